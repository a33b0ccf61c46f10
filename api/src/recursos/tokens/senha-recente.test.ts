import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { CONFIRME_A_SENHA, type Usuario } from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { pessoas, tokens, usuarios } from '../../banco/esquema/acesso.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';

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
const darPratos = (quem = gestora) =>
  quem.injetar(
    'PUT',
    '/usuarios/acessos',
    {
      usuarios: [{ id: outro.usuarioId, versao: 1 }],
      permissoes: { modo: 'ADICIONAR', marcados: ['PRATOS'] },
    },
    { 'idempotency-key': `dar pratos a ${outro.usuarioId}`.replaceAll(' ', '-') },
  );
const tipo = (resposta: { json: () => { type: string } }) => resposta.json().type;

test('after five minutes the call is refused, and the same one passes when the password was confirmed', async () => {
  await confirmadaHa(gestora, 4.9);
  expect((await gestora.injetar('PUT', `/usuarios/${outro.usuarioId}/desativar`)).statusCode).toBe(200);
  expect((await gestora.injetar('PUT', `/usuarios/${outro.usuarioId}/reativar`)).statusCode).toBe(200);
  outro = await entrarComo(app, { permissoes: ['ITENS'] });

  await confirmadaHa(gestora, 5.1);
  const recusada = await darPratos();
  expect([recusada.statusCode, tipo(recusada)]).toEqual([403, CONFIRME_A_SENHA]);
  const errada = await confirmar('outra senha');
  expect([errada.statusCode, errada.json().errors]).toEqual([
    422,
    [{ campo: 'senha', mensagem: 'A senha não confere.' }],
  ]);
  expect((await darPratos()).statusCode).toBe(403);
  expect((await confirmar(SENHA)).statusCode).toBe(204);
  expect((await darPratos()).json()).toMatchObject([{ permissoes: ['ITENS', 'PRATOS'], versao: 2 }]);
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
    url: `/api/usuarios/${outro.usuarioId}/desativar`,
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
  await app.banco.update(pessoas).set({ cpf: '52998224725' }).where(eq(pessoas.id, linha!.pessoaId));
  const pessoa = { nome: 'ana lima', cpf: '52998224725', pessoaTipo: 'FUNCIONARIO', cargo: 'GESTOR' };
  return {
    usuario,
    email: `${usuario}@exemplo.test`,
    pessoa,
    permissoes: ['ITENS'],
    versao: linha!.versao,
    ...mudanca,
  };
}

test('an edit asks for it when it changes permissions, stocks, e-mail or password, and for nothing else', async () => {
  await confirmadaHa(gestora, 6);
  const editar = async (mudanca: object) =>
    gestora.injetar('PUT', `/usuarios/${outro.usuarioId}`, await cadastroDe(outro, mudanca));
  for (const mudanca of [
    { permissoes: ['ITENS', 'PRATOS'] },
    { permissoes: [] },
    { estoques: [] },
    { email: 'outro@exemplo.test' },
    { senha: 'café com merenda' },
  ])
    expect(tipo(await editar(mudanca))).toBe(CONFIRME_A_SENHA);
  const alterado = await editar({});
  expect(alterado.json<Usuario>()).toMatchObject({ versao: 2, pessoa: { nome: 'ANA LIMA' }, permissoes: ['ITENS'] });
  await app.banco.update(pessoas).set({ cpf: 'livre' }).where(eq(pessoas.cpf, '52998224725'));
});

test('own e-mail and own password need the current one; the name does not', async () => {
  const { usuario } = (
    await app.inject({
      method: 'POST',
      url: '/api/tokens/autenticar',
      payload: { usuario: gestora.usuario, senha: SENHA },
    })
  ).json();
  const url = `/pessoas/${usuario.pessoa.id}`;
  await confirmadaHa(gestora, 6);
  const corpo = { email: `${gestora.usuario}@exemplo.test`, pessoa: { nome: 'outro nome', cpf: '11144477735' } };
  expect(tipo(await gestora.injetar('PUT', url, { ...corpo, email: 'meu@exemplo.test' }))).toBe(CONFIRME_A_SENHA);
  expect(tipo(await gestora.injetar('PUT', url, { ...corpo, senha: 'café com merenda' }))).toBe(CONFIRME_A_SENHA);
  expect((await gestora.injetar('PUT', url, corpo)).statusCode).toBe(200);
});

const PLANILHA = {
  colunas: [{ titulo: 'Nome', campo: 'nome' }],
  linhas: [{ numero: 2, celulas: ['Ana'], tipos: 't', plano: '' }],
  tudoOuNada: true,
};

test.each([
  ['POST', '/usuarios', { usuario: 'nova', email: 'nova@exemplo.test', senha: 'café com merenda' }],
  ['DELETE', '/usuarios/:id', undefined],
  ['PUT', '/usuarios/:id/desativar', undefined],
  ['PUT', '/usuarios/:id/reativar', undefined],
  ['POST', '/importacoes/usuarios', PLANILHA],
] as const)('%s %s needs it', async (metodo, url, corpo) => {
  await confirmadaHa(gestora, 6);
  const pessoa = { nome: 'ana lima', cpf: '12345678909', pessoaTipo: 'FUNCIONARIO', cargo: 'GESTOR' };
  const resposta = await gestora.injetar(
    metodo,
    url.replace(':id', String(outro.usuarioId)),
    corpo && { ...corpo, pessoa },
  );
  expect([resposta.statusCode, tipo(resposta)]).toEqual([403, CONFIRME_A_SENHA]);
});
