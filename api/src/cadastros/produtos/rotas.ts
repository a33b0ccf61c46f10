import { excluir } from '../../mecanismos/exclusoes/excluir.js';
import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { listarProdutos } from './consultas.js';
import { alterarProduto, criarProduto } from './gravacao.js';
import { paginaDeProdutos } from './paginas.js';

const produtos: Rotas = async (app) => {
  const rota = rotasDe(app, 'Produtos');

  rota('GET /produtos', { permissao: 'LOGADO', summary: 'Lista os produtos' }, async () => listarProdutos(app.banco));

  rota(
    'GET /produtos/pagina',
    { permissao: 'LOGADO', summary: 'Uma página da lista de produtos, filtrada e ordenada' },
    async ({ contexto, query }) => paginaDeProdutos(contexto, query),
  );

  rota('POST /produtos', { permissao: 'PRODUTOS', summary: 'Cadastra um produto' }, async (req) =>
    criarProduto(req.contexto, req.body),
  );

  rota('PUT /produtos/:id', { permissao: 'PRODUTOS', summary: 'Altera um produto' }, async (req) =>
    alterarProduto(req.contexto, req.params.id, req.body),
  );

  rota(
    'DELETE /produtos/:id',
    { permissao: 'PRODUTOS', summary: 'Exclui um produto que não está em uso' },
    async (req) => excluir(req.contexto, 'produtos', req.params.id),
  );
};

export default produtos;
