import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { buscarPagamento, notasDaSolicitacao } from './consultas.js';
import { criarPagamento, estornarPagamento } from './gravacao.js';
import { paginaDePagamentos } from './paginas.js';

const pagamentos: Rotas = async (app) => {
  const rota = rotasDe(app, 'Pagamentos');

  rota(
    'GET /pagamentos/pagina',
    { permissao: 'AQUISICOES', summary: 'Uma página da lista de pagamentos, filtrada e ordenada' },
    async ({ contexto, query }) => paginaDePagamentos(contexto, query),
  );

  rota(
    'GET /pagamentos/solicitacoes/:id',
    { permissao: 'AQUISICOES', summary: 'As notas de uma solicitação, com o que foi aceito, pago e retido' },
    async ({ contexto, params }) => notasDaSolicitacao(contexto, params.id),
  );

  rota(
    'GET /pagamentos/:id',
    { permissao: 'AQUISICOES', summary: 'Um pagamento, com o valor de cada produto' },
    async ({ contexto, params }) => buscarPagamento(contexto.banco, contexto.usuario, params.id),
  );

  rota(
    'POST /pagamentos',
    { permissao: 'AQUISICOES', summary: 'Registra o pagamento de uma nota fiscal' },
    async (req) => criarPagamento(req.contexto, req.body),
  );

  rota(
    'POST /pagamentos/:id/estorno',
    { permissao: 'AQUISICOES', summary: 'Estorna um pagamento, que fica com o motivo e não conta mais' },
    async (req) => estornarPagamento(req.contexto, req.params.id, req.body),
  );
};

export default pagamentos;
