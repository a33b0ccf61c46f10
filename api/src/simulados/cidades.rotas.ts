import { Cidade } from '@merenda/shared/contratos';
import { z } from 'zod';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { cidadesSimuladas } from './cidades.js';

/** The stand-in as an HTTP service in the format of the real one. */
const simulador: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/externo/apresentacao/cidades',
    {
      config: { permissao: 'PUBLICA' },
      schema: {
        tags: ['Simuladores'],
        summary: 'Simulador do serviço de apresentação: uma cidade inventada',
        response: { 200: z.array(Cidade) },
      },
    },
    async (_req, res) => {
      res.header('x-simulador', 'apresentacao; dados inventados');
      return cidadesSimuladas();
    },
  );
};

export default simulador;
