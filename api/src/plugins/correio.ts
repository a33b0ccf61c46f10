import fp from 'fastify-plugin';
import type { Correio } from '../externo/correio/correio.js';
import { Insistencia } from '../externo/correio/insistir.js';
import type { Mensagem } from '../nucleo/mensagem.js';

/** How this installation sends e-mail. */
export interface OpcoesDoCorreio {
  enviar: Correio;
  /** Whether a mail server sends the messages; otherwise they are only written to files. */
  comServidor: boolean;
  /**
   * Address at which people reach the product, without a slash at its end; links in messages begin with it, never with
   * a host from the request.
   */
  enderecoPublico: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    correio: OpcoesDoCorreio;
    /**
     * Sends a message after the response: a slow mail server delays no request, and a failure undoes nothing: the
     * message is sent again. A function writes the message, or finds that there is none to send, after the response
     * too.
     */
    avisarPorEmail: (mensagem: Mensagem | (() => Promise<Mensagem | null>)) => void;
  }
}

/** Adds the mail to the app. */
export default fp<OpcoesDoCorreio>(
  async (app, { enviar, comServidor, enderecoPublico }) => {
    app.decorate('correio', { enviar, comServidor, enderecoPublico });
    const insistencia = new Insistencia(enviar, app.log);
    const enviarSeHouver = async (mensagem: Mensagem | (() => Promise<Mensagem | null>)) => {
      const escrita = typeof mensagem === 'function' ? await mensagem() : mensagem;
      if (escrita) await insistencia.mandar(escrita);
    };
    const emCurso = new Set<Promise<void>>();
    // The app closes after the last message.
    app.addHook('preClose', async () => {
      await Promise.all(emCurso);
      await insistencia.encerrar();
    });
    app.decorate('avisarPorEmail', (mensagem) => {
      const tentativa = enviarSeHouver(mensagem).catch((erro: unknown) => {
        app.log.error(erro, 'um e-mail não foi enviado');
      });
      emCurso.add(tentativa);
      void tentativa.then(() => emCurso.delete(tentativa));
    });
  },
  { name: 'correio' },
);

/** An app without mail throws when it should send. */
export const SEM_CORREIO: OpcoesDoCorreio = {
  enviar: () => Promise.reject(new Error('No mail was configured.')),
  comServidor: false,
  enderecoPublico: 'http://localhost',
};
