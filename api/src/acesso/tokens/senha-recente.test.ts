import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { CONFIRME_A_SENHA, type Permissao, type Usuario } from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { pessoas, tokens, usuarios } from '../../banco/esquema/acesso/acesso.js';
import { usuarioEstoques } from '../../banco/esquema/estoque/estoques.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { novoCpf } from '../../teste/cpf.js';

const SENHA = 'merenda com café';

let app: FastifyInstance;
let gestora: Pessoa;
let outro: Pessoa;
beforeAll(async () => {
  app = await criarAppDeTeste();
});
afterAll(() => app.close());
beforeEach(async () => {
  gestora = await entrarComo(app, { permissoes: ['USUARIOS'], senha: SENHA });
  outro = await entrarComo(app, { permissoes: ['ITENS'] });
});

/** The password of the session was confirmed this long ago. */
const confirmadaHa = ({ usuarioId }: Pessoa, minutos: number) =>
  app.banco
    .update(tokens)
    .set({ senhaEm: new Date(Date.now() - minutos * 60_000) })
    .where(eq(tokens.usuarioId, usuarioId));
const confirmar = (senha: string, quem = gestora) => quem.injetar('POST', '/tokens/confirmar', { senha });
const darAcesso = (permissao: Permissao = 'USUARIOS') =>
  gestora.injetar(
    'PUT',
    '/usuarios/acessos',
    {
      usuarios: [{ id: outro.usuarioId, versao: 1 }],
      permissoes: { modo: 'ADICIONAR', marcados: [permissao] },
    },
    { 'idempotency-key': `dar ${permissao} a ${outro.usuarioId}`.replaceAll(' ', '-') },
  );
const tipo = (resposta: { json: () => { type: string } }) => resposta.json().type;

test('after five minutes the call is refused, and the same one passes when the password was confirmed', async () => {
  await confirmadaHa(gestora, 4.9);
  expect((await gestora.injetar('PUT', `/usuarios/${outro.usuarioId}/desativar`)).statusCode).toBe(200);
  expect((await gestora.injetar('PUT', `/usuarios/${outro.usuarioId}/reativar`)).statusCode).toBe(200);
  outro = await entrarComo(app, { permissoes: ['ITENS'] });

  await confirmadaHa(gestora, 5.1);
  const recusada = await darAcesso();
  expect([recusada.statusCode, tipo(recusada)]).toEqual([403, CONFIRME_A_SENHA]);
  const errada = await confirmar('outra senha');
  expect([errada.statusCode, errada.json().errors]).toEqual([
    422,
    [{ campo: 'senha', mensagem: 'A senha não confere.' }],
  ]);
  expect((await darAcesso()).statusCode).toBe(403);
  expect((await confirmar(SENHA)).statusCode).toBe(204);
  expect((await darAcesso()).json()).toMatchObject([{ permissoes: ['ITENS', 'USUARIOS'], versao: 2 }]);
});

test('a user who logged in with gov.br and has no password reads how to choose one', async () => {
  await app.banco.update(usuarios).set({ senhaHash: '' }).where(eq(usuarios.id, gestora.usuarioId));
  const recusada = await confirmar('qualquer senha');
  expect([recusada.statusCode, recusada.json().errors]).toEqual([
    422,
    [{ campo: 'senha', mensagem: 'Você ainda não tem uma senha. Saia e escolha uma em "Esqueceu a senha?".' }],
  ]);
});

test('a confirmation holds for its session only, and ten wrong ones close the way of the session for a while', async () => {
  const login = await app.inject({
    method: 'POST',
    url: '/api/tokens/autenticar',
    payload: { usuario: gestora.usuario, senha: SENHA },
  });
  const { token } = login.json<{ token: string }>();
  await confirmadaHa(gestora, 6);
  expect((await confirmar(SENHA)).statusCode).toBe(204);
  const daOutra = await app.inject({
    method: 'PUT',
    url: `/api/usuarios/${gestora.usuarioId}/desativar`,
    headers: { authorization: token },
  });
  expect(daOutra.statusCode).toBe(403);
  for (let vez = 0; vez < 10; vez++) expect((await confirmar('errada')).statusCode).toBe(422);
  const contida = await confirmar(SENHA);
  expect([contida.statusCode, contida.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)]);
});

