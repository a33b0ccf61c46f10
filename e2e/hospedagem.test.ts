import fs from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { url } from './harness/browser.js';
import { publicarProduto, type Publicado } from './harness/publicado.js';

let produto: Publicado;
beforeAll(async () => {
  produto = await publicarProduto();
});
afterAll(() => produto.parar());

const NAVEGADOR = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const UM_ANO = 'public, max-age=31536000, immutable';

/** Asks without following, unpacking or adding anything. */
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

test('what carries its version in its address is kept for a year and comes compressed', async () => {
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

test.each(['/', '/index.html', '/federation.json', '/gerenciar-itens?x=1'])('%s is never kept', async (caminho) => {
  const { status, headers } = await pedir(caminho, { ...NAVEGADOR, 'accept-encoding': 'gzip' });
  expect([status, headers['cache-control'], headers['content-encoding']]).toEqual([200, 'no-store', 'gzip']);
});

test.each(['/assets/velho.js', '/areas/mf-x/9/remoteEntry.js'])(
  '%s that is not there is 404 even for a navigation, and that is not kept',
  async (caminho) => {
    const { status, headers } = await pedir(caminho, NAVEGADOR);
    expect([status, headers['cache-control']]).toEqual([404, undefined]);
  },
);

test.each(['/qualquer.js', '/.publicacao/historico.json', '/areas/.x', '/shell/index.html'])(
  'a program that asks for %s gets 404',
  async (caminho) => {
    expect((await pedir(caminho)).status).toBe(404);
  },
);

test('the page is guarded as the API guards it: the same security headers, each once', async () => {
  // A request's number guards nothing.
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

test('the API is behind the same address and answers for itself', async () => {
  const { status, headers, corpo } = await pedir('/api/nada');
  expect([status, headers['content-type']]).toEqual([404, 'application/problem+json']);
  expect(JSON.parse(corpo)).toHaveProperty('detail');
});

test('the published shell has no code that takes an area from another machine, which is for development only', () => {
  const assets = path.join(produto.pasta, 'shell/assets');
  const codigo = fs
    .readdirSync(assets)
    .filter((nome) => nome.endsWith('.js'))
    .map((nome) => fs.readFileSync(path.join(assets, nome), 'utf8'))
    .join('\n');
  expect(codigo).toContain('federation.json');
  expect(codigo).not.toMatch(/area-local|DESENVOLVIMENTO/);
});
