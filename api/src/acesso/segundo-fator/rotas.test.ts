import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Alcance } from '@merenda/shared/contratos';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { usuarios } from '../../banco/esquema/acesso/acesso.js';
import { autenticadores, bilhetes, codigosDeRecuperacao } from '../../banco/esquema/acesso/segundo-fator.js';
import { auditoria } from '../../banco/esquema/auditoria.js';
import { municipio } from '../../banco/esquema/cadastros/municipio.js';
import type { Mensagem } from '../../nucleo/mensagem.js';
import { definirRelogio } from '../../nucleo/relogio.js';
import { CORREIO_DE_TESTE, criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { ativarAutenticador, codigoDoAutenticador, iniciarAutenticador } from '../../teste/autenticador.js';
import { esperarAte } from '../../teste/esperar-ate.js';
import { PERMISSOES_DAS_ROTAS } from '../../teste/rotas/permissoes/index.js';
import { rotasDoApp } from '../../teste/rotas/rotas-do-app.js';
import { redefinirPeloLogin } from '../usuarios/segundo-fator.js';

const SENHA = 'merenda com café';
const PENDENTE = 'A prefeitura exige a verificação em duas etapas para o seu acesso. Ative-a para continuar.';
let app: FastifyInstance;
let ana: Pessoa;
const cartas: Mensagem[] = [];
beforeAll(async () => {
  app = await criarAppDeTeste({ correio: { ...CORREIO_DE_TESTE, enviar: async (carta) => void cartas.push(carta) } });
});
beforeEach(async () => {
  // The middle of a step: a test does not cross into the next one.
  const instante = new Date(Math.floor(Date.now() / 30_000) * 30_000 + 15_000);
  definirRelogio({ agora: () => instante });
  ana = await entrarComo(app, { permissoes: ['ITENS'], senha: SENHA });
  cartas.length = 0;
});
afterEach(() => definirRelogio());
afterAll(() => app.close());

const adiante = (segundos: number) => {
  const instante = new Date(Math.floor(Date.now() / 30_000) * 30_000 + 15_000 + segundos * 1000);
  definirRelogio({ agora: () => instante });
};
const enviar = (url: string, payload: object, ip = '10.0.0.1') =>
  app.inject({ method: 'POST', url: `/api${url}`, remoteAddress: ip, payload });
const darSenha = async (pessoa = ana, mais: object = {}) =>
  (await enviar('/tokens/autenticar', { usuario: pessoa.usuario, senha: SENHA, ...mais })).json<{
    bilhete: string;
    token?: string;
    alcance?: Alcance;
    aparelho: string | null;
  }>();
const bilheteDe = async (pessoa = ana) => (await darSenha(pessoa)).bilhete;
const passar = (bilhete: string, codigo: string, mais: object = {}, ip?: string) =>
  enviar('/tokens/segundo-fator', { bilhete, forma: 'AUTENTICADOR', codigo, ...mais }, ip);
const recuperar = (bilhete: string, codigo: string) => passar(bilhete, codigo, { forma: 'RECUPERACAO' });
const gerarCodigos = async (pessoa = ana) =>
  (await pessoa.injetar('POST', '/segundo-fator/codigos')).json<{ codigos: string[] }>().codigos;
const situacao = async (pessoa = ana) => (await pessoa.injetar('GET', '/segundo-fator')).json();
const linhasDe = ({ usuarioId }: Pessoa) =>
  app.banco
    .select({ acao: auditoria.acao, autor: auditoria.usuarioId, antes: auditoria.antes, depois: auditoria.depois })
    .from(auditoria)
    .where(and(eq(auditoria.entidade, 'usuarios'), eq(auditoria.entidadeId, usuarioId)))
    .orderBy(auditoria.id);
const chegou = (trecho: string) => esperarAte(() => cartas.some(({ texto }) => texto.includes(trecho)));

describe('the enrolment of an authenticator app', () => {
  test('counts once a code confirms it: the next login asks for a second step', async () => {
    const segredo = await iniciarAutenticador(ana);
    expect(await darSenha()).toMatchObject({ token: expect.any(String), alcance: 'TUDO' });
    expect((await situacao()).autenticador).toBeNull();
    const errado = await ana.injetar('PUT', '/segundo-fator/autenticador', { codigo: '000000' });
    expect([errado.statusCode, errado.json().errors]).toEqual([
      422,
      [expect.objectContaining({ campo: 'codigo', mensagem: expect.stringContaining('Código incorreto.') })],
    ]);
    const certo = await ana.injetar('PUT', '/segundo-fator/autenticador', { codigo: codigoDoAutenticador(segredo) });
    expect(certo.statusCode).toBe(204);
    expect(await situacao()).toMatchObject({
      autenticador: { desde: expect.stringMatching(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}$/) },
      codigosRestantes: 0,
      obrigatorio: false,
      guardaSegredos: true,
    });
    const etapa = await darSenha();
    expect(etapa).toEqual({
      bilhete: expect.stringMatching(/^[\w-]{43}$/),
      validadeS: 300,
      formas: ['AUTENTICADOR', 'RECUPERACAO'],
      chave: null,
    });
    await chegou('um aplicativo autenticador foi ativado');
    expect(cartas[0]?.para).toBe(`${ana.usuario}@exemplo.test`);
  });

  test('the secret is sealed in the database, and no audit line has it', async () => {
    const segredo = await ativarAutenticador(ana);
    const [guardado] = await app.banco.select().from(autenticadores).where(eq(autenticadores.usuarioId, ana.usuarioId));
    expect(JSON.stringify(guardado)).not.toContain(segredo);
    const linhas = await linhasDe(ana);
    expect(linhas).toEqual([
      { acao: 'ATIVAR_SEGUNDO_FATOR', autor: ana.usuarioId, antes: null, depois: { forma: 'AUTENTICADOR' } },
    ]);
    expect(JSON.stringify(linhas)).not.toContain(segredo);
  });

  test('another app takes the place of the earlier one, which goes on until then', async () => {
    const antigo = await ativarAutenticador(ana);
    const novo = await iniciarAutenticador(ana);
    expect((await passar(await bilheteDe(), codigoDoAutenticador(antigo))).statusCode).toBe(200);
    await ana.injetar('PUT', '/segundo-fator/autenticador', { codigo: codigoDoAutenticador(novo, -1) });
    adiante(30);
    const bilhete = await bilheteDe();
    expect((await passar(bilhete, codigoDoAutenticador(antigo))).statusCode).toBe(422);
    expect((await passar(bilhete, codigoDoAutenticador(novo))).statusCode).toBe(200);
  });

  test('a code without a begun enrolment is refused', async () => {
    expect((await ana.injetar('PUT', '/segundo-fator/autenticador', { codigo: '123456' })).statusCode).toBe(409);
  });
});

