import { Endereco, PorCep } from '@merenda/shared/contratos';
import { z } from 'zod';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { cepSimulado } from './cep.js';

/** The stand-in as an HTTP service in the format of the real one. */
const simulador: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/externo/cep/:cep/json/',
    {
      config: { permissao: 'PUBLICA' },
      schema: {
        tags: ['Simuladores'],
        summary: 'Simulador do serviço de CEP: alguns endereços, a maioria inventados',
        params: PorCep,
        response: { 200: z.union([Endereco, z.object({ erro: z.literal('true') })]) },
      },
    },
    async (req, res) => {
      res.header('x-simulador', 'cep; dados inventados');
      return (await cepSimulado(req.params.cep)) ?? { erro: 'true' as const };
    },
  );
};

export default simulador;
