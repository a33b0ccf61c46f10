import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { municipio } from './banco/esquema/cadastros/municipio.js';
import { SEM_CORREIO } from './plugins/correio.js';
import { criarAppDeTeste, entrarComo } from './teste/app.js';
import { criarItem } from './teste/fabricas.js';

let app: FastifyInstance;
let pasta: string;
beforeAll(async () => {
  pasta = await mkdtemp(path.join(os.tmpdir(), 'merenda-estaticos-'));
  const arquivos: Record<string, string | Buffer> = {
    'shell/index.html': '<!doctype html><title>Merenda</title>',
    'shell/assets/shell.abc123.js': 'console.log("shell")',
    'shell/assets/shell.abc123.js.gz': gzipSync('console.log("shell")'),
    'shell/.completo': 'x',
    'areas/mf-x/1.0.0-a/remoteEntry.js': 'var mf_x',
    'federation.json': JSON.stringify({ areas: {}, enchimento: 'x'.repeat(2_000) }),
    'logos/sao_joao.png': 'figura',
  };
  for (const [nome, conteudo] of Object.entries(arquivos)) {
    await mkdir(path.dirname(path.join(pasta, nome)), { recursive: true });
    await writeFile(path.join(pasta, nome), conteudo);
  }
  app = await criarAppDeTeste({ estaticos: pasta, municipios: path.join(pasta, 'logos') });
});
afterAll(async () => {
  await app.close();
  await rm(pasta, { recursive: true });
});

