import { abrirSelado, haCofre, selar } from '@merenda/shared';

/** The values of a form by their names. */
export type Valores = Record<string, unknown>;

/** An unfinished registration that this browser keeps. */
export interface RascunhoGuardado {
  /** When, in ms since 1970. */
  quando: number;
  valores: Valores;
}

/** Where a user's draft of a form is kept. */
const chave = (formulario: string, usuario: number): string => `rascunho:${formulario}:${usuario}`;

/** Counts the changes of each draft: a version that was being sealed before the last one is not kept any more. */
const mudancas = new Map<string, number>();

function mudar(onde: string): number {
  const vez = (mudancas.get(onde) ?? 0) + 1;
  mudancas.set(onde, vez);
  return vez;
}

/**
 * Keeps a draft with data of persons, encrypted with the session's key: it is never written in clear. Without
 * WebCrypto nothing is kept.
 */
export async function guardarSelado(formulario: string, usuario: number, valores: Valores): Promise<void> {
  if (!haCofre()) return;
  const onde = chave(formulario, usuario);
  const vez = mudar(onde);
  try {
    const guardado: RascunhoGuardado = { quando: Date.now(), valores };
    const selado = await selar(JSON.stringify(guardado));
    if (mudancas.get(onde) === vez) localStorage.setItem(onde, selado);
  } catch {
    // As below: the draft is lost, not the registration.
    esquecerRascunho(formulario, usuario);
  }
}

/** The inverse of `guardarSelado`; null if there is none, or it cannot be opened any more. */
export async function lerSelado(formulario: string, usuario: number): Promise<RascunhoGuardado | null> {
  const selado = localStorage.getItem(chave(formulario, usuario));
  if (selado === null || !haCofre()) return null;
  try {
    return JSON.parse(await abrirSelado(selado)) as RascunhoGuardado;
  } catch {
    esquecerRascunho(formulario, usuario);
    return null;
  }
}

export function guardarRascunho(formulario: string, usuario: number, valores: Valores): void {
  try {
    const guardado: RascunhoGuardado = { quando: Date.now(), valores };
    localStorage.setItem(chave(formulario, usuario), JSON.stringify(guardado));
  } catch {
    // A full or forbidden storage costs the draft, not the registration.
    esquecerRascunho(formulario, usuario);
  }
}

export function esquecerRascunho(formulario: string, usuario: number): void {
  mudar(chave(formulario, usuario));
  localStorage.removeItem(chave(formulario, usuario));
}

/**
 * The draft of this user in this browser; null if there is none or it cannot be read.
 * @param paraFormulario makes the form's values of those that were kept
 */
export function lerRascunho(
  formulario: string,
  usuario: number,
  paraFormulario: (guardados: Valores) => Valores,
): RascunhoGuardado | null {
  const guardado = localStorage.getItem(chave(formulario, usuario));
  if (guardado === null) return null;
  try {
    const { quando, valores } = JSON.parse(guardado) as RascunhoGuardado;
    return { quando, valores: paraFormulario(valores) };
  } catch {
    esquecerRascunho(formulario, usuario);
    return null;
  }
}
