import fc from 'fast-check';
import { decimal } from './decimal.js';
import { faltaArredondada, haFalta } from './falta.js';

test.each([
  ['0', 0],
  ['0.0004999999', 0],
  ['0.0005', 0.001],
  ['0.001', 0.001],
  ['1.0001', 1.001],
  ['2.6', 2.6],
  // The residue of a division is no shortage of its own.
  [decimal(1).div(3).times(3).plus(2).minus(decimal(1).div(3).times(3)), 2],
  [-1, 0],
])('%s is a shortage of %d', (quantidade, falta) => expect(faltaArredondada(quantidade).toNumber()).toBe(falta));

test('the shown quantity is zero exactly where there is no shortage, and never less than the shortage', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5_000_000 }), (milionesimos) => {
      const quantidade = decimal(milionesimos).div(1e6);
      const falta = faltaArredondada(quantidade);
      expect(falta.gt(0)).toBe(haFalta(quantidade));
      if (falta.gt(0)) expect(falta.gte(quantidade) && falta.minus(quantidade).lt('0.001')).toBe(true);
    }),
  );
});
