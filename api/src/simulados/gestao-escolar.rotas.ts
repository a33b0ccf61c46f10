import { AlunoDaTurma, AnoParam, IdParam, Turma } from '@merenda/shared/contratos';
import { z } from 'zod';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { gestaoEscolarSimulada } from './gestao-escolar.js';

const tags = ['Simuladores'];

/** The stand-in as an HTTP service in the format of the real one. */
const simulador: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onSend', async (_req, res) => {
    res.header('x-simulador', 'gestao-escolar; dados inventados');
  });

  app.get(
    '/externo/gestao-escolar/turmas',
    {
      config: { permissao: 'PUBLICA' },
      schema: {
        tags,
        summary: 'Simulador da gestão escolar: turmas inventadas de uma escola',
        querystring: z.object({ escola: IdParam, anoLetivo: AnoParam }),
        response: { 200: z.array(Turma) },
      },
    },
    async (req) => gestaoEscolarSimulada.turmas(req.query.escola, req.query.anoLetivo),
  );

  app.get(
    '/externo/gestao-escolar/alunos-alimentacao',
    {
      config: { permissao: 'PUBLICA' },
      schema: {
        tags,
        summary: 'Simulador da gestão escolar: alunos inventados de uma turma',
        querystring: z.object({ escola: IdParam, turma: IdParam, ano: AnoParam }),
        response: { 200: z.array(AlunoDaTurma) },
      },
    },
    async (req) => gestaoEscolarSimulada.alunos(req.query.escola, req.query.turma, req.query.ano),
  );
};

export default simulador;
