import type { EntidadeDesfazivel } from '@merenda/shared/contratos';
import type { QueryKey } from '@tanstack/react-query';
import { api } from './api.js';
import { useEscrita } from './escrita.js';
import { useEscritaDeVarios, type Desfecho, type EscritaDeVarios } from './varios.js';

/** Deletes records by their ids, or by their days, and takes the deletions back. */
export interface Exclusao<Id extends number | string = number> {
  excluir: (id: Id) => Promise<unknown>;
  desfazer: (id: Id) => Promise<unknown>;
  excluirVarios: (ids: EscritaDeVarios<Id>) => Promise<Desfecho<Id>>;
  desfazerVarios: (ids: EscritaDeVarios<Id>) => Promise<Desfecho<Id>>;
}

/**
 * The deletion of records, which the server can undo for a moment. All make the data under `renova` outdated, as in
 * `useEscrita`. Those that undo also work when the screen is gone.
 */
export function useExclusao<Id extends number | string = number>(
  entidade: EntidadeDesfazivel,
  excluir: (id: Id) => Promise<unknown>,
  renova: readonly QueryKey[],
): Exclusao<Id> {
  const desfazer = (id: Id) => api.post('exclusoes/desfazer', { entidade, id });
  return {
    excluir: useEscrita(excluir, renova).mutateAsync,
    desfazer: useEscrita(desfazer, renova).mutateAsync,
    excluirVarios: useEscritaDeVarios(excluir, renova),
    desfazerVarios: useEscritaDeVarios(desfazer, renova),
  };
}
