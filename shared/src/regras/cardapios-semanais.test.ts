import { violacoesDosDias } from './cardapios-semanais.js';

test('a weekday comes once; the row that repeats it is refused', () => {
  expect(violacoesDosDias(['SEGUNDA', 'TERCA'])).toEqual([]);
  expect(violacoesDosDias([undefined, 'SEGUNDA', undefined, 'SEGUNDA'])).toEqual([
    {
      campo: '3.diaSemana',
      mensagem: 'Este dia da semana já está na lista. Escolha outro dia ou remova esta linha.',
    },
  ]);
});
