import { Escola } from '@merenda/shared/contratos';
import { z } from 'zod';
import type { Rotas } from '../rotas.js';
import { listarEscolas } from './repositorio.js';

/** What a city's own host answers (specification 1, section 7). Names of schools are public, and the specification knows no token of that host. */
const escolas: Rotas = async (app) => {
  app.get(
    '/escola',
    {
      config: { permissao: 'PUBLICA' },
      schema: {
        tags: ['Unidades educacionais'],
        summary: 'As escolas do município, pelo número no sistema escolar',
        description:
          'O mesmo número que `escolaId` de um kit e `escola` da gestão escolar. Escolas que o sistema escolar não conhece ficam de fora.',
        response: { 200: z.array(Escola) },
      },
    },
    async () => listarEscolas(app.banco),
  );
};

export default escolas;
