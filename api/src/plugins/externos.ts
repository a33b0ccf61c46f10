import type { CampoDeServico } from '@merenda/shared/contratos';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Banco } from '../banco/conexao.js';
import { servicoDeAlunos, type ServicoDeAlunos } from '../externo/alunos.js';
import { cepEm, type ServicoDeCep } from '../externo/cep.js';
import { cidadesEm, type ServicoDeCidades } from '../externo/cidades.js';
import { sistemaEscolarEm, type SistemaEscolar } from '../externo/escolas.js';
import { gestaoEscolarEm, type GestaoEscolar } from '../externo/gestao-escolar.js';
import { lerConfiguracoes, type DoServidor } from '../mecanismos/configuracoes.js';
import { leituraAtual } from '../nucleo/leitura.js';
import { integracaoNaoConfigurada } from '../nucleo/recusas.js';
import { alunosEmbutidos } from '../simulados/alunos.js';
import { cepSimulado } from '../simulados/cep.js';
import { sistemaEscolarSimulado } from '../simulados/escolas.js';
import { gestaoEscolarSimulada } from '../simulados/gestao-escolar.js';

declare module 'fastify' {
  interface FastifyInstance {
    externos: {
      alunos: () => Promise<ServicoDeAlunos>;
      cep: () => Promise<ServicoDeCep>;
      cidades: () => Promise<ServicoDeCidades>;
      gestaoEscolar: () => Promise<GestaoEscolar>;
      sistemaEscolar: () => Promise<SistemaEscolar>;
      /** The services for which a stand-in responds now. */
      simulados: () => Promise<CampoDeServico[]>;
    };
  }
}

/** Services that have a stand-in. */
const COM_SIMULADO: readonly CampoDeServico[] = ['enderecoCep', 'enderecoGestaoEscolar', 'enderecoSistemaEscolar'];

interface OpcoesDosExternos {
  doServidor: DoServidor;
  /** Whether stand-ins with invented data respond for the services without an address. */
  simulados: boolean;
}

/**
 * Adds the clients of the outside services to the app. Each is asked for before it is called, and reads the service's
 * address from the settings, so that a change needs no restart; 409 for a service without one. An answer that uses a
 * client does not come from the database alone: it is noted.
 */
export default fp<OpcoesDosExternos>(
  async (app, opcoes) => {
    const externos = clientes(() => app.banco, opcoes);
    app.decorate('externos', {
      getter() {
        leituraAtual()?.anotarDeFora();
        return externos;
      },
    });
  },
  { name: 'externos', dependencies: ['banco'] },
);

function clientes(banco: () => Banco, { doServidor, simulados }: OpcoesDosExternos): FastifyInstance['externos'] {
  const configuracoes = () => lerConfiguracoes(banco(), doServidor);

  /** The client at the address in force; without one, `semEndereco`. A client is made once for each address. */
  function em<Cliente>(campo: CampoDeServico, criar: (endereco: string) => Cliente, semEndereco: Cliente | null) {
    let ultimo: { endereco: string; cliente: Cliente } | null = null;
    return async (): Promise<Cliente> => {
      const endereco = (await configuracoes())[campo];
      if (endereco === null) {
        if (semEndereco === null) throw integracaoNaoConfigurada(campo);
        return semEndereco;
      }
      if (ultimo?.endereco !== endereco) ultimo = { endereco, cliente: criar(endereco) };
      return ultimo.cliente;
    };
  }
  const simulado = <Cliente>(cliente: Cliente): Cliente | null => (simulados ? cliente : null);

  return {
    alunos: em('enderecoGestaoEscolar', servicoDeAlunos, simulado(alunosEmbutidos)),
    cep: em('enderecoCep', cepEm, simulado(cepSimulado)),
    // Without the presentation service, the municipality of the settings.
    cidades: em('enderecoCidades', cidadesEm, async () => {
      const { nome, uf } = await configuracoes();
      return nome !== null && uf !== null ? [{ nome, uf }] : [];
    }),
    gestaoEscolar: em('enderecoGestaoEscolar', gestaoEscolarEm, simulado(gestaoEscolarSimulada)),
    sistemaEscolar: em('enderecoSistemaEscolar', sistemaEscolarEm, simulado(sistemaEscolarSimulado)),
    simulados: async () => {
      const vigentes = await configuracoes();
      return simulados ? COM_SIMULADO.filter((campo) => vigentes[campo] === null) : [];
    },
  };
}
