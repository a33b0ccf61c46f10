import { abrir, haCofre, selar } from './cofre.js';

/** In localStorage, sealed with the session's key. It stays after the logout. */
const NOME = 'aparelho';

/** Users of one browser whose tokens are kept; the one who got a token first is forgotten first. */
const USUARIOS = 20;

/** The tokens by the user's id; '' for the one of a version in which a browser had one for all. */
type Tokens = [usuarioId: string, token: string][];

async function ler(): Promise<Tokens> {
  try {
    const selado = localStorage.getItem(NOME);
    return selado !== null && haCofre() ? lidos(await abrir(selado)) : [];
  } catch {
    // Blocked, altered, or sealed with a lost key: the next login gives another one.
    return [];
  }
}

const lidos = (texto: string): Tokens => (texto.startsWith('[') ? (JSON.parse(texto) as Tokens) : [['', texto]]);

/**
 * The tokens by which the server knows the users of this browser, with a space between them; undefined before the first
 * login, or if they can't be opened.
 */
export async function lerAparelho(): Promise<string | undefined> {
  const tokens = await ler();
  return tokens.length === 0 ? undefined : tokens.map(([, token]) => token).join(' ');
}

/** The one of a user. */
export async function lerAparelhoDe(usuarioId: number): Promise<string | undefined> {
  const tokens = new Map(await ler());
  return tokens.get(String(usuarioId)) ?? tokens.get('');
}

/** Keeps the token that the server gave to a user. A browser that refuses to store it is a new one at each login. */
export async function guardarAparelho(usuarioId: number, token: string): Promise<void> {
  if (!haCofre()) return;
  try {
    const outros = (await ler()).filter(([dono]) => dono !== String(usuarioId));
    const tokens: Tokens = [...outros, [String(usuarioId), token]];
    localStorage.setItem(NOME, await selar(JSON.stringify(tokens.slice(-USUARIOS))));
  } catch (erro) {
    console.warn('The browser does not keep the token of the device:', erro);
  }
}
