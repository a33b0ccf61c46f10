import { ComposicaoAlimento } from '@merenda/shared/contratos';
import { z } from 'zod';
import type { Rotas } from '../rotas.js';
import { listarComposicao } from './repositorio.js';

const composicaoAlimentos: Rotas = async (app) => {
  app.get(
    '/composicao-alimentos',
    {
      config: { permissao: 'LOGADO' },
      schema: {
        tags: ['Alimentos'],
        summary: 'Tabela de composição de alimentos, por 100 g',
        response: { 200: z.array(ComposicaoAlimento) },
      },
    },
    async (req) => listarComposicao(req.contexto.banco),
  );
};

export default composicaoAlimentos;
