import fc from 'fast-check';
import { tetoDosAditivos, violacoesDoPrazo, violacoesDosItensAditivados, violacoesDoValorAditado } from './aditivos.js';

const dias = { vigencia: '2026-06-30', hoje: '2026-03-10' };

it.each([
  ['2026-07-01', []],
  ['2026-06-30', ['A nova vigência deve ser posterior à atual: 30/06/2026.']],
  ['2026-06-29', ['A nova vigência deve ser posterior à atual: 30/06/2026.']],
  ['2026-03-09', ['A nova vigência não pode ser anterior a hoje.']],
  [null, []],
])('a new validity of %s', (nova, frases) =>
  expect(violacoesDoPrazo(nova, dias)).toEqual(frases.map((mensagem) => ({ campo: 'novaVigencia', mensagem }))),
);

it('accepts each item once; rows without an item are ignored', () => {
  expect(violacoesDosItensAditivados([7, 8, null, undefined, null])).toEqual([]);
  expect(violacoesDosItensAditivados([7, 8, 7])).toEqual([
    { campo: 'itensAditivados.2.produto', mensagem: 'Este produto já está no aditivo.' },
  ]);
});

describe('cap of the addenda', () => {
  it('accepts 25.00% and not a cent more', () => {
    expect(violacoesDoValorAditado('1000.00', [], '250.00')).toEqual([]);
    expect(violacoesDoValorAditado('1000.00', [], '250.01')).toEqual([
      { campo: 'valor', mensagem: 'O valor do aditivo não pode passar de R$ 250,00 (25% do valor da Aquisição)' },
    ]);
  });

  it('counts the existing addenda', () => {
    expect(violacoesDoValorAditado(1000, [100, '149.99'], '0.01')).toEqual([]);
    expect(violacoesDoValorAditado(1000, [100, '149.99'], '0.02')).toEqual([
      {
        campo: 'valor',
        mensagem:
          'O valor do aditivo não pode passar de R$ 0,01 (25% do valor da Aquisição, menos R$ 249,99 já aditivados)',
      },
    ]);
  });

  it('cuts the cap to whole cents', () => expect(tetoDosAditivos('100.03').toFixed(2)).toBe('25.00')); // 25.0075

  it('is passed exactly when four times the sum exceeds the value', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999_999 }),
        fc.array(fc.nat(9_999_999), { maxLength: 5 }),
        fc.nat(29_999_999),
        (valor, outros, novo) => {
          const reais = (centavos: number) => (centavos / 100).toFixed(2);
          const soma = outros.reduce((a, b) => a + b, novo);
          expect(violacoesDoValorAditado(reais(valor), outros.map(reais), reais(novo)).length > 0).toBe(
            4 * soma > valor,
          );
        },
      ),
    );
  });
});