/** The fields of the form as they are stored, with other ones in it. */
async function cadastroDe({ usuarioId, usuario }: Pessoa, mudanca: object = {}) {
  const [linha] = await app.banco.select().from(usuarios).where(eq(usuarios.id, usuarioId));
  const cpf = novoCpf();
  await app.banco.update(pessoas).set({ cpf }).where(eq(pessoas.id, linha!.pessoaId));
  const pessoa = { nome: 'ana lima', cpf, pessoaTipo: 'FUNCIONARIO', cargo: 'GESTOR' };
  return {
    usuario,
    email: `${usuario}@exemplo.test`,
    pessoa,
    permissoes: ['ITENS'],
    versao: linha!.versao,
    ...mudanca,
  };
}

test('an edit asks for it when e-mail, CPF, password or USUARIOS are other ones than stored, and for nothing else', async () => {
  const editar = async (mudanca: object) =>
    gestora.injetar('PUT', `/usuarios/${outro.usuarioId}`, await cadastroDe(outro, mudanca));
  await confirmadaHa(gestora, 6);
  for (const mudanca of [
    { permissoes: ['ITENS', 'USUARIOS'] },
    { email: 'outro@exemplo.test' },
    { senha: 'café com merenda' },
    { pessoa: { nome: 'ana lima', cpf: '11144477735', pessoaTipo: 'FUNCIONARIO', cargo: 'GESTOR' } },
  ])
    expect([mudanca, tipo(await editar(mudanca))]).toEqual([mudanca, CONFIRME_A_SENHA]);
  const alterado = await editar({ permissoes: ['ITENS', 'PRATOS'], estoques: [] });
  expect(alterado.json<Usuario>()).toMatchObject({ versao: 2, pessoa: { nome: 'ANA LIMA' } });
});

test('a password that is the stored one is no change: nothing is asked for, and no session ends', async () => {
  const caio = await entrarComo(app, { permissoes: ['ITENS'], senha: 'café com bolo' });
  await confirmadaHa(gestora, 6);
  const mesma = await gestora.injetar(
    'PUT',
    `/usuarios/${caio.usuarioId}`,
    await cadastroDe(caio, { senha: 'café com bolo' }),
  );
  expect(mesma.statusCode).toBe(200);
  expect((await caio.injetar('GET', '/estoques/me')).statusCode).toBe(200);
  // The answers must not help to guess the password: ten comparisons in five minutes.
  const estados: number[] = [];
  for (let vez = 0; vez < 11; vez++)
    estados.push(
      (
        await gestora.injetar(
          'PUT',
          `/usuarios/${caio.usuarioId}`,
          await cadastroDe(caio, { senha: `tentativa número ${vez}` }),
        )
      ).statusCode,
    );
  expect(estados).toEqual([...Array<number>(10).fill(403), 429]);
});

test('own e-mail, CPF and password need the current one; the name and the stored password do not', async () => {
  const { usuario } = (
    await app.inject({
      method: 'POST',
      url: '/api/tokens/autenticar',
      payload: { usuario: gestora.usuario, senha: SENHA },
    })
  ).json();
  await app.banco.update(pessoas).set({ cpf: '11144477735' }).where(eq(pessoas.id, usuario.pessoa.id));
  const url = `/pessoas/${usuario.pessoa.id}`;
  await confirmadaHa(gestora, 6);
  const corpo = { email: `${gestora.usuario}@exemplo.test`, pessoa: { nome: 'outro nome', cpf: '11144477735' } };
  for (const mudanca of [
    { email: 'meu@exemplo.test' },
    { senha: 'café com merenda' },
    { pessoa: { ...corpo.pessoa, cpf: '52998224725' } },
  ])
    expect([mudanca, tipo(await gestora.injetar('PUT', url, { ...corpo, ...mudanca }))]).toEqual([
      mudanca,
      CONFIRME_A_SENHA,
    ]);
  expect((await gestora.injetar('PUT', url, { ...corpo, senha: SENHA })).json()).toMatchObject({ token: null });
});