describe('the second step', () => {
  test('the right code opens the session of the specified answer; the ticket counts once', async () => {
    const segredo = await ativarAutenticador(ana);
    const bilhete = await bilheteDe();
    const resposta = await passar(bilhete, codigoDoAutenticador(segredo));
    expect(resposta.json()).toMatchObject({
      usuario: { id: ana.usuarioId, permissoes: ['ITENS'] },
      token: expect.any(String),
      alcance: 'TUDO',
    });
    const { token } = resposta.json<{ token: string }>();
    expect((await app.inject({ url: '/api/itens-produto', headers: { authorization: token } })).statusCode).toBe(200);
    adiante(30);
    expect((await passar(bilhete, codigoDoAutenticador(segredo))).statusCode).toBe(409);
  });

  test('a ticket ends after five minutes, with a new password, and is no session; only its hash is kept', async () => {
    const segredo = await ativarAutenticador(ana);
    const bilhete = await bilheteDe();
    expect((await app.inject({ url: '/api/tokens/checar', headers: { authorization: bilhete } })).json()).toBe(false);
    expect(JSON.stringify(await app.banco.select().from(bilhetes))).not.toContain(bilhete);
    adiante(301);
    const vencido = await passar(bilhete, codigoDoAutenticador(segredo));
    expect([vencido.statusCode, vencido.json().detail]).toEqual([
      409,
      'O tempo para confirmar terminou. Entre de novo com a sua senha.',
    ]);
    const outro = await bilheteDe();
    const gestora = await entrarComo(app, { permissoes: ['USUARIOS'] });
    expect((await gestora.injetar('PUT', `/usuarios/${ana.usuarioId}/desativar`)).statusCode).toBe(200);
    expect((await passar(outro, codigoDoAutenticador(segredo))).statusCode).toBe(409);
  });

  test('a code counts once, also with another ticket and for an earlier step', async () => {
    const segredo = await ativarAutenticador(ana);
    const anterior = codigoDoAutenticador(segredo, -1);
    const codigo = codigoDoAutenticador(segredo);
    expect((await passar(await bilheteDe(), codigo)).statusCode).toBe(200);
    const [de, novo] = await Promise.all([passar(await bilheteDe(), codigo), passar(await bilheteDe(), anterior)]);
    expect([de.statusCode, novo.statusCode]).toEqual([422, 422]);
    expect(de.json().errors).toEqual([
      { campo: 'codigo', mensagem: 'Este código já foi usado. Espere o aplicativo mostrar o próximo.' },
    ]);
  });

  test('only one of many simultaneous requests with one code succeeds', async () => {
    const segredo = await ativarAutenticador(ana);
    const tickets = await Promise.all(Array.from({ length: 6 }, () => bilheteDe()));
    const codigo = codigoDoAutenticador(segredo);
    const respostas = await Promise.all(tickets.map((bilhete) => passar(bilhete, codigo)));
    expect(respostas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422, 422, 422]);
  });

  test('ten wrong codes are tried; a right password does not begin the count again', async () => {
    const segredo = await ativarAutenticador(ana);
    for (let n = 0; n < 10; n += 1) expect((await passar(await bilheteDe(), '000000')).statusCode).toBe(422);
    const contida = await passar(await bilheteDe(), codigoDoAutenticador(segredo));
    expect([contida.statusCode, contida.json().detail]).toEqual([
      429,
      expect.stringContaining('Muitas tentativas. Aguarde'),
    ]);
  });

  test.each([
    ['no number', '12345a', 422],
    ['five digits', '12345', 422],
    ['nothing', ' ', 422],
  ])('%s is refused at the field', async (_nome, codigo, status) => {
    await ativarAutenticador(ana);
    const resposta = await passar(await bilheteDe(), codigo);
    expect([resposta.statusCode, resposta.json().errors[0].campo]).toEqual([status, 'codigo']);
  });

  test('without the key the server reports that it is missing, and a recovery code still works', async () => {
    const segredo = await ativarAutenticador(ana);
    const [codigo = ''] = await gerarCodigos();
    const { segredos } = app;
    app.segredos = null;
    try {
      const bilhete = await bilheteDe();
      expect((await passar(bilhete, codigoDoAutenticador(segredo))).statusCode).toBe(503);
      expect((await ana.injetar('POST', '/segundo-fator/autenticador')).json().detail).toContain('SEGUNDO_FATOR_CHAVE');
      expect((await recuperar(bilhete, codigo)).statusCode).toBe(200);
    } finally {
      app.segredos = segredos;
    }
  });
});

