import { z } from 'zod';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { alunosEmbutidos } from './alunos.js';

const tags = ['Serviços externos embutidos (demonstração)'];
const Turma = z.object({
  escola: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
  data: z.iso.date(),
  faixaEtaria: z.string().min(1).max(60),
});
const Aluno = z.object({ id: z.int(), nome: z.string() });

/** The stand-in as an HTTP service in the format of the real one, so that an installation can be tested with it. */
const alunos: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/externo/alunos/alimentacao/quantidade',
    {
      config: { permissao: 'PUBLICA' },
      schema: {
        tags,
        summary: 'Alunos de uma faixa etária num dia (dados de demonstração)',
        querystring: Turma,
        response: { 200: z.object({ quantidadeDeAlunos: z.int() }) },
      },
    },
    async ({ query }) => ({ quantidadeDeAlunos: await alunosEmbutidos.quantidade(query) }),
  );

  app.get(
    '/externo/alunos/alimentacao/presencas',
    {
      config: { permissao: 'PUBLICA' },
      schema: {
        tags,
        summary: 'Alunos esperados numa refeição e os que entraram no refeitório (dados de demonstração)',
        querystring: Turma.extend({ tipoRefeicao: z.string().min(1).max(60) }),
        response: { 200: z.object({ alunosParaRefeicao: z.array(Aluno), entradaRefeitorio: z.array(Aluno) }) },
      },
    },
    async ({ query }) => alunosEmbutidos.presencas(query),
  );
};

export default alunos;
