import { rotasDe, type Rotas } from '../rotas.js';

import { fichaDeCardapios, fichaDePratos, fichaDePreparos } from './calculo.js';

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
};

export default fichasTecnicas;