describe('recovery codes', () => {
  test('are ten, each opens one session, and only hashes are kept', async () => {
    await ativarAutenticador(ana);
    const codigos = await gerarCodigos();
    expect(new Set(codigos).size).toBe(10);
    expect(codigos[0]).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    const guardados = await app.banco
      .select()
      .from(codigosDeRecuperacao)
      .where(eq(codigosDeRecuperacao.usuarioId, ana.usuarioId));
    expect(guardados).toHaveLength(10);
    expect(guardados.every(({ hash }) => hash.startsWith('$argon2id$'))).toBe(true);
    const [primeiro = '', segundo = ''] = codigos;
    expect((await recuperar(await bilheteDe(), primeiro)).statusCode).toBe(200);
    expect((await recuperar(await bilheteDe(), primeiro)).json().errors).toEqual([
      { campo: 'codigo', mensagem: 'Código de recuperação incorreto ou já usado.' },
    ]);
    expect((await recuperar(await bilheteDe(), segundo.toLowerCase().replaceAll('-', ' '))).statusCode).toBe(200);
    expect((await situacao()).codigosRestantes).toBe(8);
    await chegou('um código de recuperação foi usado');
    // No session is open yet: the line is the system's, about the user.
    expect((await linhasDe(ana)).slice(-2)).toEqual([
      { acao: 'USAR_CODIGO', autor: null, antes: null, depois: { restantes: 9 } },
      { acao: 'USAR_CODIGO', autor: null, antes: null, depois: { restantes: 8 } },
    ]);
  });

  test('only one of two simultaneous requests with one code succeeds', async () => {
    await ativarAutenticador(ana);
    const [codigo = ''] = await gerarCodigos();
    const tickets = [await bilheteDe(), await bilheteDe()];
    const respostas = await Promise.all(tickets.map((bilhete) => recuperar(bilhete, codigo)));
    expect(respostas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });

  test('new ones end the earlier ones; without a second factor there are none', async () => {
    expect((await ana.injetar('POST', '/segundo-fator/codigos')).statusCode).toBe(409);
    await ativarAutenticador(ana);
    const [antigo = ''] = await gerarCodigos();
    const [novo = ''] = await gerarCodigos();
    const bilhete = await bilheteDe();
    expect([(await recuperar(bilhete, antigo)).statusCode, (await recuperar(bilhete, novo)).statusCode]).toEqual([
      422, 200,
    ]);
  });
});

describe('a remembered device', () => {
  /** Logs in with the second step and asks to be remembered; the answer is the device's token. */
  const lembrado = async (segredo: string, mais: object = { lembrar: true }) =>
    (await passar(await bilheteDe(), codigoDoAutenticador(segredo), mais)).json<{ aparelho: string }>().aparelho;
  const pede = async (aparelho: string) => (await darSenha(ana, { aparelho })).bilhete !== undefined;
  const DIA = 24 * 60 * 60;

  test('needs no second factor for 30 days after the last one, however often it logs in', async () => {
    const aparelho = await lembrado(await ativarAutenticador(ana));
    expect(await pede(aparelho)).toBe(false);
    expect(await pede('a'.repeat(43))).toBe(true);
    adiante(29.9 * DIA);
    expect(await pede(aparelho)).toBe(false);
    adiante(30.1 * DIA);
    expect(await pede(aparelho)).toBe(true);
  });

  test('is one only when the user asks, and for this user', async () => {
    const segredo = await ativarAutenticador(ana);
    const aparelho = await lembrado(segredo, {});
    expect(await pede(aparelho)).toBe(true);
    adiante(30);
    const outro = await lembrado(segredo, { lembrar: true, aparelho });
    // The token from before opens nothing more.
    expect([await pede(outro), await pede(aparelho)]).toEqual([false, true]);
    const bia = await entrarComo(app, { senha: SENHA });
    await ativarAutenticador(bia);
    expect((await darSenha(bia, { aparelho: outro })).bilhete).toEqual(expect.any(String));
  });

  test.each([
    ['a removal', () => ana.injetar('DELETE', '/segundo-fator/autenticador')],
    [
      'a reset',
      async () =>
        (await entrarComo(app, { permissoes: ['USUARIOS'] })).injetar(
          'DELETE',
          `/usuarios/${ana.usuarioId}/segundo-fator`,
        ),
    ],
  ])('is forgotten with %s', async (_nome, retirar) => {
    const aparelho = await lembrado(await ativarAutenticador(ana));
    expect((await retirar()).statusCode).toBe(204);
    const outra = { ...ana, token: (await darSenha()).token ?? '' };
    await ativarAutenticador({
      ...outra,
      injetar: (method, url, payload) =>
        app.inject({
          method,
          url: `/api${url}`,
          headers: { authorization: outra.token },
          ...(payload !== undefined && { payload: payload as object }),
        }),
    });
    expect(await pede(aparelho)).toBe(true);
  });

  test('is forgotten with a new password', async () => {
    const aparelho = await lembrado(await ativarAutenticador(ana));
    const gestora = await entrarComo(app, { permissoes: ['USUARIOS'] });
    const lidos = (await gestora.injetar('GET', '/usuarios')).json<
      { id: number; usuario: string; email: string; versao: number; pessoa: object }[]
    >();
    const { id, ...lida } = lidos.find((um) => um.id === ana.usuarioId)!;
    const pessoa = { ...lida.pessoa, cpf: '52998224725', cargo: 'GESTOR' };
    const mudada = await gestora.injetar('PUT', `/usuarios/${id}`, { ...lida, pessoa, senha: `${SENHA} de novo` });
    expect(mudada.statusCode).toBe(200);
    expect((await darSenha(ana, { aparelho, senha: `${SENHA} de novo` })).bilhete).toEqual(expect.any(String));
  });
});

describe('the removal', () => {
  test('by the user: the next login asks for the password alone, and the codes are gone', async () => {
    await ativarAutenticador(ana);
    await gerarCodigos();
    expect((await ana.injetar('DELETE', '/segundo-fator/autenticador')).statusCode).toBe(204);
    expect(await darSenha()).toMatchObject({ token: expect.any(String) });
    expect(await situacao()).toMatchObject({ autenticador: null, codigosRestantes: 0 });
    await chegou('o aplicativo autenticador foi retirado');
    expect((await ana.injetar('DELETE', '/segundo-fator/autenticador')).statusCode).toBe(409);
  });

  test('by a holder of USUARIOS: sessions end, one audit line, a message to the user', async () => {
    const segredo = await ativarAutenticador(ana);
    const gestora = await entrarComo(app, { permissoes: ['USUARIOS'] });
    const url = `/usuarios/${ana.usuarioId}/segundo-fator`;
    const bilhete = await bilheteDe();
    expect((await gestora.injetar('DELETE', url)).statusCode).toBe(204);
    expect((await ana.injetar('GET', '/segundo-fator')).statusCode).toBe(401);
    expect((await passar(bilhete, codigoDoAutenticador(segredo))).statusCode).toBe(409);
    expect(await darSenha()).toMatchObject({ token: expect.any(String) });
    expect((await linhasDe(ana)).slice(1)).toEqual([
      { acao: 'REDEFINIR_SEGUNDO_FATOR', autor: gestora.usuarioId, antes: null, depois: null },
    ]);
    await chegou('foi redefinida por quem administra os usuários');
    const outra = await gestora.injetar('DELETE', url);
    expect([outra.statusCode, outra.json().detail]).toEqual([
      409,
      'Este usuário não tem a verificação em duas etapas.',
    ]);
  });
});

test('the command resets by the login name, as the system', async () => {
  await ativarAutenticador(ana);
  await redefinirPeloLogin(app.banco, ana.usuario.toUpperCase());
  expect(await darSenha()).toMatchObject({ token: expect.any(String) });
  expect((await linhasDe(ana)).at(-1)).toMatchObject({ acao: 'REDEFINIR_SEGUNDO_FATOR', autor: null });
  await expect(redefinirPeloLogin(app.banco, 'ninguém')).rejects.toMatchObject({ detail: 'Usuário não encontrado.' });
});

describe('a second factor that the municipality requires', () => {
  const exigir = (permissoes: ('ITENS' | 'USUARIOS')[]) =>
    app.banco.update(municipio).set({ segundoFatorObrigatorio: permissoes });
  afterEach(() => exigir([]));

  test('is set by CONFIGURACOES; a server without key refuses it', async () => {
    const gestora = await entrarComo(app, { permissoes: ['CONFIGURACOES'] });
    const lido = (await gestora.injetar('GET', '/municipio')).json();
    const corpo = {
      nome: 'Sol',
      uf: 'SP',
      fuso: 'America/Sao_Paulo',
      diasLetivos: 200,
      vinculoDeCardapios: 'TODOS',
      senhaMinima: 8,
    };
    const { segredos } = app;
    app.segredos = null;
    const mudar = (versao: number, mais: object) => gestora.injetar('PUT', '/municipio', { ...corpo, versao, ...mais });
    const recusada = await mudar(lido.versao, { segundoFatorObrigatorio: ['ITENS'] });
    app.segredos = segredos;
    expect([recusada.statusCode, recusada.json().errors[0].campo]).toEqual([422, 'segundoFatorObrigatorio']);
    const mudada = await mudar(lido.versao, { segundoFatorObrigatorio: ['ITENS'] });
    expect([mudada.statusCode, mudada.json().segundoFatorObrigatorio]).toEqual([200, ['ITENS']]);
    // A setting that is not sent stays.
    expect((await mudar(lido.versao + 1, {})).json().segundoFatorObrigatorio).toEqual(['ITENS']);
  });

  test('limits the session of a holder without one to its enrolment', async () => {
    await exigir(['ITENS']);
    const { token, alcance } = await darSenha();
    expect(alcance).toBe('SEGUNDO_FATOR');
    const limitada: Pessoa = {
      ...ana,
      injetar: (method, url, corpo) =>
        app.inject({
          method,
          url: `/api${url}`,
          headers: { authorization: `Bearer ${token}` },
          ...(corpo !== undefined && { payload: corpo as object }),
        }),
    };
    const abertas: string[] = [];
    for (const { nome, metodo, caminho } of rotasDoApp(app)) {
      if (PERMISSOES_DAS_ROTAS[nome]?.quem === 'PUBLICA') continue;
      const url = caminho.replaceAll(/:\w+\(\^\\d\{8\}\)/g, '25112026').replaceAll(/:\w+(\(\^\\d\+\))?/g, '1');
      const { statusCode, body } = await limitada.injetar(metodo, url);
      if (!(statusCode === 403 && body.includes(PENDENTE))) abertas.push(nome);
    }
    expect(abertas.sort()).toEqual([
      'GET /segundo-fator',
      'POST /segundo-fator/autenticador',
      'POST /segundo-fator/chaves',
      'POST /segundo-fator/chaves/opcoes',
      'POST /segundo-fator/codigos',
      'POST /tokens/confirmar',
      'PUT /segundo-fator/autenticador',
    ]);
    await ativarAutenticador(limitada);
    expect((await limitada.injetar('GET', '/itens-produto')).statusCode).toBe(200);
  });

  test('asks a user only while they have one of the permissions', async () => {
    await exigir(['USUARIOS']);
    expect(await darSenha()).toMatchObject({ alcance: 'TUDO' });
    expect((await situacao()).obrigatorio).toBe(false);
  });

  test('the last one is not removed by the user; one that USUARIOS resets is enrolled again at the next login', async () => {
    await exigir(['ITENS']);
    await ativarAutenticador(ana);
    const recusada = await ana.injetar('DELETE', '/segundo-fator/autenticador');
    expect([recusada.statusCode, recusada.json().detail]).toEqual([
      409,
      'A prefeitura exige a verificação em duas etapas para o seu acesso. Cadastre outra forma antes de retirar esta.',
    ]);
    expect((await situacao()).autenticador).not.toBeNull();
    const gestora = await entrarComo(app, { permissoes: ['USUARIOS'] });
    await gestora.injetar('DELETE', `/usuarios/${ana.usuarioId}/segundo-fator`);
    expect(await darSenha()).toMatchObject({ alcance: 'SEGUNDO_FATOR' });
  });
});

test('a user who was deleted takes the second factors along', async () => {
  await ativarAutenticador(ana);
  await app.banco.delete(usuarios).where(eq(usuarios.id, ana.usuarioId));
  expect(await app.banco.$count(autenticadores, eq(autenticadores.usuarioId, ana.usuarioId))).toBe(0);
});
