import { novaIdempotencia } from './idempotencia.js';

test('a key has 16 bytes in hexadecimal, and each is another one', () => {
  const bytes = jest.spyOn(crypto, 'getRandomValues').mockImplementation((lista) => {
    new Uint8Array(lista?.buffer as ArrayBuffer).set([0, 5, 15, 16, 171, 255]);
    return lista;
  });
  expect(novaIdempotencia()).toBe(`00050f10abff${'00'.repeat(10)}`);
  bytes.mockRestore();
  expect(novaIdempotencia()).toMatch(/^[0-9a-f]{32}$/);
  expect(novaIdempotencia()).not.toBe(novaIdempotencia());
});
