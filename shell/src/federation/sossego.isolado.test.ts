import { queryClient } from '@merenda/shared';
import { aoSossegar, poupaDados } from './sossego.js';

function definir(alvo: object, nome: string, valor: unknown) {
  Object.defineProperty(alvo, nome, { value: valor, configurable: true });
}

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.body.innerHTML = '';
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(document, 'readyState');
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
});

test.each([
  ['a browser that tells nothing', undefined, false],
  ['a fast connection', { saveData: false, effectiveType: '4g' }, false],
  ['a usual one', { effectiveType: '3g' }, false],
  ['a slow one', { effectiveType: '2g' }, true],
  ['a very slow one', { effectiveType: 'slow-2g' }, true],
  ['a user who saves data', { saveData: true, effectiveType: '4g' }, true],
  ['a user who saves data, on an unknown connection', { saveData: true }, true],
  ['an unknown connection', {}, false],
])('%s saves data: %s', (_quem, conexao, poupa) => {
  if (conexao) definir(navigator, 'connection', conexao);
  expect(poupaDados()).toBe(poupa);
});

/** Something that waits for a calm page; `feito` counts how often it was done. */
function esperar() {
  const feito = jest.fn();
  return { feito, desistir: aoSossegar(feito) };
}
const passar = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('a complete page is calm as soon as the browser has idle time', () => {
  const ociosas: (() => void)[] = [];
  definir(globalThis, 'requestIdleCallback', (depois: () => void) => ociosas.push(depois));
  const { feito } = esperar();
  expect(feito).not.toHaveBeenCalled();
  ociosas[0]?.();
  expect(feito).toHaveBeenCalledTimes(1);
});

test('without idle time, as in Safari, it waits half a second', async () => {
  jest.useFakeTimers();
  const { feito } = esperar();
  await passar(499);
  expect(feito).not.toHaveBeenCalled();
  await passar(1);
  expect(feito).toHaveBeenCalledTimes(1);
  await passar(60_000);
  expect(feito).toHaveBeenCalledTimes(1);
});

test.each<[string, () => () => void]>([
  [
    'the page loads',
    () => {
      definir(document, 'readyState', 'interactive');
      return () => definir(document, 'readyState', 'complete');
    },
  ],
  [
    'a picture loads',
    () => {
      document.body.innerHTML = '<img alt="" src="a.png"><img alt="" src="b.png">';
      const [primeira, outra] = Array.from(document.images);
      definir(primeira!, 'complete', true);
      definir(outra!, 'complete', false);
      return () => definir(outra!, 'complete', true);
    },
  ],
  [
    'data are read',
    () => {
      const lendo = jest.spyOn(queryClient, 'isFetching').mockReturnValue(1);
      return () => lendo.mockReturnValue(0);
    },
  ],
])('while %s nothing is done; it is looked again after half a second', async (_oQue, comecar) => {
  jest.useFakeTimers();
  definir(globalThis, 'requestIdleCallback', (depois: () => void) => setTimeout(depois, 0));
  const terminar = comecar();
  const { feito } = esperar();
  await passar(10_000);
  expect(feito).not.toHaveBeenCalled();
  terminar();
  await passar(501);
  expect(feito).toHaveBeenCalledTimes(1);
});

test('a cancelled act is not done', async () => {
  jest.useFakeTimers();
  const { feito, desistir } = esperar();
  desistir();
  await passar(60_000);
  expect(feito).not.toHaveBeenCalled();
});
