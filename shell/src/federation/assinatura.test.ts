import { createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { AreaRecusada } from './AreaRecusada.js';
import { conferirAssinatura } from './assinatura.js';
import { lerFederacao, type AreaPublicada } from './registry.js';

const { privateKey: CHAVE } = generateKeyPairSync('ed25519');
const { privateKey: OUTRA } = generateKeyPairSync('ed25519');

/** An entry of `federation.json` as it is published. */
const ENTRADA = {
  versao: '1.0.0-a',
  container: 'mf_a',
  entrada: '/areas/mf-a/1.0.0-a/remoteEntry.js',
  integridade: `sha384-${'A'.repeat(64)}`,
  manifesto: '/areas/mf-a/1.0.0-a/mf-manifest.json',
  area: { id: 'mf-a', nome: 'Área A', telas: [], menu: [] },
};

const assinar = (entrada: object, chave: KeyObject = CHAVE, id = 'mf-a') => ({
  ...entrada,
  assinatura: sign(null, Buffer.from(JSON.stringify([id, entrada])), chave).toString('base64url'),
});

/** The page of an installation with this key. */
function paginaCom(chave: KeyObject | null) {
  const publica = chave && createPublicKey(chave).export({ format: 'jwk' }).x;
  document.head.innerHTML = publica ? `<meta name="chave-das-areas" content="${publica}">` : '';
}

function lida(entrada: object): AreaPublicada {
  const [area] = lerFederacao({ areas: { 'mf-a': entrada } }, console.error).areas;
  if (!area) throw new Error('The entry is invalid.');
  return area;
}

const ACEITA = undefined;
const abrir = (entrada: object) =>
  conferirAssinatura(lida(entrada)).catch((erro: unknown) => (erro instanceof AreaRecusada ? 'recusada' : erro));

/** Browsers older than 2025, and pages over http, have no Ed25519 of their own. */
const NAVEGADORES = [
  ['a browser with Ed25519', () => undefined],
  [
    'a browser without it',
    () => jest.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('', 'NotSupportedError')),
  ],
] as const;

afterEach(() => jest.restoreAllMocks());

describe.each(NAVEGADORES)('in %s', (_qual, preparar) => {
  beforeEach(() => {
    preparar();
    paginaCom(CHAVE);
  });

  test('a signature of this installation is accepted', async () => {
    expect(await abrir(assinar(ENTRADA))).toBe(ACEITA);
  });

  test.each<[string, object]>([
    ['without a signature', ENTRADA],
    ['with the signature of another key', assinar(ENTRADA, OUTRA)],
    ['with a changed byte of the hash', { ...assinar(ENTRADA), integridade: `sha384-B${'A'.repeat(63)}` }],
    ['with another address', { ...assinar(ENTRADA), entrada: 'https://outro.example/remoteEntry.js' }],
    ['with another menu', { ...assinar(ENTRADA), area: { ...ENTRADA.area, nome: 'Outra' } }],
    ['with a field less', { ...assinar(ENTRADA), manifesto: undefined }],
    ['with a field more', { ...assinar(ENTRADA), extra: 1 }],
    ['signed as another area', assinar(ENTRADA, CHAVE, 'mf-b')],
    ['signed without a hash', assinar({ ...ENTRADA, integridade: undefined })],
    ['with a signature that is none', { ...ENTRADA, assinatura: '***' }],
    ['with a signature that is too short', { ...ENTRADA, assinatura: 'AAAA' }],
  ])('an area %s is refused', async (_qual, entrada) => {
    expect(await abrir(entrada)).toBe('recusada');
  });
});

test('a browser with Ed25519 checks the signature itself: it needs no library', async () => {
  paginaCom(CHAVE);
  const verificar = jest.spyOn(crypto.subtle, 'verify');
  expect(await abrir(assinar(ENTRADA))).toBe(ACEITA);
  expect(verificar).toHaveBeenCalledTimes(1);
});

test('a page without a key executes areas without a signature', async () => {
  paginaCom(null);
  expect(await abrir(ENTRADA)).toBe(ACEITA);
});

test("on the developer's own machine a signed page refuses an area of the version 'dev' too", async () => {
  paginaCom(CHAVE);
  // The address of the tests is localhost.
  expect(await abrir({ ...ENTRADA, versao: 'dev', integridade: undefined })).toBe('recusada');
  paginaCom(null);
  expect(await abrir({ ...ENTRADA, versao: 'dev', integridade: undefined })).toBe(ACEITA);
});
