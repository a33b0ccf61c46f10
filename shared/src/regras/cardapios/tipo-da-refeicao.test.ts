import { tipoDaHora } from './tipo-da-refeicao.js';

test.each([
  ['04:59', undefined],
  ['05:00', 'DESJEJUM'],
  ['08:59', 'DESJEJUM'],
  ['09:00', 'COLACAO'],
  ['10:29', 'COLACAO'],
  ['10:30', 'ALMOCO'],
  ['13:59', 'ALMOCO'],
  ['14:00', 'LANCHE_TARDE'],
  ['17:00', 'JANTAR'],
  ['20:30', 'LANCHE_NOTURNO_EJA'],
  ['23:59', 'LANCHE_NOTURNO_EJA'],
])('a meal at %s is most likely %s', (hora, tipo) => {
  expect(tipoDaHora(hora)).toBe(tipo);
});
