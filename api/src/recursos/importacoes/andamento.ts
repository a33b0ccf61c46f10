import type { AndamentoDaImportacao } from '@merenda/shared/contratos';
import type { Contexto } from '../../banco/contexto.js';

/** Called with the part that is done, from 0 to 1. */
export type AoAvancar = (feito: number) => void;

/** The part of each import that runs in this process, by user and key. */
const andamentos = new Map<string, number>();

const nomeDe = (usuarioId: number, chave: string): string => `${usuarioId} ${chave}`;

/** How far the user's import with this key is; null when none runs in this process. */
export const andamentoDe = ({ usuario }: Contexto, chave: string): AndamentoDaImportacao => ({
  feito: andamentos.get(nomeDe(usuario.id, chave)) ?? null,
});

/** Runs an import, whose progress can be read by its key until it ends. */
export async function comAndamento<T>(
  { escrita }: Contexto,
  executar: (aoAvancar: AoAvancar) => Promise<T>,
): Promise<T> {
  if (!escrita) return executar(() => undefined);
  const nome = nomeDe(escrita.usuarioId, escrita.chave);
  try {
    return await executar((feito) => andamentos.set(nome, feito));
  } finally {
    andamentos.delete(nome);
  }
}
