import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';

// The real library with a counter of its work: time measurements are not reliable on a busy machine.
const argon2 = await import('@node-rs/argon2');
const trabalhos: string[] = [];
jest.unstable_mockModule('@node-rs/argon2', () => ({
  ...argon2,
  verify: (hash: string, senha: string) => {
    trabalhos.push(hash.split('$').slice(1, 4).join('$'));
    return argon2.verify(hash, senha);
  },
}));
const { criarAppDeTeste, entrarComo } = await import('../../teste/app.js');
const { hashDaSenha } = await import('./senhas.js');

/** The first choice of OWASP's password storage cheat sheet: 19 MiB, two passes, one lane. */
const UM_TRABALHO = 'argon2id$v=19$m=19456,t=2,p=1';

let app: FastifyInstance;
let comSenha: string;
let semSenha: string;
beforeAll(async () => {
  app = await criarAppDeTeste();
  comSenha = (await entrarComo(app, { senha: 'merenda com café' })).usuario;
  semSenha = (await entrarComo(app)).usuario;
  // The first unknown user also creates the hash that all unknown users are compared with.
  await entrar('ninguem', 'x');
});
afterAll(() => app.close());

async function entrar(usuario: string, senha: string): Promise<number> {
  trabalhos.length = 0;
  return (await app.inject({ method: 'POST', url: '/api/tokens/autenticar', payload: { usuario, senha } })).statusCode;
}

describe('a login costs the same work', () => {
  test.each<[string, () => string, string, number]>([
    ['with the right password', () => comSenha, 'merenda com café', 200],
    ['with a wrong one', () => comSenha, 'outra', 401],
    ['of an unknown user', () => 'fulano', 'outra', 401],
    ['of a user without a password', () => semSenha, '', 401],
  ])('%s', async (_caso, usuario, senha, status) => {
    expect(await entrar(usuario(), senha || 'x')).toBe(status);
    expect(trabalhos).toEqual([UM_TRABALHO]);
  });
});

test('a password is stored as a salted hash of that cost', async () => {
  const [um, outro] = [await hashDaSenha('a mesma'), await hashDaSenha('a mesma')];
  expect(um.startsWith(`$${UM_TRABALHO}$`)).toBe(true);
  expect(um).not.toBe(outro);
});
