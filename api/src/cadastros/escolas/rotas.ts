import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { listarEscolas } from './consultas.js';

/**
 * The response of a city's own host (specification 1, section 7). Names of schools are public, and the specification
 * has no token for that host.
 */
const escolas: Rotas = async (app) => {
  const rota = rotasDe(app, 'Unidades educacionais');

  rota(
    'GET /escola',
    {
      permissao: 'PUBLICA',
      summary: 'As escolas do município, pelo número no sistema escolar',
      description:
        'O mesmo número que `escolaId` de um kit e `escola` da gestão escolar. Escolas que o sistema escolar não conhece ficam de fora.',
    },
    async () => listarEscolas(app.banco),
  );
};

export default escolas;
