import { UnidadeDoSistemaEscolar } from '@merenda/shared/contratos';
import { z } from 'zod';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sistemaEscolarSimulado } from './escolas.js';

/** The stand-in as an HTTP service in the format of the real one. */
const simulador: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/externo/sistema-escolar/unidades',
    {
      config: { permissao: 'PUBLICA' },
      schema: {
        tags: ['Simuladores'],
        summary: 'Simulador do sistema escolar: escolas inventadas',
        response: { 200: z.array(UnidadeDoSistemaEscolar) },
      },
    },
    async (_req, res) => {
      res.header('x-simulador', 'sistema-escolar; dados inventados');
      return sistemaEscolarSimulado();
    },
  );
};

export default simulador;
