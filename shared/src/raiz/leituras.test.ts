import { darALer, encerrarLeitura, pedeLeitura, useLeituras } from './leituras.js';

test('a text of more than 120 characters, or of two lines, has to be read', () => {
  expect(pedeLeitura('x'.repeat(120))).toBe(false);
  expect(pedeLeitura('x'.repeat(121))).toBe(true);
  expect(pedeLeitura('uma\nduas')).toBe(true);
});

test('messages wait in their order; only the closed one goes', () => {
  const [primeira, segunda] = ['primeira', 'segunda'].map((texto) => ({ titulo: 'Erro', texto }));
  if (!primeira || !segunda) throw new Error('two messages');
  expect(useLeituras.getState().fila).toEqual([]);
  darALer(primeira);
  darALer(segunda);
  expect(useLeituras.getState().fila).toEqual([primeira, segunda]);
  encerrarLeitura(primeira);
  expect(useLeituras.getState().fila).toEqual([segunda]);
  encerrarLeitura(segunda);
  expect(useLeituras.getState().fila).toEqual([]);
});
