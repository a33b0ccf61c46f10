import { hash, verify } from '@node-rs/argon2';

/** argon2id (the library's default algorithm) with the first choice of OWASP's password storage cheat sheet. */
const CUSTO = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password for keeping. */
export function hashDaSenha(senha: string): Promise<string> {
  return hash(senha, CUSTO);
}

let hashDeNinguem: Promise<string> | undefined;

/** Whether the password is right. Without a hash (nobody has that name, or the user has no password) it takes as long, and is false. */
export async function senhaConfere(senhaHash: string | undefined, senha: string): Promise<boolean> {
  if (senhaHash) return verify(senhaHash, senha);
  hashDeNinguem ??= hashDaSenha('');
  await verify(await hashDeNinguem, senha);
  return false;
}
