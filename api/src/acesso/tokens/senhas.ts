import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { FilaLimitada, type Prioridade } from '../../nucleo/fila-limitada.js';

/** argon2id (the library's default algorithm) with the first choice of OWASP's password storage cheat sheet. */
const CUSTO = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Threads of libuv, used by argon2, files and name look-ups. */
const LINHAS = Number(process.env.UV_THREADPOOL_SIZE) || 4;

/** One core and one thread stay free for the requests that need no password. */
export const HASHES_AO_MESMO_TEMPO = Math.max(1, Math.min(availableParallelism() - 1, LINHAS - 1));

const fila = new FilaLimitada({
  aoMesmoTempo: HASHES_AO_MESMO_TEMPO,
  esperas: 200,
  lotada: 'Muitas pessoas estão entrando ao mesmo tempo. Aguarde alguns segundos e tente novamente.',
});

/** Hashes a password for storage. 503 when too many passwords wait already. */
export function hashDaSenha(senha: string): Promise<string> {
  return fila.executar(() => hash(senha, CUSTO));
}

/**
 * Hashes a code for storage with a salt of 16 bytes that several codes share, so that one computation finds a code among
 * them. Only for random codes: equal ones have equal hashes. 503 when too many passwords wait already.
 */
export function hashComSal(codigo: string, salt: Uint8Array): Promise<string> {
  return fila.executar(() => hash(codigo, { ...CUSTO, salt }));
}

/** The salt of a stored hash (`$argon2id$v=19$m=…$salt$hash`). */
export const salDoHash = (guardado: string): Uint8Array => Buffer.from(guardado.split('$')[4] ?? '', 'base64');

let hashDeNinguem: Promise<string> | undefined;

/**
 * Whether the password is correct. Without a hash (unknown name, or a user without password) it takes the same time and
 * returns false. 503 when too many passwords wait already.
 */
export async function senhaConfere(
  senhaHash: string | undefined,
  senha: string,
  prioridade: Prioridade = 'normal',
): Promise<boolean> {
  // Created once, outside the queue, because a refusal of the queue must not be stored.
  const comparado = senhaHash || (await (hashDeNinguem ??= hash('', CUSTO)));
  const igual = await fila.executar(() => verify(comparado, senha), prioridade);
  return igual && !!senhaHash;
}
