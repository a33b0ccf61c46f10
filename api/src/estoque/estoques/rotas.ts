import { estoqueDoUsuario, listarEstoques, listarEstoquesDoUsuario, vincularEstoques } from '../../acesso/index.js';
import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { adicionarProduto } from './adicao.js';
import { listarKardex, lerLinhas, paginaDoKardex } from './consultas.js';
import { excluirLinha } from './exclusao.js';
import { paginaDosLotes } from './lotes-das-unidades.js';
import { gravarMinimo } from './minimo.js';
import { listarPorProduto } from './por-produto.js';
import { registrarSaida, registrarSaidas } from './saida.js';
import { valorDoEstoque } from './valor-dos-estoques.js';

const estoques: Rotas = async (app) => {
  const rota = rotasDe(app, 'Estoques');

  rota('GET /estoques', { permissao: 'LOGADO', summary: 'Lista todos os estoques' }, async () =>
    listarEstoques(app.banco),
  );

  rota(
    'GET /estoques/me',
    { permissao: 'LOGADO', alcances: ['COZINHA'], summary: 'Lista os estoques do usuário' },
    async ({ contexto }) => listarEstoquesDoUsuario(contexto.banco, contexto.usuario),
  );

  rota(
    'POST /estoques/me',
    {
      permissao: 'USUARIOS',
      reautenticacao: true,
      summary: 'Vincula estoques ao próprio usuário, sem encerrar as suas sessões',
    },
    async (req) => vincularEstoques(req.contexto, req.body),
  );

  rota('GET /estoques/me/:id', { permissao: 'LOGADO', summary: 'Um dos estoques do usuário' }, async (req) =>
    estoqueDoUsuario(req.contexto, req.params.id),
  );

  rota(
    'GET /estoques/produtos-estoque/pagina',
    {
      permissao: 'ESTOQUES',
      summary: 'Uma página dos lotes com saldo das unidades do usuário, com o seu valor',
    },
    async ({ contexto, query }) => paginaDosLotes(contexto, query),
  );

  rota(
    'GET /estoques/:id/produtos-estoque',
    {
      permissao: 'LOGADO',
      unidade: { estoque: 'params.id' },
      summary: 'O que um estoque tem, lote a lote; com comSaldo=true, sem os lotes zerados',
    },
    async ({ params, query }) => lerLinhas(app.banco, params.id, query),
  );

  rota(
    'POST /estoques/:id/produtos-estoque',
    {
      permissao: 'ESTOQUES',
      unidade: { estoque: 'params.id' },
      summary: 'Adiciona um lote ao estoque',
    },
    async (req) => adicionarProduto(req.contexto, req.params.id, req.body),
  );

  rota(
    'PUT /estoques/:id/produtos-estoque/:idProduto',
    { permissao: 'ESTOQUES', unidade: { estoque: 'params.id' }, summary: 'Saída direta de um lote' },
    async (req) => registrarSaida(req.contexto, req.params.id, req.params.idProduto, req.body),
  );

  rota(
    'POST /estoques/:id/saidas',
    {
      permissao: 'ESTOQUES',
      unidade: { estoque: 'params.id' },
      summary: 'Saída direta de vários lotes, todos ou nenhum',
    },
    async (req) => registrarSaidas(req.contexto, req.params.id, req.body),
  );

  rota(
    'DELETE /estoques/:id/produtos-estoque/:idProduto',
    {
      permissao: 'ESTOQUES',
      unidade: { estoque: 'params.id' },
      summary: 'Exclui um lote do estoque; o histórico fica',
    },
    async (req) => excluirLinha(req.contexto, req.params.id, req.params.idProduto),
  );

  rota(
    'GET /estoques/:id/por-produto',
    {
      permissao: 'ESTOQUES',
      unidade: { estoque: 'params.id' },
      summary: 'O que um estoque tem, produto a produto, com mínimo, validade e cobertura pelo calendário',
    },
    async ({ params }) => listarPorProduto(app.banco, params.id),
  );

  rota(
    'GET /estoques/:id/valor',
    { permissao: 'ESTOQUES', unidade: { estoque: 'params.id' }, summary: 'O valor de um estoque, em R$' },
    async ({ contexto, params }) => valorDoEstoque(contexto, params.id),
  );

  rota(
    'PUT /estoques/:id/minimos/:produto',
    {
      permissao: 'ESTOQUES',
      unidade: { estoque: 'params.id' },
      summary: 'Define o mínimo de um produto em um estoque; quantidade null o retira',
    },
    async ({ contexto, params, body }) => gravarMinimo(contexto, params.id, params.produto, body),
  );

  rota(
    'GET /estoques/:id/produtos-estoque/:idProduto/kardex',
    {
      permissao: 'ESTOQUES',
      unidade: { estoque: 'params.id' },
      summary: 'Histórico de um lote no estoque, o mais recente primeiro',
    },
    async (req) => listarKardex(app.banco, req.params.id, req.params.idProduto),
  );

  rota(
    'GET /estoques/:id/produtos-estoque/:idProduto/kardex/pagina',
    {
      permissao: 'ESTOQUES',
      unidade: { estoque: 'params.id' },
      summary: 'Uma página do histórico de um lote no estoque, o mais recente primeiro',
    },
    async (req) => paginaDoKardex(app.banco, req.params.id, req.params.idProduto, req.query),
  );
};

export default estoques;
