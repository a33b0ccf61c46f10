import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { esperarAte } from '../../teste/esperar-ate.js';
import { erroSemDados, mensagemSemDados } from './erros.js';
import { falhasDoBanco } from './falhas-do-banco.js';

/** User input sent in this file; none of it may be found in the log. */
const MARCAS = [
  'ZENOBIA',
  'MARCADA',
  '52998224725',
  '529.982.247-25',
  'zenobia@exemplo.test',
  'senha marcada',
  '16987654321',
  '13569999',
  'link-marcado',
];

const linhas: Record<string, unknown>[] = [];
let app: FastifyInstance;
let gestor: Pessoa;
beforeAll(async () => {
  const destino = new Writable({
    write(linha, _codificacao, pronto) {
      linhas.push(JSON.parse(String(linha)));
      pronto();
    },
  });
  const recusarCarta = () => Promise.reject(new Error('550 <zenobia@exemplo.test>: mailbox unavailable'));
  app = await criarAppDeTeste({
    log: { nivel: 'trace', destino },
    correio: { enviar: recusarCarta, comServidor: true, enderecoPublico: 'http://localhost' },
  });
  gestor = await entrarComo(app, { permissoes: ['USUARIOS'] });
});
afterAll(() => app.close());

const zenobia = {
  usuario: 'MARCADA',
  email: 'zenobia@exemplo.test',
  senha: 'senha marcada',
  pessoa: {
    nome: 'ZENOBIA MARCADA',
    cpf: '529.982.247-25',
    celular: '16987654321',
    pessoaTipo: 'FUNCIONARIO',
    cargo: 'GESTOR',
  },
};
const semNada = () => {
  const escrito = JSON.stringify(linhas).toUpperCase();
  return MARCAS.filter((marca) => escrito.includes(marca.toUpperCase()));
};
const entrar = (usuario: string, senha: string) =>
  app.inject({ method: 'POST', url: '/api/tokens/autenticar', payload: { usuario, senha } });

describe('what the log does not keep', () => {
  test('names, documents, addresses and passwords: registered, found, refused or mistyped', async () => {
    expect((await gestor.injetar('POST', '/usuarios', zenobia)).statusCode).toBe(201);
    expect((await gestor.injetar('POST', '/usuarios', zenobia)).statusCode).toBe(409);
    expect((await gestor.injetar('POST', '/usuarios', { ...zenobia, permissoes: ['ZENOBIA'] })).statusCode).toBe(422);
    expect(
      (await gestor.injetar('POST', '/usuarios', '{"nome":"ZENOBIA MARCADA', { 'content-type': 'application/json' }))
        .statusCode,
    ).toBe(400);
    expect((await entrar('MARCADA', 'senha marcada')).statusCode).toBe(200);
    expect((await entrar('senha marcada', 'MARCADA')).statusCode).toBe(401);
    await gestor.injetar('GET', '/enderecos/13569999');
    await app.inject('/?redefinir=link-marcado');
    await app.inject('/api/pratos/%zzZENOBIA');
    expect(
      (await app.inject({ method: 'POST', url: '/api/usuarios/recuperar-senha', payload: { email: zenobia.email } }))
        .statusCode,
    ).toBe(204);
    await esperarAte(() => linhas.some(({ msg }) => msg === 'um e-mail não foi enviado; haverá novas tentativas'));
    expect(semNada()).toEqual([]);
  });

  test('a failed query is logged with its SQL and without its parameters', async () => {
    await app.banco.execute(sql`alter table pessoas rename column celular to telemovel`);
    const resposta = await gestor.injetar('POST', '/usuarios', {
      ...zenobia,
      usuario: 'outra',
      email: 'outra@exemplo.test',
    });
    await app.banco.execute(sql`alter table pessoas rename column telemovel to celular`);
    expect(resposta.statusCode).toBe(500);
    const erro = linhas.find(({ reqId, err }) => err && reqId === resposta.headers['x-request-id']);
    expect(erro).toMatchObject({
      level: 'error',
      err: { code: '42703', message: expect.stringMatching(/insert into "pessoas"/) },
    });
    expect(semNada()).toEqual([]);
  });
});

