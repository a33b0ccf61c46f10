import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { EntradaDoGovBr, SessaoAberta } from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { entradasGovbr, tokens, usuarios } from '../../banco/esquema/acesso/acesso.js';
import { autenticadores } from '../../banco/esquema/acesso/segundo-fator.js';
import { auditoria } from '../../banco/esquema/auditoria.js';
import { definirRelogio } from '../../nucleo/relogio.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { cpfDe, ENDERECO_PUBLICO, iniciarGovBr, passarPeloGovBr } from '../../teste/govbr.js';

type Aberta = SessaoAberta & { saida: string };

const VENCIDA = 'Esta entrada com gov.br venceu ou já foi usada. Use de novo o botão "Entrar com gov.br".';
const SEM_CADASTRO =
  'Este CPF não tem cadastro na Merenda Escolar. Peça o cadastro a quem cuida dos usuários na secretaria de educação.';

let govbr: Awaited<ReturnType<typeof iniciarGovBr>>;
let app: FastifyInstance;
let ana: Pessoa;
let cpf: string;

beforeAll(async () => {
  govbr = await iniciarGovBr();
  app = await criarAppDeTeste({ govbr: govbr.opcoes });
});
afterAll(async () => {
  await app.close();
  await govbr.parar();
});
beforeEach(async () => {
  ana = await entrarComo(app, { permissoes: ['ITENS'] });
  cpf = await cpfDe(app, ana);
  await app.banco.delete(tokens);
});
afterEach(() => definirRelogio());

const comecar = async (de = app): Promise<EntradaDoGovBr> => {
  const resposta = await de.inject({ method: 'POST', url: '/api/tokens/govbr' });
  expect([resposta.statusCode, resposta.headers['cache-control']]).toEqual([200, 'no-store']);
  return resposta.json();
};
const voltar = (chave: string, retorno: string, mais: object = {}, de = app) =>
  de.inject({
    method: 'POST',
    url: '/api/tokens/govbr/retorno',
    headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile' },
    payload: { chave, retorno, ...mais },
  });
const minutos = (n: number) => definirRelogio({ agora: () => new Date(Date.now() + n * 60_000) });
const quantasSessoes = () => app.banco.$count(tokens);

/** The whole way, as one browser goes it. */
async function entrarComGovBr(quem = cpf, nivel: 'bronze' | 'prata' | 'ouro' = 'prata', de = app) {
  const { chave, endereco } = await comecar(de);
  return voltar(chave, await passarPeloGovBr(endereco, { cpf: quem, nivel }), {}, de);
}

/** A refusal with this sentence, and no session. */
async function esperarRecusa(resposta: Awaited<ReturnType<typeof voltar>>, status: number, frase: string) {
  expect([resposta.statusCode, resposta.json().detail]).toEqual([status, frase]);
  expect(await quantasSessoes()).toBe(0);
}