const pedir = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const NAVEGADOR = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('the built product', () => {
  test.each([
    ['/', 'no-cache'],
    ['/index.html', 'no-cache'],
    ['/federation.json', 'no-cache'],
    ['/assets/shell.abc123.js', 'public, max-age=31536000, immutable'],
    ['/areas/mf-x/1.0.0-a/remoteEntry.js', 'public, max-age=31536000, immutable'],
  ])('%s is served with cache-control %s', async (url, esperado) => {
    const resposta = await pedir(url);
    expect([resposta.statusCode, resposta.headers['cache-control']]).toEqual([200, esperado]);
  });

  test('the logo of the municipality comes from the folder of the installation; another city has none', async () => {
    const logo = await pedir('/municipios/sao_joao.png');
    expect([logo.statusCode, logo.headers['content-type'], logo.body]).toEqual([200, 'image/png', 'figura']);
    const outra = await pedir('/municipios/outra.png', { accept: 'image/*' });
    expect([outra.statusCode, outra.body]).toEqual([204, '']);
    expect((await pedir('/municipios/outra.txt', { accept: 'image/*' })).statusCode).toBe(404);
  });

  test('without a file there, the logo of the settings is sent at the address of its city, and asked for each time', async () => {
    await app.banco.update(municipio).set({ nome: 'Água Boa', logo: 'data:image/png;base64,ZmlndXJh' });
    const logo = await pedir('/municipios/agua_boa.png');
    expect([logo.statusCode, logo.headers['content-type'], logo.headers['cache-control'], logo.body]).toEqual([
      200,
      'image/png',
      'no-cache',
      'figura',
    ]);
    const outraVez = await pedir('/municipios/agua_boa.png', { 'if-none-match': String(logo.headers.etag) });
    expect([outraVez.statusCode, outraVez.body]).toEqual([304, '']);
    const outra = await pedir('/municipios/outra.png');
    expect([outra.statusCode, outra.headers['cache-control']]).toEqual([204, 'no-cache']);
  });

  test('a compressed copy is used when the browser accepts it', async () => {
    const resposta = await pedir('/assets/shell.abc123.js', { 'accept-encoding': 'gzip' });
    expect(resposta.headers['content-encoding']).toBe('gzip');
    expect(resposta.rawPayload).toEqual(gzipSync('console.log("shell")'));
    expect(resposta.headers['content-type']).toMatch('javascript');
  });

  test('the list of areas is sent compressed', async () => {
    const resposta = await pedir('/federation.json', { 'accept-encoding': 'gzip' });
    expect(resposta.headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(resposta.rawPayload).toString())).toMatchObject({ areas: {} });
  });

  test('the URL of a screen returns the page, which the browser asks for each time', async () => {
    const resposta = await pedir('/gerenciar-itens?x=1', NAVEGADOR);
    expect([resposta.statusCode, resposta.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(resposta.body).toContain('<title>Merenda</title>');
  });

  test.each([
    ['/', 'shell/index.html'],
    ['/index.html', 'shell/index.html'],
    ['/gerenciar-itens', 'shell/index.html'],
    ['/federation.json', 'federation.json'],
  ])('%s is 304 until its content changes, also when length and time stay the same', async (url, nome) => {
    const arquivo = path.join(pasta, nome);
    const antes = await readFile(arquivo, 'utf8');
    const { mtime } = await stat(arquivo);
    const etiqueta = String((await pedir(url, NAVEGADOR)).headers.etag);
    const igual = await pedir(url, { ...NAVEGADOR, 'if-none-match': etiqueta, 'accept-encoding': 'gzip' });
    expect([igual.statusCode, igual.body, igual.headers.etag]).toEqual([304, '', etiqueta]);
    expect(igual.headers).not.toHaveProperty('content-security-policy');
    await writeFile(
      arquivo,
      antes.replace(/x{9}|Merenda/, (texto) => texto.toUpperCase()),
    );
    await utimes(arquivo, mtime, mtime);
    const depois = await pedir(url, { ...NAVEGADOR, 'if-none-match': etiqueta });
    expect([depois.statusCode, depois.body.length]).toEqual([200, antes.length]);
    expect(depois.body).not.toBe(antes);
    await writeFile(arquivo, antes);
  });

  test.each(['/api/nada', '/assets/velho.js', '/areas/mf-x/9/remoteEntry.js'])(
    '%s that does not exist is 404 even for a navigation',
    async (url) => {
      const resposta = await pedir(url, NAVEGADOR);
      expect([resposta.statusCode, resposta.headers['content-type']]).toEqual([404, 'application/problem+json']);
    },
  );

  test('an unknown URL is 404 for a program, and a hidden file is 404 for everyone', async () => {
    expect((await pedir('/qualquer.js')).statusCode).toBe(404);
    expect((await pedir('/.completo')).statusCode).toBe(404);
    expect((await pedir('/../api/package.json')).statusCode).toBe(404);
  });
});

describe('security', () => {
  test('no eval, no inline script, no frame', async () => {
    const politica = String((await pedir('/')).headers['content-security-policy']);
    expect(politica).toContain("script-src 'self'");
    expect(politica).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|upgrade-insecure/);
    expect(politica).toContain("frame-ancestors 'none'");
  });

  test.each(['/assets/shell.abc123.js', '/areas/mf-x/1.0.0-a/remoteEntry.js'])(
    'the file %s has no header that a browser reads of a page alone',
    async (url) => {
      const { statusCode, headers } = await pedir(url);
      expect([statusCode, headers['x-content-type-options'], headers['cross-origin-resource-policy']]).toEqual([
        200,
        'nosniff',
        'same-origin',
      ]);
      expect(
        Object.keys(headers)
          .filter((nome) => /policy|^x-(?!request-id)/.test(nome))
          .sort(),
      ).toEqual(['cross-origin-resource-policy', 'x-content-type-options']);
    },
  );

  test('pages may use the camera and passkeys, and no other device of the browser', async () => {
    const { headers } = await app.inject({ url: '/', headers: { accept: 'text/html' } });
    const politica = String(headers['permissions-policy']).split(', ');
    expect(politica).toEqual(expect.arrayContaining(['camera=(self)', 'publickey-credentials-get=(self)']));
    expect(politica).toEqual(expect.arrayContaining(['geolocation=()', 'microphone=()', 'payment=()', 'usb=()']));
  });

  test.each(['/api/tokens/nada', '/nada.json', '/api/usuarios', '/municipios/..%2f..%2fx.json', '/assets/nada.js'])(
    'the refusal of %s is kept by no cache',
    async (url) => {
      const { statusCode, headers } = await app.inject({ url });
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(headers['cache-control']).toBe('no-store');
    },
  );

  test('another origin cannot read any response: no CORS header is sent', async () => {
    for (const method of ['GET', 'POST', 'OPTIONS'] as const) {
      const { headers } = await app.inject({
        method,
        url: '/api/tokens/checar',
        headers: { origin: 'https://outra.example', 'access-control-request-method': 'POST' },
      });
      expect(Object.keys(headers).filter((nome) => nome.startsWith('access-control-'))).toEqual([]);
    }
  });

  test('TRACE, which would show headers, is not served', async () => {
    expect((await app.inject({ method: 'TRACE' as 'GET', url: '/api/tokens/checar' })).statusCode).toBe(404);
  });

  test('without a session, responses of the API are never cached', async () => {
    for (const url of ['/api/tokens/checar', '/api/itens-produto'])
      expect((await pedir(url)).headers['cache-control']).toBe('no-store');
  });

  test('HSTS is sent when users reach the product over TLS, and only then', async () => {
    const seguro = await criarAppDeTeste({ correio: { ...SEM_CORREIO, enderecoPublico: 'https://merenda.example' } });
    expect((await seguro.inject('/api/tokens/checar')).headers['strict-transport-security']).toBe(
      'max-age=31536000; includeSubDomains',
    );
    await seguro.close();
    expect((await pedir('/')).headers).not.toHaveProperty('strict-transport-security');
  });

  test.each([
    ['broken JSON', 'application/json', '{', 400, 'O pedido não pôde ser lido. Atualize a página e tente novamente.'],
    ['another type', 'application/xml', '<a/>', 415, 'O tipo do conteúdo enviado não é aceito.'],
    [
      'too much',
      'application/json',
      JSON.stringify({ nome: 'x'.repeat(13 * 1024 * 1024) }),
      413,
      'O conteúdo enviado é grande demais.',
    ],
  ])('%s is refused in Portuguese', async (_caso, tipo, corpo, status, detail) => {
    const pessoa = await entrarComo(app, { permissoes: ['ITENS'] });
    const resposta = await pessoa.injetar('POST', '/itens-produto', corpo, { 'content-type': tipo });
    expect(resposta.statusCode).toBe(status);
    expect(resposta.json()).toMatchObject({ status, detail });
  });

  test('a compressed body is refused: a few bytes could expand to megabytes', async () => {
    const pessoa = await entrarComo(app, { permissoes: ['ITENS'] });
    const corpo = gzipSync(JSON.stringify({ nome: 'ARROZ', itemProdutoTipo: 'ALIMENTO', categoria: 'CEREAIS' }));
    const resposta = await pessoa.injetar('POST', '/itens-produto', corpo, {
      'content-type': 'application/json',
      'content-encoding': 'gzip',
    });
    expect([resposta.statusCode, resposta.headers['content-type']]).toEqual([422, 'application/problem+json']);
  });

  test.each([
    [
      'an address that is no text',
      '/api/pratos/%zz',
      400,
      'O pedido não pôde ser lido. Atualize a página e tente novamente.',
    ],
    ['a path parameter that is too long', `/api/pratos/${'9'.repeat(500)}`, 404, 'O endereço pedido não existe.'],
  ])('%s is refused before any route, in Portuguese and with its headers', async (_caso, url, status, detail) => {
    const resposta = await pedir(url);
    expect([resposta.statusCode, resposta.headers['content-type'], resposta.headers['x-content-type-options']]).toEqual(
      [status, 'application/problem+json', 'nosniff'],
    );
    expect(resposta.json()).toMatchObject({ status, detail });
  });

  test('a large list is sent compressed', async () => {
    for (let n = 0; n < 30; n++) await criarItem(app);
    const pessoa = await entrarComo(app);
    const resposta = await pessoa.injetar('GET', '/itens-produto', undefined, { 'accept-encoding': 'br, gzip' });
    expect(resposta.headers['content-encoding']).toBe('br');
  });
});

describe('documentation', () => {
  test('the OpenAPI document names every route, and the page needs no inline script', async () => {
    const documento = (await pedir('/api/openapi.json')).json();
    const declaradas = app.rotasDeclaradas.filter(({ metodo }) => metodo !== 'HEAD');
    for (const { metodo, url } of declaradas)
      expect(documento.paths[url.replace(/:(\w+)(\([^)]*\))?/g, '{$1}')]).toHaveProperty(String(metodo).toLowerCase());
    const pagina = await pedir('/api/docs/');
    expect(pagina.statusCode).toBe(200);
    expect(pagina.body).not.toMatch(/<script>|<script(?![^>]*src=)/);
  });
});
