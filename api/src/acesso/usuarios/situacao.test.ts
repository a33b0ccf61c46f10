import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { emTransacao } from '../../banco/transacao.js';
import type { Mensagem } from '../../nucleo/mensagem.js';
import { definirRelogio } from '../../nucleo/relogio.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { esperarAte } from '../../teste/esperar-ate.js';
import { abrirSessao } from '../tokens/sessoes.js';

const SENHA = 'merenda com café';
const ENDERECO = 'https://merenda.exemplo.test';

let app: FastifyInstance;
let gestora: Pessoa;
let mensagens: Mensagem[] = [];
let correioFora = false;

beforeAll(async () => {
  const enviar = async (mensagem: Mensagem): Promise<void> => {
    if (correioFora) throw new Error('The mail server is down.');
    mensagens.push(mensagem);
  };
  app = await criarAppDeTeste({ correio: { enviar, comServidor: true, enderecoPublico: ENDERECO } });
  gestora = await entrarComo(app, { permissoes: ['USUARIOS'] });
});
afterAll(() => app.close());
beforeEach(() => {
  mensagens = [];
  correioFora = false;
});
afterEach(() => definirRelogio());

/** CPFs with correct check digits, one for each test that registers a user. */
const CPFS = ['52998224725', '11144477735', '12345678909', '74407265027'];

/** Registers a user without a password. */
async function cadastrarSemSenha() {
  const n = CPFS.length;
  const resposta = await gestora.injetar('POST', '/usuarios', {
    usuario: `bia${n}`,
    email: `bia${n}@exemplo.test`,
    pessoa: { nome: 'bia souza', cpf: CPFS.pop(), pessoaTipo: 'FUNCIONARIO', cargo: 'GESTOR' },
    permissoes: ['ITENS'],
    convite: true,
  });
  expect(resposta.statusCode).toBe(201);
  return resposta.json<{ id: number; usuario: string; email: string; situacao: string }>();
}

const convidar = (id: number) => gestora.injetar('POST', `/usuarios/${id}/convite`);
const ultimoToken = () => /\?redefinir=([\w-]{43})$/m.exec(mensagens.at(-1)?.texto ?? '')?.[1] ?? '';
const escolherSenha = async (token: string) =>
  (await app.inject({ method: 'POST', url: '/api/usuarios/redefinir-senha', payload: { token, senha: SENHA } }))
    .statusCode;
const entrar = async (usuario: string, senha = SENHA) =>
  (await app.inject({ method: 'POST', url: '/api/tokens/autenticar', payload: { usuario, senha } })).statusCode;
const situacaoDe = async (id: number) =>
  (await gestora.injetar('GET', '/usuarios'))
    .json<{ id: number; situacao: string }[]>()
    .find((usuario) => usuario.id === id)?.situacao;
const depoisDe = (horas: number) => definirRelogio({ agora: () => new Date(Date.now() + horas * 3_600_000) });

describe('an invitation', () => {
  test('a user without a password cannot log in until the link of the invitation was used', async () => {
    const { id, usuario, email, situacao } = await cadastrarSemSenha();
    expect([situacao, await entrar(usuario, '')]).toEqual(['CONVIDADO', 422]);
    expect(await entrar(usuario)).toBe(401);

    expect((await convidar(id)).statusCode).toBe(204);
    const [mensagem] = mensagens;
    expect(mensagem).toMatchObject({ para: email, assunto: 'Merenda Escolar: convite' });
    expect(mensagem?.texto).toContain('Bia Souza,');
    expect(mensagem?.texto).toContain(`O seu usuário é ${usuario}.`);
    expect(mensagem?.texto).toContain(`em até 72 horas:\n\n${ENDERECO}/?redefinir=${ultimoToken()}`);

    expect(await escolherSenha(ultimoToken())).toBe(204);
    expect([await entrar(usuario), await situacaoDe(id)]).toEqual([200, 'ATIVO']);
    const repetido = await convidar(id);
    expect([repetido.statusCode, repetido.json().detail]).toEqual([409, 'Este usuário já escolheu a sua senha.']);
  });

  test('its link is valid for 72 hours, and a new one voids it', async () => {
    const { id } = await cadastrarSemSenha();
    await convidar(id);
    const primeiro = ultimoToken();
    await convidar(id);
    expect(await escolherSenha(primeiro)).toBe(409);

    const segundo = ultimoToken();
    depoisDe(72.01);
    expect(await escolherSenha(segundo)).toBe(409);
    depoisDe(71.9);
    expect(await escolherSenha(segundo)).toBe(204);
  });

  test('a message that cannot be sent is a clear refusal, and the user can be invited again', async () => {
    const { id, email } = await cadastrarSemSenha();
    correioFora = true;
    const recusado = await convidar(id);
    expect([recusado.statusCode, recusado.json().detail]).toEqual([
      503,
      `O convite para ${email} não pôde ser enviado. Tente de novo mais tarde.`,
    ]);
    correioFora = false;
    expect((await convidar(id)).statusCode).toBe(204);
    expect(await escolherSenha(ultimoToken())).toBe(204);
  });
});

describe('a deactivated user', () => {
  const mudar = (id: number, verbo: 'desativar' | 'reativar') => gestora.injetar('PUT', `/usuarios/${id}/${verbo}`);
  const pedirLink = (usuario: string) =>
    app.inject({
      method: 'POST',
      url: '/api/usuarios/recuperar-senha',
      payload: { email: `${usuario}@exemplo.test` },
    });

  test('has no session, no login and no link; activated again, the password is the same', async () => {
    const pessoa = await entrarComo(app, { senha: SENHA });
    const { usuarioId: id, usuario, token } = pessoa;
    await pedirLink(usuario);
    await esperarAte(() => mensagens.length > 0);
    const link = ultimoToken();

    expect((await mudar(id, 'desativar')).json()).toMatchObject({ situacao: 'DESATIVADO', versao: 2 });
    const checagem = await app.inject({ url: '/api/tokens/checar', headers: { authorization: token } });
    expect(checagem.json()).toBe(false);
    expect([await entrar(usuario), await escolherSenha(link)]).toEqual([401, 409]);
    expect((await convidar(id)).json().detail).toBe('Este usuário está desativado. Reative-o antes de convidar.');
    expect((await mudar(id, 'desativar')).json().detail).toBe('Este usuário já está desativado.');

    mensagens = [];
    const outra = await entrarComo(app, { senha: SENHA });
    await pedirLink(usuario);
    await pedirLink(outra.usuario);
    await esperarAte(() => mensagens.length > 0);
    expect(mensagens.map(({ para }) => para)).toEqual([`${outra.usuario}@exemplo.test`]);

    expect((await mudar(id, 'reativar')).json()).toMatchObject({ situacao: 'ATIVO', versao: 3 });
    expect((await mudar(id, 'reativar')).json().detail).toBe('Este usuário não está desativado.');
    expect(await entrar(usuario)).toBe(200);
  });

  test('a session that a login opens while the user is deactivated is not valid', async () => {
    const { usuarioId: id } = await entrarComo(app, { senha: SENHA });
    await mudar(id, 'desativar');
    // The login compared the password before, and writes its session after the deactivation has ended all others.
    const token = await emTransacao({ banco: app.banco, usuario: null }, (tx) => abrirSessao(tx, id));
    const vale = async () =>
      (await app.inject({ url: '/api/tokens/checar', headers: { authorization: token } })).json<boolean>();
    expect(await vale()).toBe(false);
    // Only the deactivation makes it invalid.
    await mudar(id, 'reativar');
    expect(await vale()).toBe(true);
  });
});
