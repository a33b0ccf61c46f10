import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { tentativas } from '../../banco/esquema/acesso/acesso.js';
import { esperarAte } from '../../teste/esperar-ate.js';

// The real library with a counter of comparisons: the tests check order and numbers instead of times. So a wrong
// password is compared with a hash of another one that costs a tenth of the real ones.
const argon2 = await import('@node-rs/argon2');
const deOutra = await argon2.hash('outra', { memoryCost: 4_096, timeCost: 1, parallelism: 1 });
const comparadas: string[] = [];
let emCurso = 0;
let maximoEmCurso = 0;
jest.unstable_mockModule('@node-rs/argon2', () => ({
  ...argon2,
  verify: async (hash: string, senha: string) => {
    comparadas.push(senha);
    maximoEmCurso = Math.max(maximoEmCurso, ++emCurso);
    try {
      return await argon2.verify(senha.startsWith('errada') ? deOutra : hash, senha);
    } finally {
      emCurso--;
    }
  },
}));
const { criarApp } = await import('../../app.js');
const { criarAppDeTeste, entrarComo } = await import('../../teste/app.js');
const { HASHES_AO_MESMO_TEMPO } = await import('./senhas.js');
const { emTransacao } = await import('../../banco/transacao.js');
const { novoLink } = await import('../recuperacao/link.js');

const SENHA = 'merenda com café';
const PELO_EMAIL = ' Ou peça um link em "Esqueceu a senha?": depois de usá-lo, você entra sem essa espera.';
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
afterEach(() => {
  jest.useRealTimers();
});
afterAll(() => app.close());

const tentar = (usuario: string, senha: string, ip: string, aparelho?: string, onde = app) =>
  onde.inject({
    method: 'POST',
    url: '/api/tokens/autenticar',
    remoteAddress: ip,
    payload: { usuario, senha, aparelho },
  });
const status = async (...partes: Parameters<typeof tentar>) => (await tentar(...partes)).statusCode;
/** The token of a device on which the user has logged in. */
const conhecer = async (usuario: string) =>
  (await tentar(usuario, SENHA, '10.0.0.9')).json<{ aparelho: string }>().aparelho;

/** Stops the clock of the process; timers run on. */
const noInstante = (ms: number) =>
  jest.useFakeTimers({
    now: ms,
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  });

/** Asks until the server is ready: each probe has a limit by the clock, which a busy machine can exceed. */
async function ficarPronta(): Promise<void> {
  while ((await app.inject('/saude/pronta')).statusCode !== 200);
}

