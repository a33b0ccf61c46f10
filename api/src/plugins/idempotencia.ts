import { createHash } from 'node:crypto';
import { setTimeout as esperar } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import type { Banco } from '../banco/conexao.js';
import { buscarEnvio, EnvioRepetido, guardarResposta, type Envio } from '../banco/envios.js';
import { agora } from '../relogio.js';
import { conflito, invalido } from './erros.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The write honours `Idempotency-Key`: sent twice, it is done once and answered twice. */
    idempotente?: true;
  }
}

const CHAVE = /^[\x21-\x7e]{1,200}$/;
/** How long after its recording the answer of a first sending may still come; a second one waits no longer. */
const ESPERAS = 50;
const INTERVALO_MS = 100;

export default fp(
  async (app) => {
    app.addHook('preHandler', async (req, res) => {
      const chave = req.headers['idempotency-key'];
      if (!req.routeOptions.config.idempotente || chave === undefined || !req.usuario) return;
      if (typeof chave !== 'string' || !CHAVE.test(chave)) throw invalido([{ campo: 'Idempotency-Key', mensagem: 'A chave de envio deve ter de 1 a 200 caracteres simples.' }]);
      const pedidoHash = createHash('sha256').update(JSON.stringify([req.method, req.url, req.body ?? null])).digest('hex');
      const envio: Envio = { usuarioId: req.usuario.id, chave, pedidoHash, registrado: false };
      if (await buscarEnvio(app.banco, envio)) return responderDeNovo(app.banco, envio, res);
      req.envio = envio;
    });

    app.addHook('onSend', async (req, res, corpo) => {
      if (req.envio?.registrado && res.statusCode < 500) {
        await guardarResposta(app.banco, req.envio, res.statusCode, typeof corpo === 'string' && corpo !== '' ? JSON.parse(corpo) : null);
      }
      return corpo;
    });

    // Two sendings at once: the slower one's transaction finds the key of the faster one.
    app.setErrorHandler(async (erro, req, res) => {
      if (erro instanceof EnvioRepetido && req.envio) return responderDeNovo(app.banco, req.envio, res);
      throw erro;
    });
  },
  { name: 'idempotencia', dependencies: ['banco', 'sessao', 'permissao', 'erros'] },
);

async function responderDeNovo(banco: Banco, envio: Envio, res: FastifyReply): Promise<FastifyReply> {
  for (let vez = 0; vez < ESPERAS; vez++) {
    const achado = await buscarEnvio(banco, envio);
    if (achado && achado.pedidoHash !== envio.pedidoHash) throw invalido([{ campo: 'Idempotency-Key', mensagem: 'Esta chave de envio já foi usada com outros dados.' }]);
    if (achado?.resposta) {
      const { status, corpo } = achado.resposta;
      return corpo === null ? res.code(status).send() : res.code(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(corpo);
    }
    if (achado && agora().getTime() - achado.criadoEm.getTime() > ESPERAS * INTERVALO_MS) break;
    await esperar(INTERVALO_MS);
  }
  throw conflito('Este envio já foi recebido. Atualize a tela para ver o resultado.');
}
