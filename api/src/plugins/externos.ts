import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { servicoDeAlunos, type ServicoDeAlunos } from '../externo/alunos.js';
import { cepEm, type ServicoDeCep } from '../externo/cep.js';
import { cidadesEm, type ServicoDeCidades } from '../externo/cidades.js';
import type { EnderecosExternos } from '../externo/enderecos.js';
import { sistemaEscolarEm, type SistemaEscolar } from '../externo/escolas.js';
import { gestaoEscolarEm, type GestaoEscolar } from '../externo/gestao-escolar.js';
import { leituraAtual } from '../nucleo/leitura.js';
import { alunosEmbutidos } from '../simulados/alunos.js';
import { cepSimulado } from '../simulados/cep.js';
import { cidadesSimuladas } from '../simulados/cidades.js';
import { sistemaEscolarSimulado } from '../simulados/escolas.js';
import { gestaoEscolarSimulada } from '../simulados/gestao-escolar.js';

/** A stand-in for every service. */
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

/** Adds the clients of the outside services to the app. An answer that uses one does not come from the database alone: it is noted. */
export default fp<{ enderecos: EnderecosExternos }>(
  async (app, { enderecos }) => {
    app.decorate('enderecosExternos', enderecos);
    const { cep, cidades, gestaoEscolar, sistemaEscolar } = enderecos;
    const externos: FastifyInstance['externos'] = {
      alunos: gestaoEscolar === null ? alunosEmbutidos : servicoDeAlunos(gestaoEscolar),
      cep: cep === null ? cepSimulado : cepEm(cep),
      cidades: cidades === null ? cidadesSimuladas : cidadesEm(cidades),
      gestaoEscolar: gestaoEscolar === null ? gestaoEscolarSimulada : gestaoEscolarEm(gestaoEscolar),
      sistemaEscolar: sistemaEscolar === null ? sistemaEscolarSimulado : sistemaEscolarEm(sistemaEscolar),
    };
    app.decorate('externos', {
      getter() {
        leituraAtual()?.anotarDeFora();
        return externos;
      },
    });
  },
  { name: 'externos' },
);
