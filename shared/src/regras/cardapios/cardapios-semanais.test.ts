import { semanasDoPeriodo, violacoesDaRepeticao, violacoesDosDias } from './cardapios-semanais.js';

test('a weekday comes once; the row that repeats it is refused', () => {
  expect(violacoesDosDias(['SEGUNDA', 'TERCA'])).toEqual([]);
  expect(violacoesDosDias([undefined, 'SEGUNDA', undefined, 'SEGUNDA'])).toEqual([
    {
      campo: '3.diaSemana',
      mensagem: 'Este dia da semana já está na lista. Escolha outro dia ou remova esta linha.',
    },
  ]);
});

test.each([
  // 1 March 2027 is a Monday, 5 March a Friday.
  ['2027-03-01', '2027-03-05', ['01/03 a 05/03']],
  ['2027-03-05', '2027-03-08', ['01/03 a 05/03', '08/03 a 12/03']],
  // From Saturday on, the week is over.
  ['2027-03-06', '2027-03-09', ['08/03 a 12/03']],
  // A Sunday alone has no week.
  ['2027-03-07', '2027-03-07', []],
  ['2027-03-07', '2027-03-08', ['08/03 a 12/03']],
  ['2027-03-09', '2027-03-01', []],
  [null, '2027-03-01', []],
])('the weeks from %s to %s', (de, ate, rotulos) => {
  expect(semanasDoPeriodo({ de, ate }).map(({ rotulo }) => rotulo)).toEqual(rotulos);
});

test('the weeks of many years end at the limit; too many weeks at too many units are refused', () => {
  expect(semanasDoPeriodo({ de: '2027-01-01', ate: '2037-01-01' })).toHaveLength(53);
  const repeticao = { de: '2027-03-01', ate: '2027-12-31', semanas: Array.from({ length: 40 }) };
  expect(violacoesDaRepeticao({ ...repeticao, unidadesEducacionais: Array.from({ length: 50 }) })).toEqual([]);
  expect(violacoesDaRepeticao({ ...repeticao, unidadesEducacionais: Array.from({ length: 51 }) })).toEqual([
    {
      campo: 'semanas',
      mensagem: 'Semanas vezes unidades passam de 2.000. Escolha menos semanas ou menos unidades.',
    },
  ]);
});
