import { IDBFactory } from 'fake-indexeddb';
import { guardarAparelho, lerAparelho, lerAparelhoDe } from './aparelho.js';
import { selar } from './cofre.js';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  localStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

test('the token of the device is kept, sealed, and read again', async () => {
  expect(await lerAparelho()).toBeUndefined();
  await guardarAparelho(7, 'token-do-aparelho');
  expect(await lerAparelho()).toBe('token-do-aparelho');
  const guardado = localStorage.getItem('aparelho') ?? '';
  expect(guardado).not.toBe('');
  expect(guardado + atob(guardado)).not.toContain('token-do-aparelho');
});

test('each user of the browser has a token of their own; a login sends all of them', async () => {
  await guardarAparelho(7, 'de-sete');
  await guardarAparelho(8, 'de-oito');
  await guardarAparelho(7, 'outro-de-sete');
  expect(await lerAparelho()).toBe('de-oito outro-de-sete');
  expect([await lerAparelhoDe(7), await lerAparelhoDe(8), await lerAparelhoDe(9)]).toEqual([
    'outro-de-sete',
    'de-oito',
    undefined,
  ]);
});

test('the tokens of twenty users are kept', async () => {
  for (let id = 1; id <= 21; id++) await guardarAparelho(id, `t${id}`);
  expect(await lerAparelhoDe(1)).toBeUndefined();
  expect((await lerAparelho())?.split(' ')).toHaveLength(20);
});

test('the one token of an earlier version goes on until its user gets another', async () => {
  localStorage.setItem('aparelho', await selar('de-antes'));
  expect([await lerAparelho(), await lerAparelhoDe(7)]).toEqual(['de-antes', 'de-antes']);
  await guardarAparelho(7, 'novo');
  expect([await lerAparelhoDe(7), await lerAparelhoDe(8)]).toEqual(['novo', 'de-antes']);
});

test('an altered token is none', async () => {
  await guardarAparelho(7, 'token-do-aparelho');
  localStorage.setItem('aparelho', 'AAAA');
  expect(await lerAparelho()).toBeUndefined();
});

test('a browser that refuses to store goes on without it', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  await expect(guardarAparelho(7, 'token-do-aparelho')).resolves.toBeUndefined();
  jest.restoreAllMocks();
  expect(await lerAparelho()).toBeUndefined();
});
