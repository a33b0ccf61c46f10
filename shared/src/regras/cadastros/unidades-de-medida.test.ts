import fc from 'fast-check';
import {
  conteudoDaEmbalagem,
  converter,
  descreverEmbalagem,
  descreverQuantidade,
  recusaConversao,
  unidadeDoTotal,
} from './unidades-de-medida.js';
import { RegraViolada } from '../violacao.js';

it.each([
  ['1.5', 'KG', 'G', '1500'],
  ['1', 'G', 'KG', '0.001'],
  ['0.9', 'L', 'ML', '900'],
  ['250', 'ML', 'L', '0.25'],
  ['12', 'UN', 'UN', '12'],
  ['0.1', 'KG', 'G', '100'],
])('%s %s in %s is %s %s', (valor, de, para, esperado) => expect(converter(valor, de, para).toString()).toBe(esperado));

it('converts there and back exactly', () => {
  fc.assert(
    fc.property(
      fc.nat(9_999_999),
      fc.constantFrom(['G', 'KG'], ['KG', 'G'], ['ML', 'L'], ['L', 'ML']),
      (milesimos, par) => {
        const [de = '', para = ''] = par;
        const valor = (milesimos / 1000).toFixed(3);
        expect(converter(converter(valor, de, para), para, de).toFixed(3)).toBe(valor);
      },
    ),
  );
});

it('returns the content of a package', () => {
  expect(conteudoDaEmbalagem({ medidaReal: '5.000', unidadeMedida: 'KG' }, 'G').toString()).toBe('5000');
  expect(conteudoDaEmbalagem({ medidaReal: 900, unidadeMedida: 'ML' }, 'L').toString()).toBe('0.9');
});

it.each([
  ['Saco', 1500, 'G', 'Saco de 1.500 g = 1,5 kg'],
  ['Pacote', 0.5, 'KG', 'Pacote de 0,5 kg = 500 g'],
  ['Saco', 1.5, 'G', 'Saco de 1,5 g = 0,0015 kg'],
  ['Garrafa', '0.900', 'L', 'Garrafa de 0,9 L = 900 ml'],
  ['Lata', 0.001, 'ML', 'Lata de 0,001 ml = 0,000001 L'],
  ['Caixa', 12, 'UN', 'Caixa de 12 un'],
] as const)('a %s of %s %s reads %s', (embalagem, medidaReal, unidadeMedida, lida) =>
  expect(descreverEmbalagem(embalagem, { medidaReal, unidadeMedida })).toBe(lida),
);

it.each([
  [0.336, 'Pacote', 'PACOTE', 5, 'KG', '1,68 kg (0,336 × pacote de 5 kg)'],
  [0.99958, 'Saco', 'SACO', 50, 'KG', '49,979 kg (0,99958 × saco de 50 kg)'],
  ['10.000', 'Pacote', 'PACOTE', '500.000', 'G', '5 kg (10 × pacote de 500 g)'],
  [0, 'Garrafa', 'GARRAFA', 900, 'ML', '0 L (0 × garrafa de 900 ml)'],
  [2, 'Caixa', 'CAIXA', 12, 'UN', '24 un (2 × caixa de 12 un)'],
  // A package of 1 kg is still a package.
  [3, 'Pacote', 'PACOTE', 1, 'KG', '3 kg (3 × pacote de 1 kg)'],
  [1.5, 'Quilograma (a granel)', 'KG', 1, 'KG', '1,5 kg'],
  [1.5, 'Quilograma (a granel)', 'KG', 1000, 'G', '1,5 kg'],
  [7, 'Unidade', 'UNIDADE', 1, 'UN', '7 un'],
  [3, 'Unidade', 'UNIDADE', 0.5, 'KG', '1,5 kg (3 × unidade de 0,5 kg)'],
] as const)('%s × %s (%s of %s %s) reads %s', (embalagens, nome, unidadeProduto, medidaReal, unidadeMedida, lida) =>
  expect(descreverQuantidade(embalagens, { unidadeProduto, medidaReal, unidadeMedida }, nome)).toBe(lida),
);

it('explains in a sentence why a conversion is impossible', () => {
  expect(recusaConversao('G', 'KG')).toBeNull();
  expect(recusaConversao('G', 'ML')).toBe(
    'Não é possível converter grama em mililitro: são medidas de grandezas diferentes.',
  );
  expect(recusaConversao('UN', 'KG')).toBe(
    'Não é possível converter unidade em quilograma: são medidas de grandezas diferentes.',
  );
  expect(recusaConversao('G', 'XICARA')).toBe('A unidade de medida XICARA não é conhecida.');
  expect(recusaConversao('toString', 'G')).toBe('A unidade de medida toString não é conhecida.');
  expect(() => converter(1, 'L', 'KG')).toThrow(RegraViolada);
});

it.each([
  ['G', 'KG'],
  ['KG', 'KG'],
  ['ML', 'L'],
  ['L', 'L'],
  ['UN', 'UN'],
])('the total of %s is in %s', (de, para) => expect(unidadeDoTotal(de)).toBe(para));
