import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { SessaoAberta } from '@merenda/shared/contratos';
import { and, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { aparelhos, pessoas, tokens, usuarios } from '../../banco/esquema/acesso/acesso.js';
import { auditoria } from '../../banco/esquema/auditoria.js';
import { municipio } from '../../banco/esquema/cadastros/municipio.js';
import type { Mensagem } from '../../nucleo/mensagem.js';
import { definirRelogio } from '../../nucleo/relogio.js';
import { CORREIO_DE_TESTE, criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { ativarAutenticador } from '../../teste/autenticador.js';
import { esperarAte } from '../../teste/esperar-ate.js';
import { nomeDaSessao } from '../../teste/nome-da-sessao.js';
import { CHROME, comPin, conhecerAparelho } from '../../teste/pin.js';

const PIN = '482913';
const SO_A_COZINHA = 'Este acesso por PIN só abre a cozinha. Entre com usuário e senha.';
const ERRADO = { status: 401, frase: 'PIN incorreto.' };

let app: FastifyInstance;
let mensagens: Mensagem[] = [];
let ana: Pessoa;
let aparelho: string;
beforeAll(async () => {
  app = await criarAppDeTeste({
    tokenDasMetricas: 'metricas',
    correio: { ...CORREIO_DE_TESTE, enviar: async (mensagem) => void mensagens.push(mensagem) },
  });
});
beforeEach(async () => {
  ({ pessoa: ana, aparelho } = await comPin(app, { permissoes: ['USUARIOS'] }));
  mensagens = [];
});
afterEach(async () => {
  definirRelogio();
  await app.banco.update(municipio).set({ segundoFatorObrigatorio: [], sessaoMinutosPin: 30 });
});
afterAll(() => app.close());

const daqui = (minutos: number) => definirRelogio({ agora: () => new Date(Date.now() + minutos * 60_000) });

/** A login by PIN; `remoteAddress` of its own, so that no test uses up the attempts of another one. */
let enderecos = 0;
async function tentar(pin = PIN, { quem = ana, token = aparelho }: { quem?: Pessoa; token?: string } = {}) {
  enderecos += 1;
  const resposta = await app.inject({
    method: 'POST',
    url: '/api/tokens/pin',
    headers: { 'user-agent': CHROME },
    remoteAddress: `10.1.${enderecos >> 8}.${enderecos & 255}`,
    payload: { aparelho: token, usuario: quem.usuarioId, pin },
  });
  const corpo = resposta.json<SessaoAberta & { detail?: string }>();
  return { status: resposta.statusCode, ...(corpo.detail !== undefined && { frase: corpo.detail }), corpo };
}
const recusa = async (...pedido: Parameters<typeof tentar>) => {
  const { status, frase } = await tentar(...pedido);
  return { status, frase };
};
const vezes = async (n: number, fazer: () => Promise<unknown>) => {
  for (let i = 0; i < n; i += 1) await fazer();
};
const pedir = (token: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  app.inject({ method, url: `/api${url}`, headers: { authorization: `Bearer ${token}` }, ...(payload && { payload }) });
const vale = async (token: string) => (await pedir(token, 'GET', '/tokens/checar')).json<boolean>();
const pessoasDe = async (token: string) =>
  (await app.inject({ method: 'POST', url: '/api/tokens/pin/pessoas', payload: { aparelho: token } })).json<
    { id: number; nome: string }[]
  >();
const pinsDe = async ({ injetar }: Pessoa) =>
  (await injetar('GET', '/pins')).json<{ id: string; aparelho: string }[]>();
const linhasDe = ({ usuarioId }: Pessoa) =>
  app.banco
    .select({ acao: auditoria.acao, autor: auditoria.usuarioId, antes: auditoria.antes, depois: auditoria.depois })
    .from(auditoria)
    .where(and(eq(auditoria.entidade, 'usuarios'), eq(auditoria.entidadeId, usuarioId)))
    .orderBy(desc(auditoria.id));

describe('the user’s own PIN', () => {
  test('is kept as a hash, listed with its device, and announced by e-mail; the audit trail has neither', async () => {
    const [guardado] = await app.banco.select().from(aparelhos).where(eq(aparelhos.usuarioId, ana.usuarioId));
    expect(guardado?.pinHash).toMatch(/^\$argon2id\$/);
    expect(await pinsDe(ana)).toEqual([
      {
        id: nomeDaSessao(aparelho),
        aparelho: 'Chrome no Android',
        desde: expect.stringMatching(/^\d{2}\/\d{2}\/\d{4} /),
      },
    ]);
    const [linha] = await linhasDe(ana);
    expect(linha).toEqual({
      acao: 'DEFINIR_PIN',
      autor: ana.usuarioId,
      antes: null,
      depois: { aparelho: 'Chrome no Android' },
    });
    await comPin(app);
    await esperarAte(() => mensagens.length === 1);
    expect(mensagens[0]?.texto).toContain('um PIN da cozinha foi criado no aparelho Chrome no Android.');
  });

  test.each([
    ['12345', 'Digite 6 números.'],
    [
      '123123',
      'Este PIN é fácil de adivinhar. Evite números iguais, em sequência ou que se repetem, como 121212 e 123123.',
    ],
  ])('%s is refused at its field', async (pin, mensagem) => {
    const resposta = await ana.injetar('PUT', '/pins', { aparelho, pin });
    expect([resposta.statusCode, resposta.json().errors]).toEqual([422, [{ campo: 'pin', mensagem }]]);
  });

  test('needs a recent password, and a device in which the user has logged in', async () => {
    const outro = await conhecerAparelho(app, await entrarComo(app));
    const resposta = await ana.injetar('PUT', '/pins', { aparelho: outro, pin: PIN });
    expect([resposta.statusCode, resposta.json().detail]).toEqual([
      409,
      'Este aparelho ainda não conhece você. Saia, entre de novo com usuário e senha e crie o PIN.',
    ]);
    daqui(6);
    expect((await ana.injetar('PUT', '/pins', { aparelho, pin: PIN })).json().type).toBe(
      'urn:merenda:confirme-a-senha',
    );
  });

  test('is removed by its user, which ends the sessions that it has opened and no other', async () => {
    const { token } = (await tentar()).corpo;
    expect((await ana.injetar('DELETE', `/pins/${nomeDaSessao(aparelho)}`)).statusCode).toBe(204);
    expect([await vale(token), await vale(ana.token), await pinsDe(ana)]).toEqual([false, true, []]);
    expect(await recusa()).toEqual(ERRADO);
    expect((await linhasDe(ana))[0]).toMatchObject({ acao: 'RETIRAR_PIN', antes: { aparelho: 'Chrome no Android' } });
    expect((await ana.injetar('DELETE', `/pins/${nomeDaSessao(aparelho)}`)).statusCode).toBe(404);
    const bia = await comPin(app);
    expect((await ana.injetar('DELETE', `/pins/${nomeDaSessao(bia.aparelho)}`)).statusCode).toBe(404);
  });

  test('ends with a new password and with a deactivation', async () => {
    const gestor = await entrarComo(app, { permissoes: ['USUARIOS'] });
    const { pessoa: caio, aparelho: dele } = await comPin(app);
    expect((await gestor.injetar('PUT', `/usuarios/${caio.usuarioId}/desativar`)).statusCode).toBe(200);
    expect([await recusa(PIN, { quem: caio, token: dele }), await pessoasDe(dele)]).toEqual([ERRADO, []]);
    const { pessoa: bia, aparelho: dela } = await comPin(app);
    const dono = await app.banco.query.usuarios.findFirst({ where: eq(usuarios.id, bia.usuarioId) });
    const { versao, email } = (await bia.injetar('GET', `/pessoas/${dono?.pessoaId}`)).json();
    const pessoa = { nome: 'BIA', cpf: '52998224725', telefone: null, celular: null };
    const trocada = await bia.injetar('PUT', `/pessoas/${dono?.pessoaId}`, {
      versao,
      email,
      pessoa,
      senha: 'café com pão',
    });
    expect(trocada.statusCode).toBe(200);
    expect(await recusa(PIN, { quem: bia, token: dela })).toEqual(ERRADO);
  });

  test('is named in the export of the user’s own data, without its hash', async () => {
    const dono = await app.banco.query.usuarios.findFirst({ where: eq(usuarios.id, ana.usuarioId) });
    const dados = (await ana.injetar('GET', `/pessoas/${dono?.pessoaId}/dados`)).body;
    expect(dados).toContain('PIN da cozinha desde');
    expect(dados).not.toContain('$argon2');
    expect(dados).not.toContain('Resumo do PIN');
  });
});

test('setting a PIN renews the token of the device: the one that was known before opens nothing', async () => {
  const { aparelho: novo } = (await ana.injetar('PUT', '/pins', { aparelho, pin: PIN })).json<{ aparelho: string }>();
  expect(novo).toMatch(/^[\w-]{43}$/);
  expect(await recusa()).toEqual(ERRADO);
  expect((await tentar(PIN, { token: novo })).status).toBe(200);
  expect(await pinsDe(ana)).toMatchObject([{ id: nomeDaSessao(novo) }]);
});

describe('the login by PIN', () => {
  test('opens a session for the kitchen only, without permissions and without a recent password', async () => {
    const { status, corpo } = await tentar();
    expect([status, corpo.alcance, corpo.usuario.permissoes]).toEqual([200, 'COZINHA', []]);
    const unidade = corpo.usuario.estoques[0]?.unidadeEducacional.id;
    expect((await pedir(corpo.token, 'GET', `/cozinha?unidade=${unidade}`)).statusCode).toBe(200);
    const recusada = await pedir(corpo.token, 'PUT', '/pins', { aparelho, pin: PIN });
    expect([recusada.statusCode, recusada.json().detail]).toEqual([403, SO_A_COZINHA]);
    const abertas = (await ana.injetar('GET', '/sessoes')).json<{ alcance: string }[]>();
    expect(abertas.map(({ alcance }) => alcance).sort()).toEqual(['COZINHA', 'TUDO']);
    const { body } = await app.inject({ url: '/metricas', headers: { authorization: 'Bearer metricas' } });
    expect(body).toMatch(/merenda_logins_total\{[^}]*origem="pin"[^}]*\} [1-9]/);
  });

  test('a session of the same user with all rights gets no answer that was made for the kitchen', async () => {
    const { token } = (await tentar()).corpo;
    const unidades = await pedir(token, 'GET', '/estoques/me');
    const etiqueta = { 'if-none-match': String(unidades.headers.etag) };
    const deTudo = await ana.injetar('GET', '/estoques/me', undefined, etiqueta);
    expect(deTudo.statusCode).toBe(200);
  });

  test('ends after the minutes without use that the municipality has set', async () => {
    await app.banco.update(municipio).set({ sessaoMinutosPin: 20 });
    const { token } = (await tentar()).corpo;
    daqui(19);
    expect(await vale(token)).toBe(true);
    daqui(40);
    expect(await vale(token)).toBe(false);
  });

  test('is bound to the device: with the token of another device it is refused, and the attempt counts for no other user', async () => {
    const { aparelho: outro } = await comPin(app);
    await vezes(6, async () => expect(await recusa(PIN, { token: outro })).toEqual(ERRADO));
    expect(await recusa(PIN, { token: 'inventado' })).toEqual(ERRADO);
    expect((await tentar()).status).toBe(200);
  });

  test('an address that tries one user with devices that the server does not know has to wait', async () => {
    const pedido = { aparelho: 'inventado', usuario: ana.usuarioId, pin: PIN };
    const estados: number[] = [];
    await vezes(11, async () =>
      estados.push((await app.inject({ method: 'POST', url: '/api/tokens/pin', payload: pedido })).statusCode),
    );
    expect(estados).toEqual([...Array<number>(10).fill(401), 429]);
    expect((await tentar()).status).toBe(200);
  });

  test('the fifth wrong one in a row deletes the PIN, and tells its user; a right one before starts again', async () => {
    await vezes(3, () => tentar('111222'));
    expect((await tentar()).status).toBe(200);
    await vezes(3, async () => expect(await recusa('111222')).toEqual(ERRADO));
    expect((await recusa('111222')).frase).toBe('PIN incorreto. Mais um erro apaga o PIN neste aparelho.');
    expect((await recusa('111222')).frase).toBe(
      'PIN incorreto. Foram cinco erros e o PIN foi apagado neste aparelho. Entre com usuário e senha e crie outro em Dados cadastrais, Segurança.',
    );
    expect([await recusa(), await pinsDe(ana), await pessoasDe(aparelho)]).toEqual([ERRADO, [], []]);
    expect((await linhasDe(ana))[0]).toEqual({
      acao: 'APAGAR_PIN',
      autor: null,
      antes: { aparelho: 'Chrome no Android' },
      depois: null,
    });
    await esperarAte(() => mensagens.length === 1);
    expect(mensagens[0]).toMatchObject({ assunto: 'Merenda Escolar: PIN da cozinha' });
    expect(mensagens[0]?.texto).toContain(
      'foi apagado depois de cinco tentativas erradas no aparelho Chrome no Android.',
    );
  });

  test('five of many simultaneous wrong PINs are compared, and the PIN is deleted once', async () => {
    const respostas = await Promise.all(Array.from({ length: 12 }, () => tentar('111222')));
    expect(respostas.map(({ status }) => status)).toEqual(respostas.map(({ status }) => (status === 429 ? 429 : 401)));
    const apagadas = (await linhasDe(ana)).filter(({ acao }) => acao === 'APAGAR_PIN');
    expect(apagadas).toHaveLength(1);
    expect(await recusa()).toEqual(ERRADO);
  });

  test('five right ones at once all enter', async () => {
    const respostas = await Promise.all(Array.from({ length: 5 }, () => tentar()));
    expect(respostas.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await pinsDe(ana)).toHaveLength(1);
  });
});

describe('with a second factor', () => {
  const lembrar = (ate: Date | null) =>
    app.banco.update(aparelhos).set({ segundoFatorAte: ate }).where(eq(aparelhos.usuarioId, ana.usuarioId));

  test('a PIN opens the kitchen only while the device is remembered', async () => {
    await ativarAutenticador(ana);
    await lembrar(null);
    const recusada = await tentar();
    expect([recusada.status, recusada.frase]).toEqual([403, expect.stringContaining('Entre com usuário e senha')]);
    await vezes(6, () => tentar());
    const novo = await ana.injetar('PUT', '/pins', { aparelho, pin: PIN });
    expect([novo.statusCode, novo.json().detail]).toEqual([409, expect.stringContaining('Lembrar este aparelho')]);
    await lembrar(new Date(Date.now() + 60_000));
    expect((await tentar()).status).toBe(200);
  });

  test('a user who has to enrol one first cannot enter by PIN', async () => {
    await app.banco.update(municipio).set({ segundoFatorObrigatorio: ['USUARIOS'] });
    expect(await recusa()).toEqual({
      status: 403,
      frase:
        'A prefeitura exige a verificação em duas etapas para o seu acesso. Ative-a para continuar. Entre com usuário e senha.',
    });
  });
});

describe('who is in the kitchen', () => {
  const chamar = async ({ usuarioId }: Pessoa, nome: string) => {
    const dono = await app.banco.query.usuarios.findFirst({ where: eq(usuarios.id, usuarioId) });
    await app.banco
      .update(pessoas)
      .set({ nome })
      .where(eq(pessoas.id, dono?.pessoaId ?? 0));
  };

  test('the device of several cooks names them by first name and surname, two equal ones in full', async () => {
    const [{ pessoa: bia, aparelho: deBia }, { pessoa: caio, aparelho: deCaio }, davi] = [
      await comPin(app),
      await comPin(app),
      await entrarComo(app),
    ];
    const deDavi = await conhecerAparelho(app, davi);
    await chamar(ana, 'ZULMIRA DAS DORES LIMA');
    await chamar(bia, 'BIA DE SOUZA REIS');
    await chamar(caio, 'BIA COSTA REIS');
    await chamar(davi, 'DAVI SEM PIN');
    expect(await pessoasDe([aparelho, deBia, deCaio, deDavi].join(' '))).toEqual([
      { id: caio.usuarioId, nome: 'BIA COSTA REIS' },
      { id: bia.usuarioId, nome: 'BIA DE SOUZA REIS' },
      { id: ana.usuarioId, nome: 'ZULMIRA LIMA' },
    ]);
    expect(await recusa(PIN, { quem: bia })).toEqual(ERRADO);
    const { corpo } = await tentar(PIN, { quem: bia, token: deBia });
    expect(corpo.usuario.id).toBe(bia.usuarioId);
  });

  test('an unknown device gets an empty list, and its address has to wait after ten requests', async () => {
    const perguntar = () =>
      app.inject({
        method: 'POST',
        url: '/api/tokens/pin/pessoas',
        remoteAddress: '10.9.9.9',
        payload: { aparelho: 'inventado' },
      });
    await vezes(10, async () => expect((await perguntar()).json()).toEqual([]));
    expect((await perguntar()).statusCode).toBe(429);
    expect(await pessoasDe(aparelho)).toHaveLength(1);
    daqui(31 * 24 * 60);
    expect(await pessoasDe(aparelho)).toEqual([]);
  });
});

test('a session by PIN is in the table of sessions as one', async () => {
  const { token } = (await tentar()).corpo;
  const lidas = await app.banco.select().from(tokens).where(eq(tokens.usuarioId, ana.usuarioId));
  expect(lidas.find(({ hash }) => hash.startsWith(nomeDaSessao(token)))).toMatchObject({
    alcance: 'COZINHA',
    senhaEm: null,
  });
});
