import { fraseDeContinuar } from './continuar.js';

test('an import is offered with its file and the day of its last use', () => {
  const frase = (usadaEm: string) => fraseDeContinuar({ nome: 'itens.csv', usadaEm }, '2026-11-28');
  expect(frase('28/11/2026 10:41')).toBe('Continuar a importação de itens.csv, de hoje às 10:41');
  expect(frase('27/11/2026 16:10')).toBe('Continuar a importação de itens.csv, de ontem às 16:10');
  expect(frase('20/11/2026 09:00')).toBe('Continuar a importação de itens.csv, de 20/11/2026 às 09:00');
});
