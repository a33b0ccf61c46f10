import fp from 'fastify-plugin';
import { alunosEmbutidos } from '../externo/alunos-embutido.js';
import { servicoDeAlunos, type ServicoDeAlunos } from '../externo/alunos.js';
import { gestaoEscolarEm, type GestaoEscolar } from '../externo/gestao-escolar.js';
import { gestaoEscolarSimulada } from '../externo/gestao-escolar-simulada.js';

/** Addresses of the outside services; null puts the embedded stand-in in a service's place. */
export interface EnderecosExternos {
  gestaoEscolar: string | null;
}

/** Every service by its stand-in. */
export const SIMULADOS: EnderecosExternos = { gestaoEscolar: null };

declare module 'fastify' {
  interface FastifyInstance {
    externos: { gestaoEscolar: GestaoEscolar; alunos: ServicoDeAlunos };
    enderecosExternos: EnderecosExternos;
  }
}

/** Hangs the clients of the outside services on the app. */
export default fp<{ enderecos: EnderecosExternos }>(
  async (app, { enderecos }) => {
    app.decorate('enderecosExternos', enderecos);
    const { gestaoEscolar } = enderecos;
    app.decorate('externos', {
      gestaoEscolar: gestaoEscolar === null ? gestaoEscolarSimulada : gestaoEscolarEm(gestaoEscolar),
      alunos: gestaoEscolar === null ? alunosEmbutidos : servicoDeAlunos(gestaoEscolar),
    });
  },
  { name: 'externos' },
);
