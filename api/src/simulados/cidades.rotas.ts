import { Cidade } from '@merenda/shared/contratos';
import { z } from 'zod';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { MUNICIPIO } from '../demonstracao/municipio/unidades.js';

/** The presentation service in the format of the real one: only the demonstration municipality. */
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
      return [{ nome: MUNICIPIO.nome, uf: MUNICIPIO.uf }];
    },
  );
};

export default simulador;
