/** The values of a form by their names. */
export type Valores = Record<string, unknown>;

/** An unfinished registration that this browser keeps. */
interface RascunhoGuardado {
  /** When, in ms since 1970. */
  quando: number;
  valores: Valores;
}

/** Where a user's draft of a form is kept. */
const chave = (formulario: string, usuario: number): string => `rascunho:${formulario}:${usuario}`;

export function guardarRascunho(formulario: string, usuario: number, valores: Valores): void {
  try {
    const guardado: RascunhoGuardado = { quando: Date.now(), valores };
    localStorage.setItem(chave(formulario, usuario), JSON.stringify(guardado));
  } catch {
    // A full or forbidden storage costs the draft, not the registration.
    esquecerRascunho(formulario, usuario);
  }
}

export const esquecerRascunho = (formulario: string, usuario: number): void =>
  localStorage.removeItem(chave(formulario, usuario));

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