describe('a login', () => {
  test('with PKCE, nonce and state opens a session of the active user with that CPF; the answer is that of the password', async () => {
    const { chave, endereco } = await comecar();
    const pedido = new URL(endereco).searchParams;
    expect(Object.fromEntries(pedido)).toEqual({
      client_id: 'merenda',
      response_type: 'code',
      redirect_uri: `${ENDERECO_PUBLICO}/`,
      scope: 'openid email profile govbr_confiabilidades govbr_confiabilidades_idtoken',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    const resposta = await voltar(chave, await passarPeloGovBr(endereco, { cpf, nivel: 'prata' }));
    expect(resposta.statusCode).toBe(200);
    const aberta = resposta.json<Aberta>();
    expect(aberta).toMatchObject({
      usuario: { id: ana.usuarioId, usuario: ana.usuario, permissoes: ['ITENS'] },
      aparelho: expect.stringMatching(/^[\w-]{43}$/),
      primeirosPassos: expect.any(Boolean),
    });
    const checada = await app.inject({
      url: '/api/tokens/checar',
      headers: { authorization: `Bearer ${aberta.token}` },
    });
    expect(checada.json()).toBe(true);
    const saida = new URL(aberta.saida);
    expect([saida.origin, saida.searchParams.get('post_logout_redirect_uri')]).toEqual([
      govbr.opcoes.emissor,
      `${ENDERECO_PUBLICO}/`,
    ]);
    // A login is no record of the municipality.
    expect(await app.banco.$count(auditoria, eq(auditoria.usuarioId, ana.usuarioId))).toBe(0);
  });

  test('the database has only the hash of the key, until it is used', async () => {
    await app.banco.delete(entradasGovbr);
    const { chave, endereco } = await comecar();
    const guardadas = await app.banco.select().from(entradasGovbr);
    expect(guardadas).toEqual([{ hash: expect.stringMatching(/^[\da-f]{64}$/), expiraEm: expect.any(Date) }]);
    expect(JSON.stringify(guardadas)).not.toContain(chave);
    await voltar(chave, await passarPeloGovBr(endereco, { cpf, nivel: 'ouro' }));
    expect(await app.banco.$count(entradasGovbr)).toBe(0);
  });

  test('the browser of an earlier login keeps its device', async () => {
    const { aparelho } = (await entrarComGovBr()).json<Aberta>();
    const { chave, endereco } = await comecar();
    const outra = await voltar(chave, await passarPeloGovBr(endereco, { cpf, nivel: 'prata' }), { aparelho });
    expect(outra.json()).toMatchObject({ aparelho: null });
  });

  test('a user with a second factor gets the second step, and no session', async () => {
    await app.banco.insert(autenticadores).values({ usuarioId: ana.usuarioId, segredo: 'selado', desde: new Date() });
    const antes = await app.banco.$count(tokens, eq(tokens.usuarioId, ana.usuarioId));
    const resposta = (await entrarComGovBr()).json<object>();
    expect(resposta).toEqual({
      bilhete: expect.stringMatching(/^[\w-]{43}$/),
      validadeS: 300,
      formas: ['AUTENTICADOR', 'RECUPERACAO'],
      chave: null,
      saida: expect.any(String),
    });
    expect(await app.banco.$count(tokens, eq(tokens.usuarioId, ana.usuarioId))).toBe(antes);
    await app.banco.delete(autenticadores).where(eq(autenticadores.usuarioId, ana.usuarioId));
  });

  test('GET /instalacao says whether it is offered; without the settings it is refused', async () => {
    expect((await app.inject('/api/instalacao')).json()).toMatchObject({ govbr: true });
    const sem = await criarAppDeTeste();
    expect((await sem.inject('/api/instalacao')).json()).toMatchObject({ govbr: false });
    for (const resposta of [
      await sem.inject({ method: 'POST', url: '/api/tokens/govbr' }),
      await voltar('chave', '?code=a&state=b', {}, sem),
    ])
      expect([resposta.statusCode, resposta.json().detail]).toEqual([
        409,
        'A entrada com gov.br não está configurada neste servidor.',
      ]);
    await sem.close();
  });
});

describe('who is refused', () => {
  test('a CPF without a user, and a deactivated user, in the same way', async () => {
    const estranho = await entrarComGovBr('52998224725');
    await app.banco.update(usuarios).set({ ativo: false }).where(eq(usuarios.id, ana.usuarioId));
    const inativa = await entrarComGovBr();
    await esperarRecusa(estranho, 403, SEM_CADASTRO);
    await esperarRecusa(inativa, 403, SEM_CADASTRO);
  });

  test('an account below the level, whether or not it has a user', async () => {
    const frase =
      'A sua conta gov.br precisa ser de nível prata ou ouro. Aumente o nível no aplicativo gov.br, ou entre com o seu usuário e a sua senha.';
    await esperarRecusa(await entrarComGovBr(cpf, 'bronze'), 403, frase);
    await esperarRecusa(await entrarComGovBr('52998224725', 'bronze'), 403, frase);
  });

  test('an account of prata where the municipality asks for ouro', async () => {
    const exigente = await criarAppDeTeste({ govbr: { ...govbr.opcoes, nivel: 'ouro' } });
    const resposta = await entrarComGovBr('52998224725', 'prata', exigente);
    expect([resposta.statusCode, resposta.json().detail]).toEqual([
      403,
      expect.stringContaining('precisa ser de nível ouro.'),
    ]);
    expect((await entrarComGovBr('52998224725', 'ouro', exigente)).json().detail).toBe(SEM_CADASTRO);
    await exigente.close();
  });

  test('a user who cancels at gov.br', async () => {
    const { chave, endereco } = await comecar();
    await esperarRecusa(
      await voltar(chave, await passarPeloGovBr(endereco, { cancelar: '1' })),
      409,
      'Você cancelou a entrada com gov.br. Tente de novo, ou entre com o seu usuário e a sua senha.',
    );
  });
});

describe('a return', () => {
  test('counts once, also when it is sent twice at the same time', async () => {
    const { chave, endereco } = await comecar();
    const retorno = await passarPeloGovBr(endereco, { cpf, nivel: 'prata' });
    const respostas = await Promise.all([voltar(chave, retorno), voltar(chave, retorno)]);
    expect(respostas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const repetida = await voltar(chave, retorno);
    expect([repetida.statusCode, repetida.json().detail]).toEqual([409, VENCIDA]);
    expect(await quantasSessoes()).toBe(1);
  });

  test('counts for ten minutes', async () => {
    const [primeira, segunda] = [await comecar(), await comecar()];
    const [noPrazo, tarde] = [
      await passarPeloGovBr(primeira.endereco, { cpf, nivel: 'prata' }),
      await passarPeloGovBr(segunda.endereco, { cpf, nivel: 'prata' }),
    ];
    minutos(10);
    await esperarRecusa(await voltar(segunda.chave, tarde), 409, VENCIDA);
    minutos(9.9);
    expect((await voltar(primeira.chave, noPrazo)).statusCode).toBe(200);
  });

  test('is refused in another tab: neither a thief of the code nor its victim gets a session of the other', async () => {
    const [minha, dela] = [await comecar(), await comecar()];
    const retorno = await passarPeloGovBr(dela.endereco, { cpf, nivel: 'prata' });
    await esperarRecusa(await voltar(minha.chave, retorno), 409, VENCIDA);
    await esperarRecusa(await voltar('', retorno), 422, 'Campo obrigatório.');
    // The code of another login, under the state of the user's own login: PKCE binds it.
    const trocado = new URLSearchParams(retorno);
    trocado.set('state', new URL(minha.endereco).searchParams.get('state') ?? '');
    await esperarRecusa(await voltar(minha.chave, `?${trocado}`), 409, VENCIDA);
    expect((await voltar(dela.chave, retorno)).statusCode).toBe(200);
  });

  test.each(['?', '?code=x', '?state=x', '?code=x&state='])('%j is refused', async (retorno) => {
    await esperarRecusa(await voltar((await comecar()).chave, retorno), 409, VENCIDA);
  });

  test('with a second state, or with an invented code, is refused', async () => {
    for (const forjar of [(s: string) => `?code=x&state=${s}&state=y`, (s: string) => `?code=inventado&state=${s}`]) {
      const { chave, endereco } = await comecar();
      const resposta = await voltar(chave, forjar(new URL(endereco).searchParams.get('state') ?? ''));
      expect(resposta.statusCode).toBeGreaterThanOrEqual(400);
      expect(await quantasSessoes()).toBe(0);
    }
  });
});

test('an address may begin a hundred logins in five minutes; another one still may', async () => {
  const de = (remoteAddress: string) => app.inject({ method: 'POST', url: '/api/tokens/govbr', remoteAddress });
  for (let vez = 0; vez < 100; vez++) expect((await de('10.9.0.7')).statusCode).toBe(200);
  const negada = await de('10.9.0.7');
  expect([negada.statusCode, negada.headers['retry-after'], negada.json().detail]).toEqual([
    429,
    '300',
    'Muitas entradas com gov.br ao mesmo tempo. Aguarde alguns minutos.',
  ]);
  expect((await de('10.9.0.8')).statusCode).toBe(200);
});
