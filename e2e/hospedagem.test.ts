import fs from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { expect, test } from './harness/test.js';
import { url } from './harness/produto.js';
import { publicarProduto, type Publicado } from './harness/publicado.js';

let produto: Publicado;
test.beforeAll(async () => {
  produto = await publicarProduto();
});
test.afterAll(() => produto.parar());

const NAVEGADOR = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const UM_ANO = 'public, max-age=31536000, immutable';

/** Requests without redirects, decompression or added headers. */
function pedir(
  caminho: string,
  headers: Record<string, string> = {},
  base = produto.url,
): Promise<{ status: number; headers: IncomingHttpHeaders; corpo: string }> {
  return new Promise((resolve, reject) => {
    request(new URL(caminho, base), { headers }, (res) => {
      const pedacos: Buffer[] = [];
      res.on('data', (pedaco: Buffer) => pedacos.push(pedaco));
      res.on('end', () =>
        resolve({
          status: res.statusCode ?? 0,
          headers: res.headers,
          corpo: Buffer.concat(pedacos).toString('latin1'),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

/** An asset of the shell and the entry of an area, as the page names them. */
async function enderecosComVersao(): Promise<string[]> {
  const { corpo } = await pedir('/', NAVEGADOR);
  const script = /src="?(\/assets\/shell\.[^" >]+)/.exec(corpo)?.[1];
  const { corpo: federacao } = await pedir('/federation.json');
  const { areas } = JSON.parse(federacao) as { areas: Record<string, { entrada: string }> };
  return [script ?? 'no script in the page', ...Object.values(areas).map(({ entrada }) => entrada)];
}

test('the scripts of the page are compiled while they arrive, and the service worker is not @deep @federation', async () => {
  const { corpo } = await pedir('/', NAVEGADOR);
  // 'antes.js' runs before the first paint and is delivered as it is written.
  const scripts = Array.from(corpo.matchAll(/src="?(\/assets\/(?!antes\.)[^" >]+\.js)/g), ([, endereco]) =>
    String(endereco),
  );
  expect(scripts.length).toBeGreaterThan(1);
  const comDica = async (endereco: string) =>
    (await pedir(endereco)).corpo.startsWith('//# allFunctionsCalledOnLoad\n');
  for (const endereco of scripts) expect([endereco, await comDica(endereco)]).toEqual([endereco, true]);
  expect(await comDica('/sw.js')).toBe(false);
});

test('a file with its version in the address is cached for a year and compressed @deep @federation', async () => {
  const enderecos = await enderecosComVersao();
  expect(enderecos.length).toBeGreaterThan(5);
  for (const endereco of enderecos) {
    const { status, headers } = await pedir(endereco, { 'accept-encoding': 'gzip' });
    expect([endereco, status, headers['cache-control'], headers['content-encoding']]).toEqual([
      endereco,
      200,
      UM_ANO,
      'gzip',
    ]);
  }
});

test('a browser that takes brotli gets it, without the headers of a page @deep @federation', async () => {
  for (const endereco of (await enderecosComVersao()).filter((um) => /\.(js|css)$/.test(um))) {
    const { status, headers } = await pedir(endereco, { 'accept-encoding': 'gzip, deflate, br' });
    expect([endereco, status, headers['content-encoding'], headers.vary]).toEqual([
      endereco,
      200,
      'br',
      'Accept-Encoding',
    ]);
    expect(headers['content-type']).toMatch(endereco.endsWith('.js') ? /javascript/ : /css/);
    expect(headers).not.toHaveProperty('content-security-policy');
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

for (const caminho of ['/', '/index.html', '/federation.json', '/gerenciar-itens?x=1']) {
  test(`${caminho} is never cached @deep @federation`, async () => {
    const { status, headers } = await pedir(caminho, { ...NAVEGADOR, 'accept-encoding': 'gzip' });
    expect([status, headers['cache-control'], headers['content-encoding']]).toEqual([200, 'no-store', 'gzip']);
  });
}

for (const caminho of ['/assets/velho.js', '/areas/mf-x/9/remoteEntry.js']) {
  test(`${caminho} does not exist: 404 even for a navigation, and it is not cached @deep @federation`, async () => {
    const { status, headers } = await pedir(caminho, NAVEGADOR);
    expect([status, headers['cache-control']]).toEqual([404, undefined]);
  });
}

for (const caminho of ['/qualquer.js', '/.publicacao/historico.json', '/areas/.x', '/shell/index.html']) {
  test(`a program that requests ${caminho} gets 404 @deep @federation`, async () => {
    expect((await pedir(caminho)).status).toBe(404);
  });
}

test('the page has the security headers of the API, each once @deep @federation', async () => {
  // The request's number is not a security header.
  const guarda = ({ headers }: { headers: IncomingHttpHeaders }) =>
    Object.fromEntries(
      Object.entries(headers).filter(([nome]) =>
        /^(content-security-policy|cross-origin|referrer-policy|x-(?!request-id))/.test(nome),
      ),
    );
  const daApi = guarda(await pedir('/', NAVEGADOR, url()));
  expect(Object.keys(daApi).length).toBeGreaterThan(5);
  expect(guarda(await pedir('/', NAVEGADOR))).toEqual(daApi);
  expect(guarda(await pedir('/api/relogio'))).toEqual(guarda(await pedir('/api/relogio', {}, url())));
});

test('the API answers behind the same address @deep @federation', async () => {
  const { status, headers, corpo } = await pedir('/api/nada');
  expect([status, headers['content-type']]).toEqual([404, 'application/problem+json']);
  expect(JSON.parse(corpo)).toHaveProperty('detail');
});

test('the published shell has no code that loads an area from another machine, which is for development only @deep @federation', () => {
  const assets = path.join(produto.pasta, 'shell/assets');
  const codigo = fs
    .readdirSync(assets)
    .filter((nome) => nome.endsWith('.js'))
    .map((nome) => fs.readFileSync(path.join(assets, nome), 'utf8'))
    .join('\n');
  expect(codigo).toContain('federation.json');
  expect(codigo).not.toMatch(/area-local|DESENVOLVIMENTO/);
});
