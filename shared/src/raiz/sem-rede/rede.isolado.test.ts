import type * as Rede from './rede.js';

/** What the server says when it is asked whether it is there, and what it was asked. */
let responder: () => Promise<{ status: number }>;
let requisicoes: string[];
let agora = 0;

const com = (status: number) => () => Promise.resolve({ status });
const SEM_REDE = () => Promise.reject(new TypeError('Failed to fetch'));

const simularNavegador = (alvo: object, propriedade: string, valor: boolean) =>
  jest.replaceProperty(alvo as Record<string, boolean>, propriedade, valor);

/** A page of its own that watches the network, unless it is told not to. */
async function abrirPagina({ vigia = true, onLine = true } = {}) {
  Object.defineProperty(navigator, 'onLine', { value: onLine, configurable: true, writable: true });
  let pagina: typeof Rede | undefined;
  await jest.isolateModulesAsync(async () => {
    pagina = await import('./rede.js');
  });
  if (!pagina) throw new Error('The module did not load.');
  if (vigia) pagina.vigiarRede();
  return pagina;
}

const passar = (ms: number) => jest.advanceTimersByTimeAsync(ms);

async function acontecer(evento: string, alvo: EventTarget = globalThis.window) {
  alvo.dispatchEvent(new Event(evento));
  await passar(0);
}

let ouvintes: (() => void)[];

beforeEach(() => {
  jest.useFakeTimers();
  jest.setSystemTime((agora += 3_600_000));
  Object.defineProperty(document, 'hidden', { value: false, configurable: true, writable: true });
  requisicoes = [];
  responder = com(200);
  globalThis.fetch = ((endereco: string, { cache }: RequestInit) => {
    requisicoes.push(`${endereco} ${String(cache)}`);
    return responder();
  }) as typeof fetch;
  // The pages of earlier tests listen no more.
  ouvintes = [];
  for (const alvo of [globalThis.window, document] as EventTarget[]) {
    const original = alvo.addEventListener.bind(alvo);
    jest.spyOn(alvo, 'addEventListener').mockImplementation((tipo, ouvinte) => {
      ouvintes.push(() => alvo.removeEventListener(tipo, ouvinte));
      original(tipo, ouvinte);
    });
  }
});
afterEach(() => {
  for (const retirar of ouvintes) retirar();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const PERGUNTA = '/api/relogio no-store';

test('a page that is opened without a network knows it at once', async () => {
  const pagina = await abrirPagina({ onLine: false });
  expect(pagina.useRede.getState()).toEqual({ semRedeDesde: agora });
  expect(requisicoes).toEqual([]);
  expect((await abrirPagina()).estaSemRede()).toBe(false);
});

test.each<[string, () => Promise<{ status: number }>, boolean]>([
  ['a server that answers', com(200), false],
  ['a server that refuses', com(401), false],
  ['a server with an error of its own', com(500), false],
  ['a proxy without its server', com(502), true],
  ['a server under maintenance', com(503), true],
  ['a server that a proxy waits for', com(504), true],
  ['no answer', SEM_REDE, true],
])('after a call without an answer the server is asked: %s is without a network: %s', async (_caso, resposta, sem) => {
  const pagina = await abrirPagina();
  const prazo = jest.spyOn(AbortSignal, 'timeout');
  responder = resposta;
  pagina.anotarFalha();
  await passar(0);
  expect([requisicoes, pagina.estaSemRede()]).toEqual([[PERGUNTA], sem]);
  expect(prazo.mock.calls).toEqual([[5000]]);
});

test('it is asked once for several failures, and again for the next one', async () => {
  const pagina = await abrirPagina();
  pagina.anotarFalha();
  pagina.anotarFalha();
  await passar(0);
  expect(requisicoes).toHaveLength(1);
  pagina.anotarFalha();
  await passar(0);
  expect(requisicoes).toHaveLength(2);
});

test('a page that does not watch asks nothing, and a device without a network is not asked', async () => {
  (await abrirPagina({ vigia: false })).anotarFalha();
  const pagina = await abrirPagina();
  simularNavegador(navigator, 'onLine', false);
  pagina.anotarFalha();
  await passar(0);
  expect([requisicoes, pagina.estaSemRede()]).toEqual([[], true]);
});

test('the time without a network counts from its beginning, until any call is answered', async () => {
  const pagina = await abrirPagina();
  await acontecer('offline');
  await passar(1000);
  await acontecer('offline');
  expect(pagina.useRede.getState().semRedeDesde).toBe(agora);
  pagina.anotarFalha();
  await passar(0);
  expect(requisicoes).toEqual([]);
  pagina.anotarResposta();
  expect(pagina.estaSemRede()).toBe(false);
});

test('without a network a page that is seen asks every ten seconds, until there is an answer', async () => {
  const pagina = await abrirPagina();
  responder = SEM_REDE;
  await acontecer('offline');
  await passar(9_999);
  expect(requisicoes).toHaveLength(0);
  await passar(1);
  await passar(10_000);
  expect([requisicoes.length, pagina.estaSemRede()]).toEqual([2, true]);
  simularNavegador(document, 'hidden', true);
  await passar(60_000);
  expect(requisicoes).toHaveLength(2);
  simularNavegador(document, 'hidden', false);
  responder = com(200);
  await passar(10_000);
  expect([requisicoes.length, pagina.estaSemRede()]).toEqual([3, false]);
  await passar(60_000);
  expect(requisicoes).toHaveLength(3);
});

test.each(['online', 'focus', 'visibilitychange'])('%s asks at once, only without a network', async (evento) => {
  const pagina = await abrirPagina();
  const alvo = evento === 'visibilitychange' ? document : globalThis.window;
  await acontecer(evento, alvo);
  expect(requisicoes).toEqual([]);
  await acontecer('offline');
  await acontecer(evento, alvo);
  expect([requisicoes, pagina.estaSemRede()]).toEqual([[PERGUNTA], false]);
});
