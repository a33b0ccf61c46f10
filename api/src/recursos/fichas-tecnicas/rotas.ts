import { BuscaFicha, FichaTecnica } from '@merenda/shared/contratos';
import type { Rotas } from '../rotas.js';
import { fichaDeCardapios, fichaDePratos, fichaDePreparos } from './calculo.js';

const fichasTecnicas: Rotas = async (app) => {
  app.get(
    '/fichas-tecnicas',
    {
      config: { permissao: 'LOGADO' },
      schema: {
        tags: ['Fichas técnicas'],
        summary: 'Nutrientes de preparos ou de pratos somados, ou a média de cardápios',
        querystring: BuscaFicha,
        response: { 200: FichaTecnica },
      },
    },
    async ({ query: { preparos, pratos, cardapios = [] }, contexto: { banco } }) => {
      if (preparos) return { nutrientes: await fichaDePreparos(banco, preparos) };
      if (pratos) return { nutrientes: await fichaDePratos(banco, pratos) };
      return { nutrientes: await fichaDeCardapios(banco, cardapios) };
    },
  );
};

export default fichasTecnicas;
