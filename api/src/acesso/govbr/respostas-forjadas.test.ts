import type { ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { EntradaDoGovBr } from '@merenda/shared/contratos';
import type { FastifyInstance } from 'fastify';
import { tokens } from '../../banco/esquema/acesso/acesso.js';
import { govbrEm } from '../../externo/govbr/govbr.js';
import type { OpcoesDoGovBr } from '../../externo/govbr/opcoes.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { idToken, iniciarProvedorForjado } from '../../teste/govbr-forjado.js';
import { cpfDe, ENDERECO_PUBLICO } from '../../teste/govbr.js';
import { portaLivre } from '../../teste/porta-livre.js';

const SEGREDO = 'segredo do cliente, marcado';
const FORA_DO_AR =
  'O gov.br não respondeu como esperado. Tente de novo em alguns minutos, ou entre com o seu usuário e a sua senha.';
const SENHA = 'merenda com café';

let provedor: Awaited<ReturnType<typeof iniciarProvedorForjado>>;
let opcoes: OpcoesDoGovBr;
let app: FastifyInstance;
let ana: Pessoa;
let cpf: string;
const log: string[] = [];

beforeAll(async () => {
  provedor = await iniciarProvedorForjado();
  opcoes = {
    emissor: provedor.emissor,
    cliente: 'merenda',
    segredo: SEGREDO,
    nivel: 'prata',
    enderecoPublico: ENDERECO_PUBLICO,
  };
  const destino = new Writable({
    write(linha, _codificacao, pronto) {
      log.push(String(linha));
      pronto();
    },
  });
  app = await criarAppDeTeste({
    govbr: opcoes,
    log: { nivel: 'trace', destino },
    tokenDasMetricas: 'token das métricas',
  });
  ana = await entrarComo(app, { senha: SENHA });
  cpf = await cpfDe(app, ana);
  await app.banco.delete(tokens);
});
afterAll(async () => {
  await app.close();
  await provedor.parar();
});

/** What the token address answers to the login with this nonce. */
type Resposta = (nonce: string) => string | ((res: ServerResponse) => void);

/** A whole login whose code gets this answer. */
async function entrar(resposta: Resposta, codigo: string) {
  const { chave, endereco } = (await app.inject({ method: 'POST', url: '/api/tokens/govbr' })).json<EntradaDoGovBr>();
  const { state = '', nonce = '' } = Object.fromEntries(new URL(endereco).searchParams);
  provedor.codigos.set(codigo, resposta(nonce));
  const retorno = `?${new URLSearchParams({ code: codigo, state })}`;
  return app.inject({ method: 'POST', url: '/api/tokens/govbr/retorno', payload: { chave, retorno } });
}

const segundos = (mais: number): number => Math.floor(Date.now() / 1000) + mais;
const claims = (nonce: string, mais: object = {}) => ({
  iss: provedor.emissor,
  aud: 'merenda',
  sub: cpf,
  nonce,
  iat: segundos(0),
  exp: segundos(60),
  reliability_info: { level: 'silver', reliabilities: [{ id: '601' }] },
  ...mais,
});

const ACEITAS: [string, Resposta][] = [
  ['a right one', (nonce) => idToken(claims(nonce))],
  [
    'a CPF with its mask',
    (nonce) => idToken(claims(nonce, { sub: cpf.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4') })),
  ],
  [
    'a clock of gov.br that is 50 s behind',
    (nonce) => idToken(claims(nonce, { iat: segundos(-110), exp: segundos(-50) })),
  ],
  [
    'a clock of gov.br that is 50 s ahead',
    (nonce) => idToken(claims(nonce, { iat: segundos(50), nbf: segundos(50), exp: segundos(110) })),
  ],
];

test.each(ACEITAS)('%s opens a session', async (nome, resposta) => {
  expect((await entrar(resposta, nome)).statusCode).toBe(200);
  await app.banco.delete(tokens);
});

const json = (status: number, corpo: object) => (res: ServerResponse) =>
  void res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(corpo));
/** The token, with other claims under its signature. */
const trocar = (token: string, outras: object): string =>
  token.replace(/\.(.+)\./, `.${Buffer.from(JSON.stringify(outras)).toString('base64url')}.`);

/** Answers that open no session, and the code of the cause in the log. */
const RECUSADAS: [string, string, Resposta][] = [
  ['the nonce of another login', 'OAUTH_JWT_CLAIM_COMPARISON_FAILED', () => idToken(claims('outro'))],
  ['no nonce', 'OAUTH_INVALID_RESPONSE', (nonce) => idToken(claims(nonce, { nonce: undefined }))],
  [
    'another issuer',
    'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
    (n) => idToken(claims(n, { iss: 'https://sso.exemplo.test/' })),
  ],
  ['another audience', 'OAUTH_JWT_CLAIM_COMPARISON_FAILED', (nonce) => idToken(claims(nonce, { aud: 'outro' }))],
  [
    'several audiences',
    'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
    (nonce) => idToken(claims(nonce, { aud: ['merenda', 'outro'], azp: 'outro' })),
  ],
  ['the signature of another key', 'OAUTH_INVALID_RESPONSE', (nonce) => idToken(claims(nonce), 'outra chave')],
  ['a changed content', 'OAUTH_INVALID_RESPONSE', (n) => trocar(idToken(claims(n)), claims(n, { sub: '52998224725' }))],
  ['the secret as key', 'OAUTH_INVALID_RESPONSE', (nonce) => idToken(claims(nonce), 'HS256', SEGREDO)],
  ['no signature', 'OAUTH_INVALID_RESPONSE', (nonce) => idToken(claims(nonce), 'none')],
  [
    'an id_token that ended 70 s ago',
    'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
    (nonce) => idToken(claims(nonce, { iat: segundos(-130), exp: segundos(-70) })),
  ],
  [
    'an id_token that begins in 70 s',
    'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
    (nonce) => idToken(claims(nonce, { nbf: segundos(70) })),
  ],
  ['an id_token of the future', 'Error', (nonce) => idToken(claims(nonce, { iat: segundos(70), exp: segundos(130) }))],
  ['no end', 'OAUTH_INVALID_RESPONSE', (nonce) => idToken(claims(nonce, { exp: undefined }))],
  ['no CPF', 'ZodError', (nonce) => idToken(claims(nonce, { sub: 'ana' }))],
  ['no id_token', 'OAUTH_INVALID_RESPONSE', () => json(200, { access_token: 'a', token_type: 'Bearer' })],
  ['an error of the server', 'OAUTH_RESPONSE_IS_NOT_CONFORM', () => (res) => void res.writeHead(500).end()],
  ['a page', 'OAUTH_RESPONSE_IS_NOT_JSON', () => (res) => void res.setHeader('content-type', 'text/html').end('<p>')],
  ['a redirect', 'OAUTH_RESPONSE_IS_NOT_CONFORM', () => (res) => void res.writeHead(307, { location: '/outro' }).end()],
  ['a wrong credential', 'OAUTH_RESPONSE_BODY_ERROR', () => json(401, { error: 'invalid_client' })],
  ['nothing for five seconds', 'OAUTH_TIMEOUT', () => () => undefined],
];

/** Of the cause that the log has for a request. */
function codigoDaCausa(requisicao: unknown): string | undefined {
  const linha = log.map((texto) => JSON.parse(texto)).find(({ reqId, err }) => reqId === requisicao && err);
  return linha?.err.code ?? linha?.err.type;
}

test('no other answer does: each is 503 with one sentence, and the way with the password stays', async () => {
  // At once, so that the test waits five seconds and no more.
  const respostas = await Promise.all(
    RECUSADAS.map(async ([nome, , resposta]) => {
      const recebida = await entrar(resposta, nome);
      const causa = codigoDaCausa(recebida.headers['x-request-id']);
      return [nome, causa, recebida.statusCode, recebida.json().detail] as const;
    }),
  );
  expect(respostas).toEqual(RECUSADAS.map(([nome, causa]) => [nome, causa, 503, FORA_DO_AR]));
  expect(await app.banco.$count(tokens)).toBe(0);
  expect(provedor.requisicoes).not.toContain('/outro');
  const comSenha = await app.inject({
    method: 'POST',
    url: '/api/tokens/autenticar',
    payload: { usuario: ana.usuario, senha: SENHA },
  });
  expect(comSenha.statusCode).toBe(200);
});

test.each([
  ['bronze', { reliability_info: { level: 'bronze' } }],
  ['an unknown level', { reliability_info: { level: 'platinum' } }],
  ['no level', { reliability_info: undefined }],
  ['a level of another form', { reliability_info: 'gold' }],
])('%s is not enough', async (nome, mais) => {
  expect((await entrar((nonce) => idToken(claims(nonce, mais)), nome)).statusCode).toBe(403);
});

test('the log has neither CPF, secret, code nor token', () => {
  const escrito = log.join('');
  expect(escrito).toMatch(/"resultado":"aceito","origem":"govbr"/);
  for (const marca of [cpf, SEGREDO, 'eyJ', 'a right one', '52998224725']) expect(escrito).not.toContain(marca);
});

test('logins are counted by their way', async () => {
  const { body } = await app.inject({ url: '/metricas', headers: { authorization: 'Bearer token das métricas' } });
  expect(body).toContain('merenda_logins_total{resultado="aceito",origem="govbr"} 4\n');
  expect(body).toContain('merenda_logins_total{resultado="recusado",origem="govbr"} 4\n');
  expect(body).toContain('merenda_logins_total{resultado="aceito",origem="senha"} 1\n');
});

test.each([
  ['another issuer', { issuer: 'https://sso.exemplo.test/' }],
  ['a token address of another machine', { token_endpoint: 'https://sso.exemplo.test/token' }],
  ['keys of another machine', { jwks_uri: 'http://127.0.0.2/jwk' }],
  ['a login page of another machine', { authorization_endpoint: 'https://sso.exemplo.test/authorize' }],
  ['a logout of another machine', { end_session_endpoint: 'https://sso.exemplo.test/logout' }],
])('a provider that names %s is not used, and is asked again later', async (_, descricao) => {
  const cliente = govbrEm(opcoes);
  const pedir = () => cliente.enderecoDeEntrada({ estado: 'e', nonce: 'n', verificador: 'v'.repeat(43) });
  provedor.descrever(descricao);
  await expect(pedir()).rejects.toMatchObject({ status: 503, detail: FORA_DO_AR });
  provedor.descrever({});
  expect(await pedir()).toContain(`${provedor.emissor}authorize?`);
});

test('without gov.br a login does not begin', async () => {
  const cliente = govbrEm({ ...opcoes, emissor: `http://127.0.0.1:${await portaLivre()}/` });
  await expect(cliente.enderecoDeSaida()).rejects.toMatchObject({ status: 503, detail: FORA_DO_AR });
});
