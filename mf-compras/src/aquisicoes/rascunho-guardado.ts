import { comChaves, type RascunhoAquisicao } from './rascunho.js';

/** An unfinished registration that this browser keeps. */
export interface RascunhoGuardado {
  /** When, in ms since 1970. */
  quando: number;
  valores: Partial<RascunhoAquisicao>;
}

const chave = (usuario: number): string => `rascunho:aquisicao:${usuario}`;

export function guardarRascunho(usuario: number, valores: Partial<RascunhoAquisicao>): void {
  try {
    localStorage.setItem(chave(usuario), JSON.stringify({ quando: Date.now(), valores } satisfies RascunhoGuardado));
  } catch {
    // A full or forbidden storage costs the draft, not the registration.
    esquecerRascunho(usuario);
  }
}

export const esquecerRascunho = (usuario: number): void => localStorage.removeItem(chave(usuario));

/** The draft of this user in this browser; null if there is none or it cannot be read. */
export function lerRascunho(usuario: number): RascunhoGuardado | null {
  const guardado = localStorage.getItem(chave(usuario));
  if (guardado === null) return null;
  try {
    const { quando, valores } = JSON.parse(guardado) as RascunhoGuardado;
    return { quando, valores: { ...valores, propostasVencedoras: comChaves(valores.propostasVencedoras ?? []) } };
  } catch {
    esquecerRascunho(usuario);
    return null;
  }
}
