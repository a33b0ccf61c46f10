import { apiSemTabela } from '../testing/apiSemTabela.js';
import { simularServidor } from '../testing/simularServidor.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a read is repeated twice, after 0.6 and 1.2 seconds, and fails then', async () => {
  const servidor = simularServidor({ 'GET /x': () => new Response('', { status: 503 }) });
  const falha = apiSemTabela.get('x').catch((erro: unknown) => erro);
  const vistos: number[] = [];
  for (const ms of [0, 599, 1, 1199, 1, 60_000]) {
    await jest.advanceTimersByTimeAsync(ms);
    vistos.push(servidor.requisicoes.length);
  }
  expect(vistos).toEqual([1, 1, 2, 2, 3, 3]);
  expect(await falha).toMatchObject({ status: 503 });
});

test.each(['get', 'put'] as const)('a call (%s) waits 30 seconds for its answer', async (metodo) => {
  simularServidor({ 'GET /x': () => new Promise(() => undefined), 'PUT /x': () => new Promise(() => undefined) });
  let falha: unknown;
  void apiSemTabela[metodo]('x').catch((erro: unknown) => (falha = erro));
  await jest.advanceTimersByTimeAsync(29_999);
  expect(falha).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  expect(falha).toMatchObject({
    status: 0,
    detail: 'O servidor demorou demais a responder. Tente de novo em instantes.',
  });
});
