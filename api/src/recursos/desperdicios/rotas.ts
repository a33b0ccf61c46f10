import { Desperdicio } from '@merenda/shared/contratos';
import { PorId } from '../parametros.js';
import type { Rotas } from '../rotas.js';
import { buscarDesperdicio } from './repositorio.js';

const desperdicios: Rotas = async (app) => {
  app.get(
    '/refeicoes/:id/desperdicios',
    {
      config: { permissao: 'LOGADO' },
      schema: {
        tags: ['Desperdícios'],
        summary: 'Alunos alimentados e não alimentados de uma refeição executada',
        params: PorId,
        response: { 200: Desperdicio },
      },
    },
    async ({ contexto, params }) => buscarDesperdicio(contexto, app.externos.alunos, params.id),
  );
};

export default desperdicios;
