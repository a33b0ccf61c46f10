import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import {
  buscarCancelamento,
  buscarMovimentacao,
  listarMovimentacoes,
  paginaDasMovimentacoesDoUsuario,
  paginaDeMovimentacoes,
} from './consultas.js';
import { cancelarMovimentacao, receberMovimentacao } from './fim.js';
import { criarMovimentacao } from './gravacao.js';

const movimentacoes: Rotas = async (app) => {
  const rota = rotasDe(app, 'Movimentações');

  rota(
    'GET /estoques/:id/movimentacoes',
    {
      permissao: 'ESTOQUES',
      unidade: { estoque: 'params.id' },
      summary: 'Lista as movimentações de que o estoque é origem ou destino, a mais recente primeiro',
    },
    async (req) => listarMovimentacoes(app.banco, req.params.id),
  );

  rota(
    'GET /estoques/movimentacoes/pagina',
    {
      permissao: 'ESTOQUES',
      summary: 'Uma página das movimentações de todos os estoques do usuário, a mais recente primeiro',
    },
    async ({ contexto, query }) => paginaDasMovimentacoesDoUsuario(contexto, query),
  );

  rota(
    'GET /estoques/:id/movimentacoes/pagina',
    {
      permissao: 'ESTOQUES',
      unidade: { estoque: 'params.id' },
      summary: 'Uma página das movimentações do estoque, a mais recente primeiro',
    },
    async (req) => paginaDeMovimentacoes(app.banco, req.params.id, req.query),
  );

  rota(
    'GET /estoques/:id/movimentacoes/:idMovimentacao',
    { permissao: 'ESTOQUES', unidade: { estoque: 'params.id' }, summary: 'Uma movimentação do estoque' },
    async (req) => buscarMovimentacao(app.banco, req.params.id, req.params.idMovimentacao),
  );

  rota(
    'POST /estoques/:origem/movimentar/:destino',
    {
      permissao: 'ESTOQUES',
      unidade: { estoque: 'params.origem' },
      summary: 'Envia produtos de um estoque a outro',
    },
    async (req) => criarMovimentacao(req.contexto, req.params.origem, req.params.destino, req.body),
  );

  rota(
    'PUT /estoques/movimentacoes/receber',
    {
      permissao: 'ESTOQUES',
      unidade: { estoque: 'body.idEstoque' },
      summary: 'Recebe uma movimentação no destino',
    },
    async (req) => receberMovimentacao(req.contexto, req.body),
  );

  rota(
    'PUT /estoques/:id/movimentacoes/:idMovimentacao/cancelar',
    {
      permissao: 'ESTOQUES',
      unidade: { estoque: 'params.id' },
      summary: 'Cancela uma movimentação; os produtos voltam à origem',
    },
    async (req) => cancelarMovimentacao(req.contexto, req.params.id, req.params.idMovimentacao, req.body.motivo),
  );

  rota(
    'GET /estoques/:id/movimentacoes/:idMovimentacao/cancelamento',
    { permissao: 'ESTOQUES', unidade: { estoque: 'params.id' }, summary: 'O motivo do cancelamento' },
    async (req) => buscarCancelamento(app.banco, req.params.id, req.params.idMovimentacao),
  );
};

export default movimentacoes;
