import fp from 'fastify-plugin';
import type { DoServidor } from '../mecanismos/configuracoes.js';
import { leituraAtual } from '../nucleo/leitura.js';

declare module 'fastify' {
  interface FastifyInstance {
    /** Settings of the municipality that the server's environment defines. */
    doServidor: DoServidor;
    /** The database holds the demonstration although the server runs without it. */
    restaDemonstracao: boolean;
    /** The server runs the demonstration: invented documents are taken as real ones. */
    demonstracao: boolean;
    /** Whether the page executes unsigned areas. */
    areasSemAssinatura: () => Promise<boolean>;
  }
}

interface OpcoesDoMunicipio {
  doServidor: DoServidor;
  restaDemonstracao: boolean;
  demonstracao: boolean;
  areasSemAssinatura: () => Promise<boolean>;
}

/** Adds the environment's settings to the app. An answer that uses them does not come from the database alone: it is noted. */
export default fp<OpcoesDoMunicipio>(
  async (app, { doServidor, restaDemonstracao, demonstracao, areasSemAssinatura }) => {
    app.decorate('restaDemonstracao', restaDemonstracao);
    app.decorate('demonstracao', demonstracao);
    app.decorate('areasSemAssinatura', areasSemAssinatura);
    app.decorate('doServidor', {
      getter() {
        leituraAtual()?.anotarDeFora();
        return doServidor;
      },
    });
  },
  { name: 'municipio' },
);
