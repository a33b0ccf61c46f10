import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { buscarChamada, listarChamadas } from './consultas.js';
import { contratarChamada } from './contratos.js';
import { cancelarChamada, classificarChamada, homologarChamada, publicarChamada } from './estados.js';
import { alterarChamada, criarChamada } from './gravacao.js';
import { gravarProjetos } from './projetos.js';

const daUnidade = { permissao: 'AQUISICOES', unidade: { unidade: 'body.unidadeEducacional.id' } } as const;

const chamadasPublicas: Rotas = async (app) => {
  const rota = rotasDe(app, 'Chamadas públicas');

  rota(
    'GET /chamadas-publicas',
    { permissao: 'AQUISICOES', summary: 'Lista as chamadas públicas das unidades do usuário' },
    async ({ contexto }) => listarChamadas(contexto),
  );

  rota(
    'GET /chamadas-publicas/:id',
    { permissao: 'AQUISICOES', summary: 'Uma chamada pública, com os preços, os projetos de venda e a classificação' },
    async ({ contexto, params }) => buscarChamada(contexto.banco, contexto.usuario, params.id),
  );

  rota('POST /chamadas-publicas', { ...daUnidade, summary: 'Cadastra uma chamada pública, em rascunho' }, async (req) =>
    criarChamada(req.contexto, req.body),
  );

  rota(
    'PUT /chamadas-publicas/:id',
    { ...daUnidade, summary: 'Altera o rascunho de uma chamada pública' },
    async (req) => alterarChamada(req.contexto, req.params.id, req.body),
  );

  rota(
    'PUT /chamadas-publicas/:id/publicar',
    { permissao: 'AQUISICOES', summary: 'Publica uma chamada pública com a pesquisa de preços completa' },
    async (req) => publicarChamada(req.contexto, req.params.id),
  );

  rota(
    'PUT /chamadas-publicas/:id/projetos',
    { permissao: 'AQUISICOES', summary: 'Grava os projetos de venda de uma chamada publicada' },
    async (req) => gravarProjetos(req.contexto, req.params.id, req.body),
  );

  rota(
    'PUT /chamadas-publicas/:id/classificar',
    { permissao: 'AQUISICOES', summary: 'Classifica os projetos de venda, com o sorteio dos empates registrado' },
    async (req) => classificarChamada(req.contexto, req.params.id),
  );

  rota(
    'PUT /chamadas-publicas/:id/homologar',
    { permissao: 'AQUISICOES', summary: 'Homologa o resultado da seleção' },
    async (req) => homologarChamada(req.contexto, req.params.id),
  );

  rota(
    'PUT /chamadas-publicas/:id/cancelamento',
    { permissao: 'AQUISICOES', summary: 'Cancela uma chamada pública' },
    async (req) => cancelarChamada(req.contexto, req.params.id, req.body),
  );

  rota(
    'POST /chamadas-publicas/:id/contratos',
    { permissao: 'AQUISICOES', summary: 'Gera, uma vez, a aquisição pendente com os contratos da chamada homologada' },
    async (req) => contratarChamada(req.contexto, req.params.id, req.body),
  );
};

export default chamadasPublicas;
