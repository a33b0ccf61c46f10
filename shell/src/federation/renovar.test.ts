import { SHELL_PUBLICADO } from '../proprias/area.js';
import { renovarArquivos } from './renovar.js';

const PUBLICADA = {
  versao: '1',
  container: 'mf_a',
  entrada: '/areas/mf-a/1/remoteEntry.js',
  area: { id: 'mf-a', nome: 'A', telas: [], menu: [] },
};
const endereco = (caminho: string) => new URL(caminho, location.href).href;
const erroDe = (request: unknown) => Object.assign(new Error('Loading chunk 7 failed.'), { request });

const { fetch } = globalThis;
const { getEntriesByType } = performance;
let requisicoes: string[] = [];

beforeEach(() => {
  requisicoes = [];
  globalThis.fetch = (arquivo, { cache } = {}) => {
    requisicoes.push(`${cache ?? ''} ${new URL(String(arquivo)).pathname}`);
    return Promise.resolve(new Response(''));
  };
  // The page asked for a file of the area twice, and for one of another area whose name begins alike.
  const feitos = ['/areas/mf-a/1/3.js', '/areas/mf-a/1/3.js', '/areas/mf-a/10/3.js', '/areas/mf-b/1/3.js'];
  performance.getEntriesByType = (tipo) =>
    tipo === 'resource' ? feitos.map((name) => ({ name: endereco(name) }) as PerformanceEntry) : [];
});
afterEach(() => {
  globalThis.fetch = fetch;
  performance.getEntriesByType = getEntriesByType;
});

const DA_AREA = ['reload /areas/mf-a/1/remoteEntry.js', 'reload /areas/mf-a/1/3.js'];

test('each file of the area is fetched once, and the one that failed', async () => {
  await renovarArquivos(PUBLICADA, erroDe(endereco('/areas/mf-a/1/7.js')));
  expect(requisicoes).toEqual([...DA_AREA, 'reload /areas/mf-a/1/7.js']);
});

test.each([
  ['another error', new Error('x is not a function')],
  ['no error', { request: endereco('/areas/mf-a/1/7.js') }],
  ['an error with something else', erroDe(7)],
])('%s names no file', async (_, erro) => {
  await renovarArquivos(PUBLICADA, erro);
  expect(requisicoes).toEqual(DA_AREA);
});

test('only the failed file of the shell’s own screens is fetched again', async () => {
  await renovarArquivos(SHELL_PUBLICADO, erroDe(endereco('/7.js')));
  expect(requisicoes).toEqual(['reload /7.js']);
});

test('a file that does not come is left to the next attempt', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(renovarArquivos(PUBLICADA, new Error('down'))).resolves.toBeUndefined();
});

test('a file counts only when it is read to its end', async () => {
  let fim: () => void = () => undefined;
  globalThis.fetch = () =>
    Promise.resolve({
      arrayBuffer: () => new Promise((resolve) => (fim = () => resolve(new ArrayBuffer(0)))),
    } as Response);
  let pronto = false;
  const renovar = renovarArquivos(SHELL_PUBLICADO, erroDe(endereco('/7.js'))).then(() => (pronto = true));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(pronto).toBe(false);
  fim();
  await renovar;
});
