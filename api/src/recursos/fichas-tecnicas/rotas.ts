import { rotasDe, type Rotas } from '../rotas.js';

import { fichaDeCardapios, fichaDePratos, fichaDePreparos } from './calculo.js';
import { lerDadosDasFichas } from './dados.js';
import { estoqueDaComposicao } from './estoque.js';

const fichasTecnicas: Rotas = async (app) => {
  const rota = rotasDe(app, 'Fichas técnicas');

  rota(
    'GET /fichas-tecnicas',
    { permissao: 'LOGADO', summary: 'Nutrientes de preparos ou de pratos somados, ou a média de cardápios' },
    async ({ query: { preparos, pratos, cardapios = [] }, contexto: { banco } }) => {
      if (preparos) return { nutrientes: await fichaDePreparos(banco, preparos) };
      if (pratos) return { nutrientes: await fichaDePratos(banco, pratos) };
      return { nutrientes: await fichaDeCardapios(banco, cardapios) };
    },
  );

  rota(
    'GET /fichas-tecnicas/dados',
    { permissao: 'LOGADO', summary: 'De que se calculam as fichas de todos os preparos e pratos' },
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
