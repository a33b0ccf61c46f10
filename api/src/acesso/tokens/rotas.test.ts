import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { tokens } from '../../banco/esquema/acesso/acesso.js';
import { emTransacao } from '../../banco/transacao.js';
import { hashDoToken } from '../../mecanismos/token.js';
import { definirRelogio } from '../../nucleo/relogio.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarUnidade } from '../../teste/fabricas.js';
import { revogarSessoes } from './sessoes.js';

const SENHA = 'merenda com café';
let app: FastifyInstance;
let conhecida: Pessoa;
let estoque: { id: number };

beforeAll(async () => {
  app = await criarAppDeTeste();
  ({ estoque } = await criarUnidade(app, { nome: 'ESCOLA MODELO' }));
  conhecida = await entrarComo(app, { permissoes: ['ITENS', 'ESTOQUES'], estoques: [estoque], senha: SENHA });
});
afterEach(() => definirRelogio());
afterAll(() => app.close());

const autenticar = (usuario: string, senha: string, ip = '10.0.0.1') =>
  app.inject({
    method: 'POST',
    url: '/api/tokens/autenticar',
    remoteAddress: ip,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ usuario, senha }).toString(),
  });
const checar = async (authorization: string) =>
  (await app.inject({ url: '/api/tokens/checar', headers: { authorization } })).json<boolean>();
const horas = (n: number) => definirRelogio({ agora: () => new Date(Date.now() + n * 3_600_000) });

describe('login', () => {
  test('answers the user with permissions and stocks, and a token that works with and without Bearer', async () => {
    const resposta = await autenticar(conhecida.usuario.toUpperCase(), SENHA);
    expect(resposta.statusCode).toBe(200);
    const { usuario, token } = resposta.json();
    expect(usuario).toEqual({
      id: conhecida.usuarioId,
      usuario: conhecida.usuario,
      pessoa: { id: expect.any(Number), nome: expect.stringMatching(/^PESSOA/), pessoaTipo: 'FUNCIONARIO' },
      permissoes: ['ESTOQUES', 'ITENS'],
      estoques: [{ id: estoque.id, unidadeEducacional: { id: expect.any(Number), nome: 'ESCOLA MODELO' } }],
    });
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await checar(`Bearer ${token}`)).toBe(true);
    expect(await checar(token)).toBe(true);
  });

  test('a wrong password and an unknown user get the same response', async () => {
    const senhaErrada = await autenticar(conhecida.usuario, 'outra senha');
    const ninguem = await autenticar('ninguem', 'outra senha');
    expect(senhaErrada.statusCode).toBe(401);
    expect(senhaErrada.json().detail).toBe('Usuário ou senha estão incorretos!');
    expect(ninguem.json()).toEqual(senhaErrada.json());
  });

  test('the eleventh wrong password of an address on one account waits, another account does not', async () => {
    for (let vez = 0; vez < 10; vez++) expect((await autenticar('teimoso', 'errada', '10.2.0.1')).statusCode).toBe(401);
    const bloqueada = await autenticar('teimoso', 'errada', '10.2.0.1');
    expect(bloqueada.statusCode).toBe(429);
    expect(bloqueada.json().detail).toBe(
      'Muitas tentativas. Aguarde 5 minutos e tente novamente. Ou peça um link em "Esqueceu a senha?": depois de usá-lo, você entra sem essa espera.',
    );
    expect((await autenticar(conhecida.usuario, SENHA, '10.2.0.1')).statusCode).toBe(200);
  });

  test('a forged X-Forwarded-For does not give more attempts', async () => {
    const tentar = (n: number) =>
      app.inject({
        method: 'POST',
        url: '/api/tokens/autenticar',
        remoteAddress: '10.3.0.1',
        headers: { 'x-forwarded-for': `1.2.3.${n}` },
        payload: { usuario: 'alvo', senha: 'x' },
      });
    for (let n = 0; n < 10; n++) await tentar(n);
    expect((await tentar(11)).statusCode).toBe(429);
  });

  test('an impossible username is refused before the database is read', async () => {
    const resposta = await autenticar('a\u0000b', 'x');
    expect([resposta.statusCode, resposta.json().errors]).toEqual([
      422,
      [{ campo: 'usuario', mensagem: 'Há caracteres que não podem ser usados.' }],
    ]);
  });

  test('missing fields are named', async () => {
    const resposta = await autenticar('', '');
    expect(resposta.statusCode).toBe(422);
    expect(resposta.json().errors).toEqual([
      { campo: 'usuario', mensagem: 'Campo obrigatório.' },
      { campo: 'senha', mensagem: 'Campo obrigatório.' },
    ]);
  });
});

