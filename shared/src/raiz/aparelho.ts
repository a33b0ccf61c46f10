import { abrir, haCofre, selar } from './cofre.js';

/** In localStorage, sealed with the session's key. It stays after the logout. */
const NOME = 'aparelho';

/** The token by which the server knows this browser; undefined before its first login, or if it can't be opened. */
export async function lerAparelho(): Promise<string | undefined> {
  try {
    const selado = localStorage.getItem(NOME);
    return selado !== null && haCofre() ? await abrir(selado) : undefined;
  } catch {
    // Blocked, altered, or sealed with a lost key: the next login gives another one.
    return undefined;
  }
}

/** Keeps the token that a login gave. A browser that refuses to store it is a new one at each login. */
export async function guardarAparelho(token: string): Promise<void> {
  if (!haCofre()) return;
  try {
    localStorage.setItem(NOME, await selar(token));
  } catch (erro) {
    console.warn('The browser does not keep the token of the device:', erro);
  }
}
