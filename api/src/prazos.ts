import type { FastifyServerOptions } from 'fastify';

/** How many connections a process has at most, and how long one may take, in ms. */
export interface Prazos {
  /** A further one is closed at once. Without a proxy in front, a browser has up to six. */
  conexoes: number;
  /** Limit for the headers of a request. */
  cabecalhosMs: number;
  /** Limit for a complete request: 3 MB at 256 kbit/s, a photo from a rural school, take about 100 s. */
  requisicaoMs: number;
  /**
   * Limit without any byte in either direction while a request is open. Longer than any response takes, except that of
   * many papers (`relatorios/relatorios/espera.ts`).
   */
  ociosoMs: number;
}

export const PRAZOS: Prazos = { conexoes: 5_000, cabecalhosMs: 15_000, requisicaoMs: 150_000, ociosoMs: 45_000 };

/** The limits as options of the server, which checks its connections ten times within the shortest limit. */
export function opcoesDosPrazos({
  cabecalhosMs,
  requisicaoMs,
  ociosoMs,
}: Omit<Prazos, 'conexoes'>): Pick<FastifyServerOptions, 'requestTimeout' | 'connectionTimeout'> & { http: object } {
  const connectionsCheckingInterval = Math.ceil(Math.min(cabecalhosMs, requisicaoMs) / 10);
  return {
    requestTimeout: requisicaoMs,
    connectionTimeout: ociosoMs,
    http: { headersTimeout: cabecalhosMs, requestTimeout: requisicaoMs, connectionsCheckingInterval },
  };
}