describe('session', () => {
  const abrir = async () => (await autenticar(conhecida.usuario, SENHA)).json<{ token: string }>().token;

  test('only the hash of the token is kept', async () => {
    const token = await abrir();
    const guardados = await app.banco.select().from(tokens);
    expect(JSON.stringify(guardados)).not.toContain(token);
  });

  test('a bad token is false, never an error', async () => {
    expect(await checar('Bearer nada')).toBe(false);
    expect((await app.inject({ url: '/api/tokens/checar' })).json()).toBe(false);
  });

  test('lasts 12 h from its last use', async () => {
    const token = await abrir();
    horas(11);
    expect(await checar(token)).toBe(true);
    horas(22);
    expect(await checar(token)).toBe(true);
    horas(34.1);
    expect(await checar(token)).toBe(false);
  });

  test('lasts 12 h to the millisecond, and is extended when more than 5 min of it are used', async () => {
    const inicio = Date.now() + 24 * 3_600_000;
    const depois = (ms: number) => definirRelogio({ agora: () => new Date(inicio + ms) });
    const DOZE_HORAS = 12 * 3_600_000;
    const CINCO_MINUTOS = 5 * 60_000;
    depois(0);
    const token = await abrir();
    const validade = async () => {
      const [sessao] = await app.banco
        .select()
        .from(tokens)
        .where(eq(tokens.hash, hashDoToken(token)));
      return (sessao?.expiraEm.getTime() ?? 0) - inicio;
    };
    const vistas: [number, boolean, number][] = [
      [CINCO_MINUTOS, true, DOZE_HORAS],
      [CINCO_MINUTOS + 1, true, DOZE_HORAS + CINCO_MINUTOS + 1],
      [DOZE_HORAS + CINCO_MINUTOS + 1, false, DOZE_HORAS + CINCO_MINUTOS + 1],
      [DOZE_HORAS + CINCO_MINUTOS, true, 2 * DOZE_HORAS + CINCO_MINUTOS],
    ];
    for (const [ms, vale, ate] of vistas) {
      depois(ms);
      expect([ms, await checar(token), await validade()]).toEqual([ms, vale, ate]);
    }
  });

  test('reading does not write until five minutes are used', async () => {
    const token = await abrir();
    const validades = async () =>
      (await app.banco.select({ expiraEm: tokens.expiraEm }).from(tokens).orderBy(tokens.hash)).map((t) =>
        t.expiraEm.getTime(),
      );
    const antes = await validades();
    horas(4 / 60);
    await checar(token);
    expect(await validades()).toEqual(antes);
    horas(6 / 60);
    await checar(token);
    expect(await validades()).not.toEqual(antes);
  });

  test('logout ends this session and no other', async () => {
    const [um, outro] = [await abrir(), await abrir()];
    const saida = await app.inject({
      method: 'DELETE',
      url: '/api/tokens',
      headers: { authorization: `Bearer ${um}` },
    });
    expect(saida.statusCode).toBe(204);
    expect([await checar(um), await checar(outro)]).toEqual([false, true]);
  });

  test('revoking ends every session of the user alone', async () => {
    const outra = await entrarComo(app);
    const token = await abrir();
    await emTransacao({ banco: app.banco, usuario: null }, (tx) => revogarSessoes(tx, conhecida.usuarioId));
    expect([await checar(token), await checar(outra.token)]).toEqual([false, true]);
  });
});
