import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { lerDadosDasFichas } from './dados.js';
import { estoqueDaComposicao } from './estoque.js';
import { listarFatores } from './fatores.js';
import { alimentosDaFicha, fichaTecnica } from './ficha.js';

const fichasTecnicas: Rotas = async (app) => {
  const rota = rotasDe(app, 'Fichas técnicas');

  rota(
    'GET /fichas-tecnicas',
    {
      permissao: 'LOGADO',
      summary: 'Nutrientes, custo, alergênicos e pendências de preparos ou de pratos somados, ou a média de cardápios',
    },
    async (req) => fichaTecnica(req.contexto.banco, req.query),
  );

  rota(
    'GET /fichas-tecnicas/alimentos',
    { permissao: 'LOGADO', summary: 'Preço e alergênicos de alimentos, para uma receita que ainda não foi salva' },
    async (req) => alimentosDaFicha(req.contexto.banco, req.query.ids),
  );

  rota(
    'GET /fatores-correcao-coccao',
    { permissao: 'LOGADO', summary: 'Fatores de correção e índices de cocção sugeridos pela literatura' },
    async (req) => listarFatores(req.contexto.banco),
  );

  rota(
    'GET /fichas-tecnicas/dados',
    { permissao: 'LOGADO', summary: 'Os dados com que se calculam as fichas de todos os preparos e pratos' },
    async ({ contexto: { banco } }) => lerDadosDasFichas(banco),
  );

  rota(
    'GET /fichas-tecnicas/estoque',
    {
      permissao: 'LOGADO',
      unidade: { unidade: 'query.unidade' },
      summary: 'Em quantos dias de aula o estoque válido de uma unidade serve pratos ou preparos',
    },
    async ({ query, contexto: { banco } }) => estoqueDaComposicao(banco, query),
  );
};

export default fichasTecnicas;