describe('400 attempts at once', () => {
  // All at one instant, because each second would allow one more attempt on a slow machine.
  beforeEach(() => {
    noInstante(Date.now());
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

  test('on one account from 400 addresses: twenty are compared, and thirty out of turn', async () => {
    const { usuario } = await entrarComo(app, { senha: SENHA });
    const respostas = await Promise.all(
      Array.from({ length: 400 }, (_, n) => tentar(usuario, n === 380 ? SENHA : 'errada', `10.2.${n >> 8}.${n & 255}`)),
    );
    expect(respostas.filter(({ statusCode }) => statusCode === 401)).toHaveLength(50);
    expect(respostas.filter(({ statusCode }) => statusCode === 429)).toHaveLength(350);
    expect(comparadas).toHaveLength(50);
    const contida = respostas.find(({ statusCode }) => statusCode === 429);
    expect([contida?.headers['retry-after'], contida?.json().detail]).toEqual([
      '1',
      `Muitas tentativas. Aguarde 1 segundo e tente novamente.${PELO_EMAIL}`,
    ]);
  });

  test('on 400 accounts from one address: no user behind it is refused, and a known device goes first', async () => {
    const ip = '10.3.0.1';
    const aparelho = await conhecer(colega);
    comparadas.length = 0;
    const ataque = Array.from({ length: 400 }, (_, n) => status(`ninguem${n}`, `errada ${n}`, ip));
    await esperarAte(() => comparadas.length > 0);
    expect(await status(colega, SENHA, ip, aparelho)).toBe(200);
    // No address waits before that, not even one that is not suspect yet.
    expect(comparadas.indexOf(SENHA)).toBeLessThan(100);
    const respostas = await Promise.all(ataque);
    expect(respostas).not.toContain(429);
    expect(respostas.filter((codigo) => codigo === 503).length).toBeGreaterThan(0);
    expect(await status(vitima, SENHA, ip)).toBe(200);
  });
});

describe('an account attacked from many addresses', () => {
  const emSegundos = (s: number) => noInstante(inicio + s * 1000);
  let inicio: number;

  test('makes each attempt wait longer, never more than fifteen minutes, and lets the correct user in', async () => {
    const { usuario } = await entrarComo(app, { senha: SENHA });
    inicio = Date.now();
    emSegundos(0);
    const aparelho = await conhecer(usuario);
    for (let n = 0; n < 20; n++) expect(await status(usuario, 'errada', `10.4.0.${n}`)).toBe(401);
    await semForaDaVez(usuario);
    // 1 s after the 20th, 2 s after the 21st.
    expect(await status(usuario, 'errada', '10.4.0.21')).toBe(429);
    emSegundos(1);
    expect(await status(usuario, 'errada', '10.4.0.21')).toBe(401);
    emSegundos(2);
    expect(await status(usuario, 'errada', '10.4.0.22')).toBe(429);
    emSegundos(3);
    expect(await status(usuario, 'errada', '10.4.0.22')).toBe(401);
    // A known device only waits for its own failures, wherever it is; the address of its login is like any other.
    expect(await status(usuario, SENHA, '10.4.0.22', aparelho)).toBe(200);
    expect(await status(usuario, SENHA, '10.0.0.9')).toBe(429);
    // Even after very many attempts, the wait is fifteen minutes.
    for (let n = 0; n < 20; n++) {
      emSegundos(1000 * (n + 1));
      expect(await status(usuario, 'errada', `10.5.0.${n}`)).toBe(401);
    }
    await semForaDaVez(usuario);
    expect((await tentar(usuario, SENHA, '10.6.0.1')).headers['retry-after']).toBe('900');
    emSegundos(1000 * 20 + 900);
    expect(await status(usuario, SENHA, '10.6.0.1')).toBe(200);
  });

  /** Uses up the attempts out of turn of the account. */
  async function semForaDaVez(usuario: string): Promise<void> {
    const conta = createHash('sha256').update(usuario.toLowerCase()).digest('base64url');
    await app.banco
      .insert(tentativas)
      .values({
        key: `login:fora-da-vez-no-dia:${conta}`,
        points: 150,
        expire: new Date(Date.now() + 24 * 3_600_000),
      })
      .onConflictDoNothing();
  }
  /** Makes the account wait for fifteen minutes, from addresses of one network each. */
  async function atacar(rede: string): Promise<string> {
    const { usuario } = await entrarComo(app, { senha: SENHA });
    inicio = Date.now();
    emSegundos(0);
    for (let n = 0; n < 20; n++) expect(await status(usuario, 'errada', `10.${rede}.0.${n}`)).toBe(401);
    for (let n = 0; n < 12; n++) {
      emSegundos(1000 * n + 20);
      expect(await status(usuario, 'errada', `10.${rede}.1.${n}`)).toBe(401);
    }
    return usuario;
  }

  test('lets the owner in on a new device at once, also after a typing error', async () => {
    const usuario = await atacar('20');
    // The attack goes on from networks that have had their attempts, and from new ones.
    for (let n = 0; n < 3; n++) await status(usuario, 'errada', '10.20.2.1');
    for (let n = 0; n < 20; n++) await status(usuario, 'errada', `10.20.3.${n}`);
    expect(await status(usuario, 'quase certa', '10.21.0.1')).toBe(401);
    expect(await status(usuario, SENHA, '10.21.0.1')).toBe(200);
    // The right one counts for nothing.
    expect(await status(usuario, SENHA, '10.21.0.1')).toBe(200);
    expect(await status(usuario, SENHA, '10.21.0.2')).toBe(200);
  });

  test('gives one network two attempts out of turn a day, all networks thirty an hour and 150 a day', async () => {
    const usuario = await atacar('22');
    const inicioDoAtaque = Date.now();
    comparadas.length = 0;
    for (let n = 0; n < 10; n++) await status(usuario, 'errada', '10.22.3.1');
    expect(comparadas).toHaveLength(2);
    const porHora: number[] = [];
    for (let hora = 0; hora < 7; hora++) {
      const antes = comparadas.length;
      // Each time from a network of its own: forty in a moment, then at each turn.
      for (let n = 0; n < 40; n++) {
        noInstante(inicioDoAtaque + hora * 3_600_000 + Math.max(0, n - 36) * 900_000 + 1000);
        await status(usuario, 'errada', `10.${30 + hora}.0.${n}`);
      }
      porHora.push(comparadas.length - antes);
    }
    // Thirty out of turn and a turn each quarter of an hour; after five hours only the turns.
    expect(Math.max(...porHora)).toBeLessThanOrEqual(34);
    expect(porHora.slice(0, 4).every((quantas) => quantas >= 30)).toBe(true);
    expect(porHora.at(-1)).toBeLessThanOrEqual(4);
    const recusa = await tentar(usuario, SENHA, '10.60.0.1');
    expect([recusa.statusCode, recusa.json().detail]).toEqual([429, expect.stringContaining(PELO_EMAIL)]);
  });

  test('a link from the mailbox opens the way in any case', async () => {
    const usuario = await atacar('25');
    await semForaDaVez(usuario);
    expect(await status(usuario, SENHA, '10.26.0.1')).toBe(429);
    const alvo = await app.banco.query.usuarios.findFirst({ where: (u, { eq }) => eq(u.usuario, usuario) });
    const token = await emTransacao({ banco: app.banco, usuario: null }, (tx) => novoLink(tx, alvo?.id ?? 0, 30));
    const redefinida = await app.inject({
      method: 'POST',
      url: '/api/usuarios/redefinir-senha',
      remoteAddress: '10.26.0.1',
      payload: { token, senha: 'café com merenda' },
    });
    expect(redefinida.statusCode).toBe(204);
    expect(await status(usuario, 'café com merenda', '10.27.0.1')).toBe(429);
    expect(await status(usuario, 'café com merenda', '10.26.0.1')).toBe(200);
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

test('one origin has ten attempts on one account in five minutes; then the window begins again', async () => {
  const { usuario } = await entrarComo(app, { senha: SENHA });
  const inicio = Date.now();
  noInstante(inicio);
  const aparelho = await conhecer(usuario);
  for (let n = 0; n < 9; n++) expect(await status(usuario, 'errada', '10.8.0.1', aparelho)).toBe(401);
  noInstante(inicio + 60_000);
  expect(await status(usuario.toUpperCase(), 'errada', '10.8.0.2', aparelho)).toBe(401);
  const negada = await tentar(usuario, SENHA, '10.8.0.3', aparelho);
  expect([negada.statusCode, negada.headers['retry-after'], negada.json().detail]).toEqual([
    429,
    '240',
    'Muitas tentativas. Aguarde 4 minutos e tente novamente.',
  ]);
  noInstante(inicio + 299_000);
  expect((await tentar(usuario, SENHA, '10.8.0.1', aparelho)).json().detail).toContain('Aguarde 1 segundo e');
  noInstante(inicio + 300_000);
  expect(await status(usuario, SENHA, '10.8.0.1', aparelho)).toBe(200);
});

test('the addresses of one IPv6 network are one origin', async () => {
  const { usuario } = await entrarComo(app, { senha: SENHA });
  for (let n = 1; n <= 10; n++) expect(await status(usuario, 'errada', `2001:db8:8::${n}`)).toBe(401);
  expect(await status(usuario, SENHA, '2001:db8:8::11')).toBe(429);
  expect(await status(usuario, SENHA, '2001:db8:8:1::1')).toBe(200);
});

test('the device of another user is not known for the account', async () => {
  const { usuario } = await entrarComo(app, { senha: SENHA });
  const aparelho = await conhecer(colega);
  noInstante(Date.now());
  for (let n = 0; n < 20; n++) expect(await status(usuario, 'errada', `10.9.0.${n}`, aparelho)).toBe(401);
  // A network has two attempts out of turn; a known device would have ten.
  for (let n = 0; n < 2; n++) expect(await status(usuario, 'errada', '10.9.1.1', aparelho)).toBe(401);
  expect(await status(usuario, 'errada', '10.9.1.1', aparelho)).toBe(429);
});

test('two processes on one database share the counts, and a known device gets in through both during the attack', async () => {
  const outro = await criarApp({
    conexao: { banco: app.banco, semPrazo: (fazer) => fazer(app.banco), fechar: async () => undefined },
  });
  await outro.ready();
  try {
    const { usuario } = await entrarComo(app, { senha: SENHA });
    const aparelho = await conhecer(usuario);
    comparadas.length = 0;
    noInstante(Date.now());
    const ataque = Array.from({ length: 400 }, (_, n) =>
      status(usuario, n === 380 ? SENHA : 'errada', `10.10.${n >> 8}.${n & 255}`, undefined, n % 2 ? app : outro),
    );
    await esperarAte(() => comparadas.length > 0);
    expect(await Promise.all([app, outro].map((onde) => status(usuario, SENHA, '10.11.0.1', aparelho, onde)))).toEqual([
      200, 200,
    ]);
    const respostas = await Promise.all(ataque);
    expect(respostas.filter((codigo) => codigo === 429)).toHaveLength(350);
    expect(comparadas.filter((senha) => senha === 'errada').length).toBeLessThanOrEqual(50);
    expect(comparadas).toHaveLength(52);
    // The device's logins give the attack no further attempt.
    expect(await Promise.all([app, outro].map((onde) => status(usuario, SENHA, '10.11.0.2', undefined, onde)))).toEqual(
      [429, 429],
    );
  } finally {
    await outro.close();
  }
});

test('the typed names are not stored, and expired counters are removed', async () => {
  // Later than any other test: the first count removes the expired ones.
  const inicio = Date.now() + 24 * 3_600_000;
  noInstante(inicio);
  expect(await status('minha senha secreta', 'x', '10.12.0.1')).toBe(401);
  const guardadas = async () => app.banco.query.tentativas.findMany();
  expect((await guardadas()).map(({ key }) => key).join()).not.toMatch(/secreta|10\.12/);
  noInstante(inicio + 2 * 3_600_000);
  expect(await status(colega, SENHA, '10.12.0.2')).toBe(200);
  expect((await guardadas()).every(({ expire }) => expire && expire.getTime() > Date.now())).toBe(true);
});

test('without the database nothing is compared: 503', async () => {
  comparadas.length = 0;
  const inserir = jest.spyOn(app.banco, 'insert').mockImplementation(() => {
    throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  });
  expect(await status(colega, SENHA, '10.13.0.1')).toBe(503);
  inserir.mockRestore();
  expect(comparadas).toEqual([]);
});
