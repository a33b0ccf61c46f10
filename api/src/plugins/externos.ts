import type { CampoDeServico } from '@merenda/shared/contratos';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Banco } from '../banco/conexao.js';
import { servicoDeAlunos, type ServicoDeAlunos } from '../externo/alunos.js';
import { cepEm, type ServicoDeCep } from '../externo/cep.js';
import { cidadesEm, type ServicoDeCidades } from '../externo/cidades.js';
import { sistemaEscolarEm, type SistemaEscolar } from '../externo/escolas.js';
import { gestaoEscolarEm, type GestaoEscolar } from '../externo/gestao-escolar.js';
import { leituraAtual } from '../nucleo/leitura.js';
import { lerConfiguracoes, type DoServidor } from '../recursos/municipio/consultas.js';
import { alunosEmbutidos } from '../simulados/alunos.js';
import { cepSimulado } from '../simulados/cep.js';
import { sistemaEscolarSimulado } from '../simulados/escolas.js';
import { gestaoEscolarSimulada } from '../simulados/gestao-escolar.js';

declare module 'fastify' {
  interface FastifyInstance {
    externos: {
      alunos: ServicoDeAlunos;
      cep: ServicoDeCep;
      cidades: ServicoDeCidades;
      gestaoEscolar: GestaoEscolar;
      sistemaEscolar: SistemaEscolar;
    };
  }
}

/**
 * Adds the clients of the outside services to the app. A call reads the service's address from the settings, so that a
 * change needs no restart. An answer that uses one does not come from the database alone: it is noted.
 */
export default fp<{ doServidor: DoServidor }>(
  async (app, { doServidor }) => {
    const externos = clientes(() => app.banco, doServidor);
    app.decorate('externos', {
      getter() {
        leituraAtual()?.anotarDeFora();
        return externos;
      },
    });
  },
  { name: 'externos', dependencies: ['banco'] },
);

function clientes(banco: () => Banco, doServidor: DoServidor) {
  const configuracoes = () => lerConfiguracoes(banco(), doServidor);

  /** The client at the address in force; without one, the stand-in. A client is made once for each address. */
  function em<Cliente>(campo: CampoDeServico, criar: (endereco: string) => Cliente, simulado: Cliente) {
    let ultimo: { endereco: string; cliente: Cliente } | null = null;
    return async (): Promise<Cliente> => {
      const endereco = (await configuracoes())[campo];
      if (endereco === null) return simulado;
      if (ultimo?.endereco !== endereco) ultimo = { endereco, cliente: criar(endereco) };
      return ultimo.cliente;
    };
  }

  const alunos = em('enderecoGestaoEscolar', servicoDeAlunos, alunosEmbutidos);
  const gestaoEscolar = em('enderecoGestaoEscolar', gestaoEscolarEm, gestaoEscolarSimulada);
  const cep = em('enderecoCep', cepEm, cepSimulado);
  const sistemaEscolar = em('enderecoSistemaEscolar', sistemaEscolarEm, sistemaEscolarSimulado);
  /** Without the presentation service, the municipality of the settings. */
  const cidades = em('enderecoCidades', cidadesEm, async () => {
    const { nome, uf } = await configuracoes();
    return nome !== null && uf !== null ? [{ nome, uf }] : [];
  });
  return {
    alunos: {
      quantidade: async (turma) => (await alunos()).quantidade(turma),
      presencas: async (turma) => (await alunos()).presencas(turma),
    },
    cep: async (codigo) => (await cep())(codigo),
    cidades: async () => (await cidades())(),
    gestaoEscolar: {
      turmas: async (escola, ano) => (await gestaoEscolar()).turmas(escola, ano),
      alunos: async (escola, turma, ano) => (await gestaoEscolar()).alunos(escola, turma, ano),
    },
    sistemaEscolar: async () => (await sistemaEscolar())(),
  } satisfies FastifyInstance['externos'];
}