test('a request is one line, which the id in the response identifies', async () => {
  const resposta = await gestor.injetar('GET', '/pessoas/999999');
  const [linha, ...outras] = linhas.filter(({ reqId }) => reqId === resposta.headers['x-request-id']);
  expect(outras).toEqual([]);
  expect(linha).toMatchObject({
    level: 'info',
    metodo: 'GET',
    rota: '/api/pessoas/:id',
    usuario: gestor.usuarioId,
    status: resposta.statusCode,
    ms: expect.any(Number),
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
});

test('a login is logged with its result and without the name', async () => {
  const { usuario } = await entrarComo(app, { senha: 'merenda com café' });
  for (const [senha, level, resultado] of [
    ['merenda com café', 'info', 'aceito'],
    ['outra senha', 'warn', 'recusado'],
  ] as const) {
    const { headers } = await entrar(usuario, senha);
    const dela = linhas.filter(({ reqId, msg }) => reqId === headers['x-request-id'] && msg === 'tentativa de entrar');
    expect(dela).toEqual([expect.objectContaining({ level, resultado })]);
    expect(JSON.stringify(dela)).not.toContain(usuario);
  }
});

test('an id sent by the client is ignored', async () => {
  const resposta = await app.inject({
    url: '/saude',
    headers: { 'x-request-id': 'inventado', 'request-id': 'inventado' },
  });
  expect(resposta.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

test.each([
  [
    'Failed query: select * from pessoas where cpf = $1\nparams: 52998224725',
    'Failed query: select * from pessoas where cpf = $1',
  ],
  ['invalid input syntax for type integer: "ZENOBIA"', 'invalid input syntax for type integer: "…"'],
  [
    `Unexpected token 'Z', ..."nome":ZENOBIA "MARCADA"... is not valid JSON`,
    'Unexpected token "…"... is not valid JSON',
  ],
  ['550 <zenobia@exemplo.test>: no mailbox', '550 <[e-mail]>: no mailbox'],
  ['CPF 529.982.247-25, tel. (16) 98765-4321', 'CPF [número], tel. ([número]'],
])('the message %j is logged as: %j', (mensagem, esperado) => {
  expect(mensagemSemDados(mensagem)).toBe(esperado);
});

test('an error is logged with the named properties only, no property of a driver, in all its causes', () => {
  const causa = Object.assign(new Error('Key "x"'), {
    code: '23505',
    constraint: 'pessoas_cpf_unique',
    detail: 'Key (cpf)=(52998224725) already exists.',
  });
  const guardado = erroSemDados(new Error('Failed query: insert\nparams: ZENOBIA', { cause: causa }));
  expect(guardado).toMatchObject({
    type: 'Error',
    message: 'Failed query: insert',
    code: '23505',
    restricao: 'pessoas_cpf_unique',
    cause: { message: 'Key "…"' },
  });
  expect(JSON.stringify(guardado)).not.toMatch(/52998224725|ZENOBIA/);
});

test('a database failure outside of requests is an ordinary log line; before there is a log, a sentence', () => {
  const erro = new Error('terminating connection of "ZENOBIA" due to administrator command');
  falhasDoBanco(() => app.log)(erro);
  expect(linhas.at(-1)).toMatchObject({
    level: 'warn',
    msg: 'falha do banco de dados fora de um pedido',
    err: { type: 'Error', message: 'terminating connection of "…" due to administrator command' },
  });
  const console = jest.spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
  falhasDoBanco(() => undefined)(erro);
  expect(console.mock.calls).toEqual([['terminating connection of "…" due to administrator command']]);
  console.mockRestore();
});
