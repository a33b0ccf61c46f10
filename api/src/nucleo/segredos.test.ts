import { expect, test } from '@jest/globals';
import { Segredos } from './segredos.js';

const segredos = new Segredos('uma chave de teste');

test('a secret is opened with the key and for the place for which it was sealed, and looks different each time', () => {
  const selado = segredos.selar('GEZDGNBV', 'autenticador 1');
  expect(new Segredos('uma chave de teste').abrir(selado, 'autenticador 1')).toBe('GEZDGNBV');
  expect(selado).not.toBe(segredos.selar('GEZDGNBV', 'autenticador 1'));
  expect(Buffer.from(selado, 'base64').toString('latin1')).not.toContain('GEZDGNBV');
});

test('another key, another place and an altered text open nothing', () => {
  const selado = segredos.selar('GEZDGNBV', 'autenticador 1');
  const alterado = Buffer.from(selado, 'base64');
  alterado[30]! ^= 1;
  expect(() => new Segredos('outra chave de teste').abrir(selado, 'autenticador 1')).toThrow();
  expect(() => segredos.abrir(selado, 'autenticador 2')).toThrow();
  expect(() => segredos.abrir(alterado.toString('base64'), 'autenticador 1')).toThrow();
  expect(() => segredos.abrir('', 'autenticador 1')).toThrow();
});
