import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { z } from 'zod';
import type { Banco } from '../banco/conexao.js';
import {
  buscarEscrita,
  EscritaRepetida,
  type EscritaIdempotente,
  type Resposta,
} from '../banco/escrita-idempotente.js';
import { conflito, invalido } from '../nucleo/recusas.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * A write that is sent twice with one `Idempotency-Key` is answered twice: its handler returns the result of its
     * transaction. Every other write with a key is done once too, and the repetition is 409. The table of calls decides it
     * (`contratos/rotas`).
     */
    idempotente?: true;
  }
}

const ESCRITAS = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

const CHAVE = /^[\x21-\x7e]{1,200}$/;

export default fp(
  async (app) => {
    const compositores = new Map<string, EscritaIdempotente['responder']>();
    app.addHook('onRoute', (rota) => {
      if (rota.config?.idempotente) compositores.set(nomeDe(rota.method, rota.url), compositorDe(app, rota));
    });

    app.addHook('preHandler', async (req, res) => {
      const chave = req.headers['idempotency-key'];
      if (chave === undefined || !req.usuario || !ESCRITAS.has(req.method)) return;
      const responder = compositores.get(nomeDe(req.routeOptions.method, req.routeOptions.url)) ?? SEM_RESPOSTA;
      if (typeof chave !== 'string' || !CHAVE.test(chave))
        throw invalido([
          { campo: 'Idempotency-Key', mensagem: 'A chave de envio deve ter de 1 a 200 caracteres simples.' },
        ]);
      // A hash of a body with a password, or with a PIN, would be one that can be guessed.
      const comparado = responder === SEM_RESPOSTA ? null : (req.body ?? null);
      const pedidoHash = createHash('sha256')
        .update(JSON.stringify([req.method, req.url, comparado]))
        .digest('hex');
      const escrita: EscritaIdempotente = {
        usuarioId: req.usuario.id,
        chave,
        pedidoHash,
        registrado: false,
        responder,
      };
      const feito = await respostaDada(app.banco, escrita);
      if (feito) return responderDeNovo(feito, res);
      req.escrita = escrita;
    });

    // The request was sent twice at once: the slower transaction finds the key of the faster one, and its response.
    app.setErrorHandler(async (erro, req, res) => {
      const feito = erro instanceof EscritaRepetida && req.escrita && (await respostaDada(app.banco, req.escrita));
      if (feito) return responderDeNovo(feito, res);
      throw erro;
    });
  },
  { name: 'idempotencia', dependencies: ['banco', 'serializacao', 'sessao', 'permissao', 'erros'] },
);

/** Nothing of the response is kept: it may be large, or secret. */
const SEM_RESPOSTA: EscritaIdempotente['responder'] = () => null;

const nomeDe = (metodo: string | string[], url: string | undefined): string => `${String(metodo)} ${url}`;

/**
 * The response of a route for a result: its one success status, written by its contract. Throws at startup when it has
 * none, or several.
 */
function compositorDe(app: FastifyInstance, { method, url, schema }: RouteOptions): EscritaIdempotente['responder'] {
  const sucessos = Object.entries(schema?.response ?? {}).filter(([status]) => status.startsWith('2'));
  const [sucesso] = sucessos;
  if (!sucesso || sucessos.length > 1 || !(sucesso[1] instanceof z.ZodType))
    throw new Error(`${nomeDe(method, url)} is idempotent and must have one answer of success`);
  const [status, contrato] = [Number(sucesso[0]), sucesso[1]];
  const escrever = app.escritorDe(contrato);
  return (resultado): Resposta => ({ status, corpo: status === 204 ? null : escrever(resultado) });
}

/** The stored response of a key; undefined while the key is unused. 422 when it was used for another request. */
async function respostaDada(banco: Banco, escrita: EscritaIdempotente): Promise<Resposta | undefined> {
  const achado = await buscarEscrita(banco, escrita);
  if (!achado) return undefined;
  if (achado.pedidoHash !== escrita.pedidoHash)
    throw invalido([{ campo: 'Idempotency-Key', mensagem: 'Esta chave de envio já foi usada com outros dados.' }]);
  if (!achado.resposta) throw conflito('Este envio já foi recebido. Atualize a tela para ver o resultado.');
  return achado.resposta;
}

function responderDeNovo({ status, corpo }: Resposta, res: FastifyReply): FastifyReply {
  if (corpo === null) return res.code(status).send();
  return res
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer((texto: string) => texto)
    .send(corpo);
}
