import { nomeDoConjunto } from './conjunto.js';
import { simularNavegador } from './teste/navegador-simulado.js';
import { arquivosDe, paginaDo, publicar, textoDe } from './teste/publicar.js';
import { simularRede, type RedeSimulada } from './teste/rede-simulada.js';
import { simularServico } from './teste/servico-simulado.js';

const V1 = { shell: '1', cozinha: '10' };
const V2 = { shell: '2', cozinha: '11' };
const ARQUIVO = '/areas/cozinha/10/tela.js';

let navegador: ReturnType<typeof simularNavegador>;
let rede: RedeSimulada;
let servico: Awaited<ReturnType<typeof simularServico>>;

beforeAll(async () => {
  servico = await simularServico(() => import('./sw.js'));
});
beforeEach(() => {
  navegador = simularNavegador();
  rede = simularRede();
  publicar(rede, V1);
});
afterEach(() => {
  navegador.desfazer();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const renovar = () => servico.disparar('message', { data: 'renovar' });
const abrir = (url = '/home', adiantada?: Promise<Response | undefined>) =>
  servico.pedir({ url, mode: 'navigate', adiantada });
const textoDaPagina = async (...requisicao: Parameters<typeof abrir>) => (await abrir(...requisicao))?.text();

test('takes the place of an older one and the open pages at once, and has the browser ask while it starts', async () => {
  await servico.disparar('install');
  await servico.disparar('activate');
  const { skipWaiting, clients, registration } = servico.escopo;
  expect(skipWaiting).toHaveBeenCalledTimes(1);
  expect(clients.claim).toHaveBeenCalledTimes(1);
  expect(registration.navigationPreload?.enable).toHaveBeenCalledTimes(1);
  // Not every browser asks ahead.
  registration.navigationPreload = undefined;
  await servico.disparar('activate');
  expect(clients.claim).toHaveBeenCalledTimes(2);
});

test.each([
  ['a call', { url: '/api/cozinha?unidade=1', mode: 'cors' }],
  ['a file of the API that is opened as a page', { url: '/api/auditoria/csv', mode: 'navigate' }],
  ['a write to the API', { url: '/api/refeicoes', method: 'POST', mode: 'cors' }],
  ['the photo of a municipality that is opened as a page', { url: '/municipios/brasao.png', mode: 'navigate' }],
  ['a form that is sent to a page', { url: '/home', method: 'POST', mode: 'navigate' }],
  ['the list of areas', { url: '/federation.json', mode: 'cors' }],
  ['itself', { url: '/sw.js' }],
  ['a file of another host', { url: 'https://exemplo.test/assets/shell.1.js' }],
] as const)('never answers %s, also when a set is kept', async (_nome, requisicao) => {
  await renovar();
  rede.requisicoesNovas();
  expect(servico.pedir(requisicao)).toBeUndefined();
  expect(rede.requisicoesNovas()).toEqual([]);
});

test('keeps no answer of the API, whatever is opened', async () => {
  rede.por('/home', paginaDo('1'));
  rede.por('/api/cozinha', '{}');
  await renovar();
  await abrir();
  await servico.pedir({ url: ARQUIVO });
  await servico.pedir({ url: '/areas/compras/1/tela.js' });
  expect(navegador.guardados()).toEqual({
    [nomeDoConjunto('1', [{ id: 'cozinha', versao: '10' }])]: [
      '/',
      '/conjunto-completo',
      '/federation.json',
      ...arquivosDe(V1),
    ].sort(),
  });
});

test('the page comes from the network; without one from the kept files, and without those it fails', async () => {
  rede.por('/home', 'from the network');
  rede.fora = true;
  await expect(abrir()).rejects.toThrow('Failed to fetch');
  rede.fora = false;
  await renovar();
  expect(await textoDaPagina()).toBe('from the network');
  rede.fora = true;
  expect(await textoDaPagina()).toBe(paginaDo('1'));
});

test("the installed icon's screen is the kept page at once; reloaded, and at any other address, it is the network's", async () => {
  rede.por('/cozinha', 'from the network');
  expect(await textoDaPagina('/cozinha')).toBe('from the network');
  await renovar();
  expect(await textoDaPagina('/cozinha')).toBe(paginaDo('1'));
  const recarregada = await servico.pedir({ url: '/cozinha', mode: 'navigate', cache: 'no-cache' });
  expect(await recarregada?.text()).toBe('from the network');
  rede.por('/cozinha/1', 'another screen');
  expect(await textoDaPagina('/cozinha/1')).toBe('another screen');
});

test('the answer that the browser has asked for already is used, and nothing is asked twice', async () => {
  await renovar();
  rede.requisicoesNovas();
  expect(await textoDaPagina('/home', Promise.resolve(new Response('asked ahead')))).toBe('asked ahead');
  expect(rede.requisicoesNovas()).toEqual([]);
  expect(await textoDaPagina('/home', Promise.reject(new TypeError('Failed to fetch')))).toBe(paginaDo('1'));
});

test.each([
  [500, 'what is kept'],
  [502, 'what is kept'],
  [503, 'what is kept'],
  [200, 'the network'],
  [404, 'the network'],
  [403, 'the network'],
])('an answer with %i gives the page from %s', async (status, de) => {
  await renovar();
  rede.por('/home', () => new Response('from the network', { status }));
  expect(await textoDaPagina()).toBe(de === 'what is kept' ? paginaDo('1') : 'from the network');
});

test('a network that takes more than four seconds gives the kept page; without one the user waits', async () => {
  jest.useFakeTimers();
  let chegar: (resposta: Response) => void = () => undefined;
  rede.por('/home', () => new Promise((resolve) => (chegar = resolve)));
  const semConjunto = textoDaPagina();
  await jest.advanceTimersByTimeAsync(60_000);
  chegar(new Response('late'));
  expect(await semConjunto).toBe('late');

  await renovar();
  let aberta: string | undefined;
  void textoDaPagina().then((texto) => (aberta = texto));
  await jest.advanceTimersByTimeAsync(3_900);
  expect(aberta).toBeUndefined();
  await jest.advanceTimersByTimeAsync(200);
  expect(aberta).toBe(paginaDo('1'));
});

test('a kept file comes without the network; one that is not kept comes from it, and is not kept', async () => {
  await renovar();
  rede.fora = true;
  expect(await (await servico.pedir({ url: ARQUIVO }))?.text()).toBe(textoDe(ARQUIVO));
  await expect(servico.pedir({ url: '/areas/compras/1/tela.js' })).rejects.toThrow('Failed to fetch');
  rede.fora = false;
  rede.por('/areas/compras/1/tela.js', 'compras');
  expect(await (await servico.pedir({ url: '/areas/compras/1/tela.js' }))?.text()).toBe('compras');
  rede.fora = true;
  await expect(servico.pedir({ url: '/areas/compras/1/tela.js' })).rejects.toThrow('Failed to fetch');
});

test('a page that asks past the caches gets the file from the network, and the kept one is replaced', async () => {
  rede.por(ARQUIVO, 'broken');
  await renovar();
  const pedir = async (cache: RequestCache = 'default') =>
    (await servico.pedir({ url: ARQUIVO, cache })?.catch(() => undefined))?.text();
  expect(await pedir()).toBe('broken');
  rede.por(ARQUIVO, () => new Response('gone', { status: 404 }));
  expect(await pedir('reload')).toBe('gone');
  expect(await pedir()).toBe('broken');
  rede.por(ARQUIVO, 'whole');
  expect(await pedir('reload')).toBe('whole');
  rede.fora = true;
  expect(await pedir()).toBe('whole');
});

test('the page and the files are of one version before and after a renewal, and none of them while it fails', async () => {
  const avisar = jest.spyOn(console, 'warn').mockImplementation();
  await renovar();
  publicar(rede, V2);
  rede.tirar('/assets/shell.2.js');
  await renovar();
  expect(avisar).toHaveBeenCalledWith(expect.stringContaining('were not renewed'), expect.any(Error));
  rede.fora = true;
  expect(await textoDaPagina()).toBe(paginaDo('1'));
  expect(await (await servico.pedir({ url: '/assets/shell.1.js' }))?.text()).toBe(textoDe('/assets/shell.1.js'));
  rede.fora = false;
  publicar(rede, V2);
  await renovar();
  rede.fora = true;
  expect(await textoDaPagina()).toBe(paginaDo('2'));
  expect(await (await servico.pedir({ url: '/assets/shell.2.js' }))?.text()).toBe(textoDe('/assets/shell.2.js'));
});

test('tabs that ask at the same time renew once, and no other message does', async () => {
  await servico.disparar('message', { data: 'outra coisa' });
  expect(rede.requisicoesNovas()).toEqual([]);
  await Promise.all([renovar(), renovar(), renovar()]);
  expect(rede.requisicoesNovas().filter((endereco) => endereco === '/federation.json')).toHaveLength(1);
});
