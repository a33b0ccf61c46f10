import { IDBFactory } from 'fake-indexeddb';
import { guardarAparelho, lerAparelho } from './aparelho.js';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  localStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

test('the token of the device is kept, sealed, and read again', async () => {
  expect(await lerAparelho()).toBeUndefined();
  await guardarAparelho('token-do-aparelho');
  expect(await lerAparelho()).toBe('token-do-aparelho');
  const guardado = localStorage.getItem('aparelho') ?? '';
  expect(guardado).not.toBe('');
  expect(guardado + atob(guardado)).not.toContain('token-do-aparelho');
});

test('an altered token is none', async () => {
  await guardarAparelho('token-do-aparelho');
  localStorage.setItem('aparelho', 'AAAA');
  expect(await lerAparelho()).toBeUndefined();
});

test('a browser that refuses to store goes on without it', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  await expect(guardarAparelho('token-do-aparelho')).resolves.toBeUndefined();
  jest.restoreAllMocks();
  expect(await lerAparelho()).toBeUndefined();
});
