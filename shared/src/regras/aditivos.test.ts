import { violacoesDoPrazo, violacoesDosItensAditivados } from './aditivos.js';

const dias = { vigencia: '2026-06-30', hoje: '2026-03-10' };

it.each([
  ['2026-07-01', []],
  ['2026-06-30', ['A nova vigência deve ser posterior à atual: 30/06/2026.']],
  ['2026-06-29', ['A nova vigência deve ser posterior à atual: 30/06/2026.']],
  ['2026-03-09', ['A nova vigência não pode ser anterior a hoje.']],
  [null, []],
])('a new validity of %s', (nova, frases) =>
  expect(violacoesDoPrazo(nova, dias).map(({ mensagem }) => mensagem)).toEqual(frases),
);

it('takes each item once; rows without an item repeat nothing', () => {
  expect(violacoesDosItensAditivados([7, 8, null, undefined, null])).toEqual([]);
  expect(violacoesDosItensAditivados([7, 8, 7])).toEqual([
    { campo: 'itensAditivados.2.produto', mensagem: 'Este produto já está no aditivo.' },
  ]);
});
