import { excluir } from '../../mecanismos/exclusoes/excluir.js';
import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import {
  buscarAquisicao,
  exigirQueSePeca,
  exigirVisivel,
  listarAquisicoes,
  listarParaSolicitacao,
} from './consultas.js';
import { cancelarAquisicao, definirLimiar, homologarAquisicao, motivoDaAquisicao } from './estados.js';
import { definirFontes } from './fontes.js';
import { alterarAquisicao, criarAquisicao } from './gravacao.js';
import { itensDaAquisicao, itensDoFornecedor } from './saldos.js';

const daUnidade = { permissao: 'AQUISICOES', unidade: { unidade: 'body.unidadeEducacional.id' } } as const;

const aquisicoes: Rotas = async (app) => {
  const rota = rotasDe(app, 'Aquisições');

  rota(
    'GET /aquisicoes',
    {
      permissao: 'LOGADO',
      summary:
        'Lista as aquisições das unidades do usuário; com paraSolicitacao=true, as que hoje aceitam solicitação, de qualquer unidade',
    },
    async ({ contexto, query }) =>
      query.paraSolicitacao === 'true' ? listarParaSolicitacao(contexto.banco) : listarAquisicoes(contexto),
  );

  rota('GET /aquisicoes/:id', { permissao: 'LOGADO', summary: 'Uma aquisição inteira' }, async ({ contexto, params }) =>
    buscarAquisicao(contexto.banco, contexto.usuario, params.id),
  );

  rota('POST /aquisicoes', { ...daUnidade, summary: 'Cadastra uma aquisição, pendente' }, async (req) =>
    criarAquisicao(req.contexto, req.body),
  );

  rota('PUT /aquisicoes/:id', { ...daUnidade, summary: 'Altera uma aquisição pendente' }, async (req) =>
    alterarAquisicao(req.contexto, req.params.id, req.body),
  );

  rota(
    'DELETE /aquisicoes/:id',
    { permissao: 'AQUISICOES', summary: 'Exclui uma aquisição que não está vigente' },
    async (req) => excluir(req.contexto, 'aquisicoes', req.params.id),
  );

  rota(
    'PUT /aquisicoes/:id/homologar',
    { permissao: 'AQUISICOES', summary: 'Homologa uma aquisição pendente, que passa a vigente' },
    async (req) => homologarAquisicao(req.contexto, req.params.id),
  );

  rota('PUT /aquisicoes/:id/cancelamento', { permissao: 'AQUISICOES', summary: 'Cancela uma aquisição' }, async (req) =>
    cancelarAquisicao(req.contexto, req.params.id, req.body),
  );

  rota('GET /aquisicoes/:id/cancelamento', { permissao: 'LOGADO', summary: 'O motivo do cancelamento' }, async (req) =>
    motivoDaAquisicao(req.contexto, req.params.id),
  );

  rota(
    'PUT /aquisicoes/notificacao/:id',
    { permissao: 'AQUISICOES', summary: 'Define o percentual do valor abaixo do qual o saldo é avisado' },
    async (req) => definirLimiar(req.contexto, req.params.id, req.body),
  );

  rota(
    'PUT /aquisicoes/fonte-de-recursos',
    { permissao: 'AQUISICOES', summary: 'Diz quem paga várias aquisições, em qualquer situação' },
    async (req) => definirFontes(req.contexto, req.body),
  );

  rota(
    'GET /aquisicoes/:id/itens',
    { permissao: 'LOGADO', summary: 'Os itens de uma aquisição com seu saldo' },
    async ({ contexto, params }) => {
      await exigirVisivel(contexto, params.id);
      return itensDaAquisicao(contexto.banco, params.id);
    },
  );

  rota(
    'GET /fornecedores/:id/itens',
    { permissao: 'LOGADO', summary: 'Os itens que um fornecedor venceu em uma aquisição, com seu saldo' },
    async ({ contexto, params, query }) => {
      await exigirQueSePeca(contexto, query.aquisicao);
      return itensDoFornecedor(contexto.banco, params.id, query.aquisicao);
    },
  );
};

export default aquisicoes;
