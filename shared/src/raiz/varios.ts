import type { QueryKey } from '@tanstack/react-query';
import { ErroApi } from './erro-api.js';
import { useEscrita } from './escrita.js';

/** The same write for several records, one after the other. */
export interface EscritaDeVarios<V> {
  valores: readonly V[];
  /** Is asked before each write, with how many were tried; false ends the series. */
  continuar: (tentados: number) => boolean;
}

/** What came of the writes for several records. */
export interface Desfecho<V, R = unknown> {
  feitos: { valor: V; resposta: R }[];
  /** Those that the server refused, with its sentence. */
  recusados: { valor: V; motivo: string }[];
  /** Those that were not tried, because the series ended early. */
  restantes: V[];
  /** Why it ended early, unless `continuar` ended it: the server does not answer, or the session is over. */
  falha?: unknown;
}

/** Refusals of one record: the next one may pass. */
const DE_UM_REGISTRO = new Set([403, 404, 409, 422]);

async function umPorUm<V, R>(
  escrever: (valor: V) => Promise<R>,
  { valores, continuar }: EscritaDeVarios<V>,
): Promise<Desfecho<V, R>> {
  const feitos: Desfecho<V, R>['feitos'] = [];
  const recusados: Desfecho<V>['recusados'] = [];
  for (const [tentados, valor] of valores.entries()) {
    if (!continuar(tentados)) return { feitos, recusados, restantes: valores.slice(tentados) };
    try {
      feitos.push({ valor, resposta: await escrever(valor) });
    } catch (falha) {
      if (!(falha instanceof ErroApi && DE_UM_REGISTRO.has(falha.status)))
        return { feitos, recusados, restantes: valores.slice(tentados), falha };
      recusados.push({ valor, motivo: falha.detail });
    }
  }
  return { feitos, recusados, restantes: [] };
}

/**
 * Like `useEscrita`, for several records: the data under `renova` are read again once, after the last write. It never
 * rejects: a refusal of one record does not keep the others from being written.
 */
export function useEscritaDeVarios<V, R = unknown>(
  escrever: (valor: V) => Promise<R>,
  renova: readonly QueryKey[],
): (escrita: EscritaDeVarios<V>) => Promise<Desfecho<V, R>> {
  return useEscrita((escrita: EscritaDeVarios<V>) => umPorUm(escrever, escrita), renova).mutateAsync;
}
