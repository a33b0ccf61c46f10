import fp from 'fastify-plugin';
import { alunosEmbutidos } from '../externo/alunos-embutido.js';
import { servicoDeAlunos, type ServicoDeAlunos } from '../externo/alunos.js';

declare module 'fastify' {
  interface FastifyInstance {
    /** The school-management service: the real one, or its stand-in. */
    alunos: ServicoDeAlunos;
  }
}

export default fp<{ url: string | null }>(
  async (app, { url }) => {
    app.decorate('alunos', url ? servicoDeAlunos(url) : alunosEmbutidos);
  },
  { name: 'alunos' },
);
