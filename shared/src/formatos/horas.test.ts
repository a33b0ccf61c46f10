import fc from 'fast-check';
import { horaValida, lerHora, recusaHora } from './horas.js';

it.each([
  ['09:30', '09:30'],
  ['9:30', '09:30'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9h30', '09:30'],
  ['9 h 30', '09:30'],
  ['9h', '09:00'],
  ['23:59', '23:59'],
  ['000', '00:00'],
])('%s is %s', (digitado, hora) => {
  expect(lerHora(digitado)).toBe(hora);
  expect(recusaHora(digitado)).toBeNull();
});

const INVALIDA = 'Hora inválida. Use HH:MM, de 00:00 a 23:59.';

it.each([
  ['9:5', 'Escreva os minutos com dois algarismos, como em 9:05.'],
  ['9h5', 'Escreva os minutos com dois algarismos, como em 9:05.'],
  ['9', INVALIDA],
  ['12', INVALIDA],
  ['24:00', INVALIDA],
  ['25:0', INVALIDA],
  ['12:60', INVALIDA],
  ['12:300', INVALIDA],
  ['12345', INVALIDA],
  ['9.30', INVALIDA],
  ['-9:30', INVALIDA],
  ['meio-dia', INVALIDA],
])('%s is refused: %s', (digitado, frase) => {
  expect(lerHora(digitado)).toBeNull();
  expect(recusaHora(digitado)).toBe(frase);
});

it('every text gives a time or a message', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789:h '), maxLength: 6 })),
      (digitado) => {
        const hora = lerHora(digitado);
        if (hora !== null) expect(horaValida(hora) && lerHora(hora) === hora).toBe(true);
        else if (digitado.trim() !== '') expect(recusaHora(digitado)).toMatch(/\.$/);
      },
    ),
    { numRuns: 2000 },
  );
});
