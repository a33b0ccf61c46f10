import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { pessoas } from '../../banco/esquema/acesso/acesso.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';

const ANTIGA = 'merenda com café';

let app: FastifyInstance;
let dona: Pessoa;
let pessoaId: number;
let url: string;
let vez = 0;
beforeAll(async () => {
  app = await criarAppDeTeste();
});
afterAll(() => app.close());
beforeEach(async () => {
  // Check digits must be correct: the previous test releases its CPF.
  await app.banco
    .update(pessoas)
    .set({ cpf: `antigo ${++vez}` })
    .where(eq(pessoas.cpf, '52998224725'));
  dona = await entrarComo(app, { permissoes: ['ITENS'], senha: ANTIGA });
  const { usuario } = (
    await app.inject({
      method: 'POST',
      url: '/api/tokens/autenticar',
      payload: { usuario: dona.usuario, senha: ANTIGA },
    })
  ).json();
  pessoaId = usuario.pessoa.id;
  url = `/pessoas/${pessoaId}`;
});

const ler = async () => (await dona.injetar('GET', url)).json();
const corpo = (mudanca: object = {}, pessoa: object = {}) => ({
  email: `${dona.usuario}@novo.exemplo.test`,
  pessoa: {
    nome: 'maria souza',
    cpf: '529.982.247-25',
    telefone: '(16) 3399-0001',
    celular: '(16) 9 9999-0001',
    ...pessoa,
  },
  versao: 1,
  ...mudanca,
});
const vale = async (token: string) =>
  (await app.inject({ url: '/api/tokens/checar', headers: { authorization: token } })).json<boolean>();
const entrar = async (senha: string) =>
  (await app.inject({ method: 'POST', url: '/api/tokens/autenticar', payload: { usuario: dona.usuario, senha } }))
    .statusCode;

test('own data are read and changed; fields that the user may not change are dropped', async () => {
  const antes = await ler();
  expect(antes).toMatchObject({
    usuario: dona.usuario,
    email: `${dona.usuario}@exemplo.test`,
    versao: 1,
    pessoa: { id: pessoaId, pessoaTipo: 'FUNCIONARIO' },
  });
  const resposta = await dona.injetar('PUT', url, {
    ...corpo({}, { pessoaTipo: 'MOTORISTA', cnh: '12345678901' }),
    usuario: 'outra',
    permissoes: ['USUARIOS'],
  });
  expect(resposta.statusCode).toBe(200);
  const depois = {
    usuario: dona.usuario,
    email: `${dona.usuario}@novo.exemplo.test`,
    versao: 2,
    pessoa: {
      ...antes.pessoa,
      nome: 'MARIA SOUZA',
      cpf: '52998224725',
      telefone: '1633990001',
      celular: '16999990001',
    },
  };
  expect(resposta.json()).toEqual({ ...depois, token: null });
  expect(await ler()).toEqual(depois);
  expect([await vale(dona.token), await entrar(ANTIGA)]).toEqual([true, 200]);
  expect((await dona.injetar('GET', '/usuarios')).statusCode).toBe(403);
});

test('a new password ends every session; the response has a new one', async () => {
  const outra = (
    await app.inject({
      method: 'POST',
      url: '/api/tokens/autenticar',
      payload: { usuario: dona.usuario, senha: ANTIGA },
    })
  ).json<{ token: string }>();
  const { token } = (await dona.injetar('PUT', url, corpo({ senha: 'café com merenda' }))).json();
  expect([await vale(dona.token), await vale(outra.token), await vale(token)]).toEqual([false, false, true]);
  expect([await entrar(ANTIGA), await entrar('café com merenda')]).toEqual([401, 200]);
  const linhas = await app.banco.query.auditoria.findMany({
    where: (a, { and, eq: igual }) => and(igual(a.entidade, 'usuarios'), igual(a.entidadeId, dona.usuarioId)),
  });
  expect(linhas.map(({ acao, usuarioId }) => [acao, usuarioId])).toEqual([['ALTERAR_COM_SENHA', dona.usuarioId]]);
  expect(JSON.stringify(linhas)).not.toMatch(/argon2|merenda/);
});

test('data of another person are neither read nor changed, also with USUARIOS', async () => {
  const gestora = await entrarComo(app, { permissoes: ['USUARIOS'] });
  for (const metodo of ['GET', 'PUT'] as const) {
    const resposta = await gestora.injetar(metodo, url, metodo === 'PUT' ? corpo() : undefined);
    expect([resposta.statusCode, resposta.json().detail]).toEqual([
      403,
      'Você só pode ver e alterar os seus próprios dados.',
    ]);
  }
  expect((await ler()).versao).toBe(1);
});

test('a stale version is refused and the earlier change stays', async () => {
  expect((await dona.injetar('PUT', url, corpo({}, { nome: 'primeira' }))).statusCode).toBe(200);
  expect((await dona.injetar('PUT', url, corpo({}, { nome: 'segunda' }))).statusCode).toBe(409);
  expect((await ler()).pessoa.nome).toBe('PRIMEIRA');
});

test('an e-mail or a CPF of another person is refused at its field', async () => {
  const outra = await entrarComo(app);
  const comEmail = await dona.injetar('PUT', url, corpo({ email: `${outra.usuario.toUpperCase()}@exemplo.test` }));
  expect([comEmail.statusCode, comEmail.json().errors]).toEqual([
    409,
    [{ campo: 'email', mensagem: 'Já existe um usuário com este e-mail.' }],
  ]);
  await app.banco.insert(pessoas).values({ nome: 'OUTRA', cpf: '11144477735', pessoaTipo: 'FUNCIONARIO' });
  const comCpf = await dona.injetar('PUT', url, corpo({}, { cpf: '11144477735' }));
  expect([comCpf.statusCode, comCpf.json().errors]).toEqual([
    409,
    [{ campo: 'pessoa.cpf', mensagem: 'Já existe uma pessoa com este CPF.' }],
  ]);
  expect((await ler()).versao).toBe(1);
});

const VALIDO = { email: 'ana@exemplo.test', pessoa: { nome: 'ANA', cpf: '52998224725' }, versao: 1 };

test.each([
  ['nothing', {}, ['email', 'pessoa']],
  ['an empty name', { ...VALIDO, pessoa: { nome: ' ', cpf: '52998224725' } }, ['pessoa.nome']],
  ['a wrong CPF', { ...VALIDO, pessoa: { nome: 'ANA', cpf: '52998224726' } }, ['pessoa.cpf']],
  [
    'a mobile number that is none',
    { ...VALIDO, pessoa: { nome: 'ANA', cpf: '52998224725', celular: '1633990001' } },
    ['pessoa.celular'],
  ],
  ['a short password', { ...VALIDO, senha: '1234567' }, ['senha']],
])('%s is refused at its fields', async (_nome, errado, campos) => {
  const resposta = await dona.injetar('PUT', url, errado);
  expect(resposta.statusCode).toBe(422);
  expect(resposta.json().errors.map(({ campo }: { campo: string }) => campo)).toEqual(campos);
  expect((await ler()).versao).toBe(1);
});
