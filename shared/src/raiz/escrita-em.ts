import type { CorpoDe, EnderecoDe, NomeDaRota, RespostaDe, Rotas } from '@merenda/shared/contratos';
import type { QueryKey } from '@tanstack/react-query';
import { api } from './api.js';
import { useEscrita } from './escrita.js';

type RotaComCorpo = Extract<NomeDaRota, `POST ${string}` | `PUT ${string}`>;

/** The body, and beside it the key of the submission where the call has one. */
type Valores<R> = CorpoDe<R> & (R extends { idempotente: true } ? { idempotencia: string } : unknown);

type Caminho<R> = EnderecoDe<R> extends { caminho: infer C } ? C : Record<never, never>;

/**
 * `useEscrita` of one call of the table, whose path is known: `useEscritaEm('PUT /aquisicoes/:id', { id }, RENOVA)` takes
 * the body.
 */
export function useEscritaEm<N extends RotaComCorpo>(rota: N, caminho: Caminho<Rotas[N]>, renova: readonly QueryKey[]) {
  const [metodo, endereco] = rota.split(' /') as ['POST' | 'PUT', string];
  const enviar = (metodo === 'POST' ? api.post : api.put) as unknown as (
    endereco: string,
    corpo: unknown,
    opcoes: object,
  ) => Promise<RespostaDe<Rotas[N]>>;
  return useEscrita((valores: Valores<Rotas[N]>) => {
    const { idempotencia, ...corpo } = valores as { idempotencia?: string };
    return enviar(endereco, corpo, { caminho, idempotencia });
  }, renova);
}
