import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { aparelhos } from '../../banco/esquema/acesso/acesso.js';
import { emTransacao } from '../../banco/transacao.js';
import { hashDoToken } from '../../mecanismos/token.js';
import { definirRelogio } from '../../nucleo/relogio.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { anotarAparelho, aparelhoConhecido, dispensaSegundoFator, esquecerAparelhos } from './aparelhos.js';

const SENHA = 'merenda com café';
const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36';
let app: FastifyInstance;
let ana: Pessoa;
let bia: Pessoa;
beforeAll(async () => {
  app = await criarAppDeTeste();
});
beforeEach(async () => {
  [ana, bia] = [await entrarComo(app, { senha: SENHA }), await entrarComo(app, { senha: SENHA })];
});
afterEach(() => definirRelogio());
afterAll(() => app.close());

const dias = (n: number) => definirRelogio({ agora: () => new Date(Date.now() + n * 24 * 3_600_000) });
const entrar = async ({ usuario }: Pessoa, aparelho?: string, senha = SENHA) =>
  (
    await app.inject({
      method: 'POST',
      url: '/api/tokens/autenticar',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': CHROME },
      payload: new URLSearchParams({ usuario, senha, ...(aparelho !== undefined && { aparelho }) }).toString(),
    })
  ).json<{ aparelho?: string | null }>().aparelho;
const primeiroLogin = async (pessoa: Pessoa): Promise<string> => (await entrar(pessoa)) ?? '';
const conhece = async ({ usuario }: Pessoa, ...tokens: string[]) =>
  (await aparelhoConhecido(app.banco, usuario, tokens)) !== undefined;
const dosDe = ({ usuarioId }: Pessoa) =>
  app.banco.select().from(aparelhos).where(eq(aparelhos.usuarioId, usuarioId)).orderBy(aparelhos.usadoEm);

test('the first login gives the device a token, of which only the hash is kept; the next one gives none', async () => {
  const token = await primeiroLogin(ana);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await entrar(ana, token)).toBeNull();
  expect(await dosDe(ana)).toMatchObject([{ hash: hashDoToken(token), nome: 'Chrome no Android' }]);
  expect(await conhece({ ...ana, usuario: ana.usuario.toUpperCase() }, token)).toBe(true);
});

test('a wrong password makes no device known', async () => {
  expect(await entrar(ana, undefined, 'errada')).toBeUndefined();
  expect(await dosDe(ana)).toEqual([]);
});

test('on a browser of two users each has a token of their own, and a colleague’s token has no effect', async () => {
  const deAna = await primeiroLogin(ana);
  const deBia = (await entrar(bia, deAna)) ?? '';
  expect(deBia).toMatch(/^[\w-]{43}$/);
  expect([await conhece(bia, deAna), await conhece(ana, deBia)]).toEqual([false, false]);
  expect(await entrar(ana, `${deAna} ${deBia}`)).toBeNull();
  expect(await entrar(bia, `${deAna} ${deBia}`)).toBeNull();
  expect([await dosDe(ana), await dosDe(bia)]).toMatchObject([
    [{ hash: hashDoToken(deAna) }],
    [{ hash: hashDoToken(deBia) }],
  ]);
});

test('a remembered device gets another token, and the one before skips no second factor', async () => {
  const antes = await primeiroLogin(ana);
  const lembrado = await emTransacao({ banco: app.banco, usuario: null }, (tx) =>
    anotarAparelho(tx, ana.usuarioId, { tokens: [antes], agente: CHROME }, true),
  );
  const dispensa = (quem: Pessoa, token: string) =>
    emTransacao({ banco: app.banco, usuario: null }, (tx) => dispensaSegundoFator(tx, quem.usuarioId, [token]));
  expect(lembrado).toMatch(/^[\w-]{43}$/);
  expect([await dispensa(ana, antes), await dispensa(ana, lembrado ?? '')]).toEqual([false, true]);
  expect(await dispensa(bia, lembrado ?? '')).toBe(false);
  expect(await dosDe(ana)).toHaveLength(1);
});

test('a token that the server has not given is replaced', async () => {
  const inventado = 'a'.repeat(43);
  const token = await entrar(ana, inventado);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect([await conhece(ana, inventado), await conhece(ana, token ?? '')]).toEqual([false, true]);
});

test('is known for 30 days after its last login, and then gone', async () => {
  const token = await primeiroLogin(ana);
  dias(29);
  expect(await conhece(ana, token)).toBe(true);
  await entrar(ana, token);
  dias(58.9);
  expect(await conhece(ana, token)).toBe(true);
  dias(59.1);
  expect(await conhece(ana, token)).toBe(false);
  const outro = await entrar(ana, token);
  expect(await dosDe(ana)).toMatchObject([{ hash: hashDoToken(outro ?? '') }]);
});

test('a user has at most twenty; the one that was not used for the longest time is forgotten', async () => {
  const primeiro = await primeiroLogin(ana);
  for (let n = 1; n <= 20; n += 1) {
    dias(n / 100);
    await primeiroLogin(ana);
  }
  expect(await dosDe(ana)).toHaveLength(20);
  expect(await conhece(ana, primeiro)).toBe(false);
});

test('forgetting the devices of one user leaves the other one on the same browser', async () => {
  const [token, deBia] = [await primeiroLogin(ana), await primeiroLogin(bia)];
  await emTransacao({ banco: app.banco, usuario: null }, (tx) => esquecerAparelhos(tx, ana.usuarioId));
  expect([await conhece(ana, token), await conhece(bia, deBia)]).toEqual([false, true]);
});

test('a new password and a deactivation forget the devices', async () => {
  const gestor = await entrarComo(app, { permissoes: ['USUARIOS'] });
  await primeiroLogin(ana);
  const url = `/pessoas/${(await app.banco.query.usuarios.findFirst({ where: (u, { eq: igual }) => igual(u.id, ana.usuarioId) }))?.pessoaId}`;
  const { versao, email } = (await ana.injetar('GET', url)).json();
  const pessoa = { nome: 'ANA', cpf: '52998224725', telefone: null, celular: null };
  expect((await ana.injetar('PUT', url, { versao, email, pessoa, senha: 'café com merenda' })).statusCode).toBe(200);
  expect(await dosDe(ana)).toEqual([]);
  await primeiroLogin(bia);
  expect((await gestor.injetar('PUT', `/usuarios/${bia.usuarioId}/desativar`)).statusCode).toBe(200);
  expect(await dosDe(bia)).toEqual([]);
});
