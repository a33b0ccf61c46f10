import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { aindaVale, type Instante } from './etiqueta.js';

/** A compressed answer as it was sent. */
interface RespostaGuardada {
  etiqueta: string;
  corpo: Buffer;
  cabecalhos: Record<string, string>;
}

interface Guardadas {
  /** Sends the kept answer to this request if it is the one that the request would get now; otherwise false. */
  responder(req: FastifyRequest, res: FastifyReply, instante: Instante): boolean;
  /**
   * Keeps the answer to this request when it has been compressed; `deQuem`: the user it is for and what its session opens, null for every user.
   */
  anotar(req: FastifyRequest, etiqueta: string, deQuem: string | null): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The compressed answers that this process keeps. */
    guardadas: Guardadas;
  }
  interface FastifyRequest {
    /** Of a read whose answer is to be kept: under which name, and its entity tag. */
    aGuardar: { nome: string; etiqueta: string } | null;
  }
}

/** Headers of a compressed answer besides those of every answer with an entity tag. */
const DA_COMPRESSAO = ['content-type', 'content-encoding', 'vary'];

/**
 * Keeps compressed answers in the process, at most `bytes` of them, the least used one goes first. Each has its entity
 * tag: it is sent while the tag is the one that a new answer would get, so it is never older than the data, and an
 * answer that depends on the user is that user's. Registered after the compression, whose result it keeps.
 */
export default fp<{ bytes: number }>(
  async (app, { bytes }) => {
    const respostas =
      bytes > 0 ? new LRUCache<string, RespostaGuardada>({ maxSize: bytes, sizeCalculation: tamanho }) : null;
    app.decorateRequest('aGuardar', null);
    app.decorate('guardadas', {
      responder(req, res, instante) {
        const achada = [instante.sessaoDe, null]
          .map((deQuem) => respostas?.get(nomeDa(req, deQuem)))
          .find((uma) => uma !== undefined && aindaVale(instante, uma.etiqueta));
        if (!achada) return false;
        app.metricas.respostas.inc({ resultado: 'guardada' });
        const { etiqueta, corpo, cabecalhos } = achada;
        res.headers({ ...cabecalhos, etag: etiqueta, 'cache-control': 'private, no-cache' }).send(corpo);
        return true;
      },
      anotar(req, etiqueta, deQuem) {
        if (respostas) req.aGuardar = { nome: nomeDa(req, deQuem), etiqueta };
      },
    });
    app.addHook('onRoute', (rota) => {
      rota.onSend = [rota.onSend ?? []]
        .flat()
        .concat(async (req: FastifyRequest, res: FastifyReply, corpo: unknown) => {
          if (!req.aGuardar || !comprimido(res, corpo)) return corpo;
          const inteiro = Buffer.isBuffer(corpo) ? corpo : await buffer(corpo);
          const cabecalhos = Object.fromEntries(DA_COMPRESSAO.map((nome) => [nome, String(res.getHeader(nome) ?? '')]));
          respostas?.set(req.aGuardar.nome, { etiqueta: req.aGuardar.etiqueta, corpo: inteiro, cabecalhos });
          app.metricas.respostas.inc({ resultado: 'feita' });
          app.metricas.bytesGuardados.set(respostas?.calculatedSize ?? 0);
          return inteiro;
        });
    });
  },
  { name: 'guardadas', dependencies: ['metricas'] },
);

/** The encodings that a browser accepts are a part of the name: they decide how the answer is compressed. */
function nomeDa({ url, headers }: FastifyRequest, deQuem: string | null): string {
  return JSON.stringify([url, deQuem, headers['accept-encoding'], headers['x-no-compression']]);
}

/** Bytes in memory; the texts take two for each character. */
const tamanho = ({ etiqueta, corpo, cabecalhos }: RespostaGuardada, nome: string): number =>
  corpo.byteLength + 2 * (nome.length + etiqueta.length + JSON.stringify(cabecalhos).length);

const comprimido = (res: FastifyReply, corpo: unknown): corpo is Buffer | Readable =>
  res.hasHeader('content-encoding') && typeof corpo === 'object' && corpo !== null;