const PESSOA = { nome: 'nova pessoa', cpf: '12345678909', pessoaTipo: 'FUNCIONARIO', cargo: 'GESTOR' };
const NOVO = { usuario: 'nova', email: 'nova@exemplo.test', senha: 'café com merenda', pessoa: PESSOA };

test('the bodies of the specification work in a session of any age, unless USUARIOS is given or the target has it', async () => {
  const gestor = await entrarComo(app, { permissoes: ['USUARIOS'] });
  await confirmadaHa(gestora, 6);
  const tipos: unknown[] = [];
  for (const [metodo, url, corpo] of [
    ['POST', '/usuarios', { ...NOVO, permissoes: ['USUARIOS'] }],
    ['DELETE', `/usuarios/${gestor.usuarioId}`],
    ['PUT', `/usuarios/${gestor.usuarioId}/desativar`],
    ['PUT', `/usuarios/${gestor.usuarioId}/reativar`],
    [
      'PUT',
      '/usuarios/acessos',
      { usuarios: [{ id: outro.usuarioId, versao: 1 }], permissoes: { modo: 'ADICIONAR', marcados: ['USUARIOS'] } },
    ],
  ] as const)
    tipos.push(tipo(await gestora.injetar(metodo, url, corpo)));
  expect(tipos).toEqual(tipos.map(() => CONFIRME_A_SENHA));
  const criada = await gestora.injetar('POST', '/usuarios', { ...NOVO, permissoes: ['ITENS'] });
  expect(criada.statusCode).toBe(201);
  expect((await darAcesso('PRATOS')).statusCode).toBe(200);
  const { id } = criada.json<Usuario>();
  expect((await gestora.injetar('PUT', `/usuarios/${id}/desativar`)).statusCode).toBe(200);
  expect((await gestora.injetar('PUT', `/usuarios/${id}/reativar`)).statusCode).toBe(200);
  expect((await gestora.injetar('DELETE', `/usuarios/${id}`)).statusCode).toBe(204);
});

test('the settings of the municipality, and stocks that one gives oneself on each way, ask for it', async () => {
  const alvo = await entrarComo(app, { permissoes: ['ITENS'] });
  const [{ estoqueId } = { estoqueId: 0 }] = await app.banco
    .select({ estoqueId: usuarioEstoques.estoqueId })
    .from(usuarioEstoques)
    .where(eq(usuarioEstoques.usuarioId, alvo.usuarioId));
  const configura = await entrarComo(app, { permissoes: ['CONFIGURACOES'] });
  const municipio = {
    nome: 'São João',
    uf: 'MG',
    codigoIbge: '3162500',
    diasLetivos: 200,
    fuso: 'America/Sao_Paulo',
    vinculoDeCardapios: 'TODOS',
    senhaMinima: 8,
  };
  await confirmadaHa(configura, 6);
  await confirmadaHa(gestora, 6);
  const meu = { id: estoqueId };
  const proprio = await cadastroDe(gestora, { permissoes: ['USUARIOS'], estoques: [meu] });
  expect([
    tipo(await configura.injetar('PUT', '/municipio', municipio)),
    tipo(await gestora.injetar('POST', '/estoques/me', { estoques: [meu] })),
    tipo(await gestora.injetar('PUT', `/usuarios/${gestora.usuarioId}`, proprio)),
    tipo(
      await gestora.injetar('PUT', '/usuarios/acessos', {
        usuarios: [{ id: gestora.usuarioId, versao: 1 }],
        estoques: { modo: 'ADICIONAR', marcados: [meu] },
      }),
    ),
  ]).toEqual(Array(4).fill(CONFIRME_A_SENHA));
});
