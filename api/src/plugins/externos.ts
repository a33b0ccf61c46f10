import fp from 'fastify-plugin';
import { alunosEmbutidos } from '../externo/alunos-embutido.js';
import { servicoDeAlunos, type ServicoDeAlunos } from '../externo/alunos.js';
import { cepSimulado } from '../externo/cep-simulado.js';
import { cepEm, type ServicoDeCep } from '../externo/cep.js';
import { cidadesSimuladas } from '../externo/cidades-simuladas.js';
import { cidadesEm, type ServicoDeCidades } from '../externo/cidades.js';
import { sistemaEscolarSimulado } from '../externo/escolas-simuladas.js';
import { sistemaEscolarEm, type SistemaEscolar } from '../externo/escolas.js';
import { gestaoEscolarEm, type GestaoEscolar } from '../externo/gestao-escolar.js';
import { gestaoEscolarSimulada } from '../externo/gestao-escolar-simulada.js';

/** Addresses of the outside services; null puts the embedded stand-in in a service's place. */
export interface EnderecosExternos {
  /** Postal codes: `{cep}/{8 digits}/json/`. */
  cep: string | null;
  /** Presentation service: the list of cities itself. */
  cidades: string | null;
  gestaoEscolar: string | null;
  /** School system: the list of units itself. */
  sistemaEscolar: string | null;
}

/** Every service by its stand-in. */
export const SIMULADOS: EnderecosExternos = { cep: null, cidades: null, gestaoEscolar: null, sistemaEscolar: null };

declare module 'fastify' {
  interface FastifyInstance {
    externos: {
      alunos: ServicoDeAlunos;
      cep: ServicoDeCep;
      cidades: ServicoDeCidades;
      gestaoEscolar: GestaoEscolar;
      sistemaEscolar: SistemaEscolar;
    };
    enderecosExternos: EnderecosExternos;
  }
}

/** Hangs the clients of the outside services on the app. */
export default fp<{ enderecos: EnderecosExternos }>(
  async (app, { enderecos }) => {
    app.decorate('enderecosExternos', enderecos);
    const { cep, cidades, gestaoEscolar, sistemaEscolar } = enderecos;
    app.decorate('externos', {
      alunos: gestaoEscolar === null ? alunosEmbutidos : servicoDeAlunos(gestaoEscolar),
      cep: cep === null ? cepSimulado : cepEm(cep),
      cidades: cidades === null ? cidadesSimuladas : cidadesEm(cidades),
      gestaoEscolar: gestaoEscolar === null ? gestaoEscolarSimulada : gestaoEscolarEm(gestaoEscolar),
      sistemaEscolar: sistemaEscolar === null ? sistemaEscolarSimulado : sistemaEscolarEm(sistemaEscolar),
    });
  },
  { name: 'externos' },
);
