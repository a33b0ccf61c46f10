import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { definirRelogio } from '../../nucleo/relogio.js';

// The real library with a counter of comparisons: the tests check order and numbers instead of times.
const argon2 = await import('@node-rs/argon2');
const comparadas: string[] = [];
let emCurso = 0;
let maximoEmCurso = 0;
jest.unstable_mockModule('@node-rs/argon2', () => ({
  ...argon2,
  verify: async (hash: string, senha: string) => {
    comparadas.push(senha);
    maximoEmCurso = Math.max(maximoEmCurso, ++emCurso);
    try {
      return await argon2.verify(hash, senha);
    } finally {
      emCurso--;
    }
  },
}));
const { criarAppDeTeste, entrarComo } = await import('../../teste/app.js');
const { HASHES_AO_MESMO_TEMPO } = await import('./senhas.js');

const SENHA = 'merenda com café';
let app: FastifyInstance;
let vitima: string;
let colega: string;
beforeAll(async () => {
  app = await criarAppDeTeste();
  vitima = (await entrarComo(app, { senha: SENHA })).usuario;
  colega = (await entrarComo(app, { senha: SENHA })).usuario;
});
beforeEach(() => {
  comparadas.length = 0;
  maximoEmCurso = 0;
});
afterEach(() => definirRelogio());
afterAll(() => app.close());

const tentar = (usuario: string, senha: string, ip: string) =>
  app.inject({ method: 'POST', url: '/api/tokens/autenticar', remoteAddress: ip, payload: { usuario, senha } });
const status = async (usuario: string, senha: string, ip: string) => (await tentar(usuario, senha, ip)).statusCode;

/** Asks until the server is ready: each probe has a limit by the clock, which a busy machine can exceed. */
async function ficarPronta(): Promise<void> {
  while ((await app.inject('/saude/pronta')).statusCode !== 200);
}

describe('400 attempts at once', () => {
  // All at one instant, because each second would allow one more attempt on a slow machine.
  beforeEach(() => {
    const instante = new Date();
    definirRelogio({ agora: () => instante });
  });

  test('on one account from one address: ten are compared, the correct one at position 380 is not, and others are served meanwhile', async () => {
    const ataque = Array.from({ length: 400 }, (_, n) =>
      status(n % 2 ? vitima : vitima.toUpperCase(), n === 380 ? SENHA : `errada ${n}`, '10.1.0.1'),
    );
    const [legitimo] = await Promise.all([status(colega, SENHA, '10.1.0.2'), ficarPronta()]);
    expect(legitimo).toBe(200);
    const respostas = await Promise.all(ataque);
    expect(respostas.filter((codigo) => codigo === 401)).toHaveLength(10);
    expect(respostas.filter((codigo) => codigo === 429)).toHaveLength(390);
    expect(comparadas).toHaveLength(11);
    expect(maximoEmCurso).toBeLessThanOrEqual(HASHES_AO_MESMO_TEMPO);
  });

  test('on one account from 400 addresses: twenty are compared', async () => {
    const { usuario } = await entrarComo(app, { senha: SENHA });
    const respostas = await Promise.all(
      Array.from({ length: 400 }, (_, n) => tentar(usuario, n === 380 ? SENHA : 'errada', `10.2.${n >> 8}.${n & 255}`)),
    );
    expect(respostas.filter(({ statusCode }) => statusCode === 401)).toHaveLength(20);
    expect(respostas.filter(({ statusCode }) => statusCode === 429)).toHaveLength(380);
    expect(comparadas).toHaveLength(20);
    const contida = respostas.find(({ statusCode }) => statusCode === 429);
    expect([contida?.headers['retry-after'], contida?.json().detail]).toEqual([
      '1',
      'Muitas tentativas. Aguarde 1 segundo e tente novamente.',
    ]);
  });

  test('on 400 accounts from one address: no user behind it is refused, and a user who logged in from it before goes first', async () => {
    const ip = '10.3.0.1';
    expect(await status(colega, SENHA, ip)).toBe(200);
    comparadas.length = 0;
    const ataque = Array.from({ length: 400 }, (_, n) => status(`ninguem${n}`, `errada ${n}`, ip));
    const conhecida = status(colega, SENHA, ip);
    expect(await conhecida).toBe(200);
    // The first hundred are not suspect yet; the later ones wait behind the colleague, or are refused.
    expect(comparadas.indexOf(SENHA)).toBeLessThanOrEqual(100);
    const respostas = await Promise.all(ataque);
    expect(respostas).not.toContain(429);
    expect(respostas.filter((codigo) => codigo === 503).length).toBeGreaterThan(0);
    expect(await status(vitima, SENHA, ip)).toBe(200);
  });
});

describe('an account attacked from many addresses', () => {
  const emSegundos = (s: number) => definirRelogio({ agora: () => new Date(inicio + s * 1000) });
  let inicio: number;

  test('makes each attempt wait longer, never more than five minutes, and lets the correct user in', async () => {
    const { usuario } = await entrarComo(app, { senha: SENHA });
    inicio = Date.now();
    emSegundos(0);
    expect(await status(usuario, SENHA, '10.4.1.1')).toBe(200);
    for (let n = 0; n < 20; n++) expect(await status(usuario, 'errada', `10.4.0.${n}`)).toBe(401);
    // 1 s after the 20th, 2 s after the 21st.
    expect(await status(usuario, 'errada', '10.4.0.21')).toBe(429);
    emSegundos(1);
    expect(await status(usuario, 'errada', '10.4.0.21')).toBe(401);
    emSegundos(2);
    expect(await status(usuario, 'errada', '10.4.0.22')).toBe(429);
    emSegundos(3);
    expect(await status(usuario, 'errada', '10.4.0.22')).toBe(401);
    // An address with an earlier login to the account only waits for its own failures.
    expect(await status(usuario, SENHA, '10.4.1.1')).toBe(200);
    // Even after very many attempts, the wait is five minutes.
    for (let n = 0; n < 20; n++) {
      emSegundos(400 * (n + 1));
      expect(await status(usuario, 'errada', `10.5.0.${n}`)).toBe(401);
    }
    expect((await tentar(usuario, SENHA, '10.6.0.1')).headers['retry-after']).toBe('300');
    emSegundos(400 * 20 + 300);
    expect(await status(usuario, SENHA, '10.6.0.1')).toBe(200);
  });
});

test('an attempt that could not be compared does not count', async () => {
  const { usuario } = await entrarComo(app, { senha: SENHA });
  const senhas = jest.spyOn(app.banco, 'select').mockImplementation(() => {
    throw new Error('o banco está fora');
  });
  for (let n = 0; n < 12; n++) expect(await status(usuario, SENHA, '10.7.0.1')).toBe(500);
  senhas.mockRestore();
  expect(await status(usuario, SENHA, '10.7.0.1')).toBe(200);
});
