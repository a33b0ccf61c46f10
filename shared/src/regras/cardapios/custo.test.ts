import fc from 'fast-check';
import {
  codigoDoPerCapita,
  custoExecutado,
  custoPorPorcao,
  custoSemArredondar,
  parteDoMunicipio,
  quemPaga,
} from './custo.js';

const PRECOS = new Map([
  ['arroz', { valor: '5.50', unidadeMedida: 'KG' }],
  ['feijao', { valor: '7.20', unidadeMedida: 'KG' }],
  ['carne', { valor: '32.00', unidadeMedida: 'KG' }],
  ['oleo', { valor: '8.00', unidadeMedida: 'L' }],
]);
const precoDe = (alimento: string) => PRECOS.get(alimento) ?? null;
const kg = (alimento: string, quantidade: number, pesoBruto: number | null = null) => ({
  alimento,
  quantidade,
  pesoBruto,
  unidadeMedida: 'KG',
});

test('230,80 for 100 portions are R$ 2,31; of a transfer of 0,57 the municipality pays 1,74', () => {
  const oleo = { alimento: 'oleo', quantidade: 300, pesoBruto: null, unidadeMedida: 'ML' };
  const receita = { porcoes: 100, ingredientes: [kg('arroz', 4), kg('feijao', 2), kg('carne', 5, 6), oleo] };
  const { valor, semPreco } = custoPorPorcao([receita], precoDe);
  expect([valor?.toNumber(), semPreco]).toEqual([2.31, []]);
  expect(parteDoMunicipio(2.31, 0.57).toNumber()).toBe(1.74);
  expect(parteDoMunicipio(0.4, 0.57).toNumber()).toBe(0);
});

test('breakfast 0,83 and lunch 1,27 of a day: with a transfer of 0,57 the municipality pays 1,53', () => {
  // 100 × 0.83 for 100 pupils, 80 × 1.27 = 101.60 for 80 pupils
  const cafe = { pessoas: 100, retiradas: [{ quantidade: '10', preco: '8.30', estimado: false }] };
  const almoco = { pessoas: 80, retiradas: [{ quantidade: '12.7', preco: '8.00', estimado: true }] };
  const { valor, estimadas, semPreco } = custoExecutado([cafe, almoco]);
  expect([valor?.toNumber(), estimadas, semPreco]).toEqual([2.1, almoco.retiradas, []]);
  expect(parteDoMunicipio(valor!, 0.57).toNumber()).toBe(1.53);
});

const partes = (custo: number, repasse: number) => {
  const { pnae, municipio } = quemPaga(custo, repasse);
  return [pnae.toNumber(), municipio.toNumber()];
};

test('of 2,10 a transfer of 0,57 pays 0,57 and the municipality 1,53; of 0,40 it pays the whole', () => {
  expect(partes(2.1, 0.57)).toEqual([0.57, 1.53]);
  expect(partes(0.4, 0.57)).toEqual([0.4, 0]);
});

test('the two parts add up to the cost, and the transfer never pays more than itself', () => {
  const centavos = fc.integer({ min: 0, max: 100_000 });
  fc.assert(
    fc.property(centavos, centavos, (custo, repasse) => {
      const { pnae, municipio } = quemPaga(custo / 100, repasse / 100);
      expect(pnae.plus(municipio).times(100).toNumber()).toBe(custo);
      expect(pnae.times(100).toNumber()).toBe(Math.min(custo, repasse));
    }),
  );
});

test('a sum of many dishes takes each before it is rounded', () => {
  // 5.50 ÷ 1000
  const receita = { porcoes: 1000, ingredientes: [kg('arroz', 1)] };
  expect(custoSemArredondar([receita], precoDe).valor?.toNumber()).toBe(0.0055);
});

test('meals of a day are rounded once, and what has no price is no zero', () => {
  const sem = { quantidade: '1', preco: null, estimado: false };
  const meioCentavo = { pessoas: 1000, retiradas: [{ quantidade: '1', preco: '5.50', estimado: false }, sem] };
  const { valor, semPreco } = custoExecutado([meioCentavo, meioCentavo]);
  expect([valor?.toNumber(), semPreco]).toEqual([0.01, [sem, sem]]);
  expect(custoExecutado([{ pessoas: 10, retiradas: [sem] }]).valor).toBeNull();
});

test('portions are summed before the one rounding, and menus are a mean', () => {
  // 5.50 ÷ 1000 = 0.0055: two of them are 0.011, and the mean of two menus 0.0055, half up to the cent
  const receita = { porcoes: 1000, ingredientes: [kg('arroz', 1)] };
  expect(custoPorPorcao([receita, receita], precoDe).valor?.toNumber()).toBe(0.01);
  expect(custoPorPorcao([receita, receita], precoDe, 2).valor?.toNumber()).toBe(0.01);
  expect(custoPorPorcao([receita], precoDe, 2).valor?.toNumber()).toBe(0);
});

test('a food without a price is named once; a price in another dimension is none', () => {
  const litro = { alimento: 'arroz', quantidade: 1, pesoBruto: null, unidadeMedida: 'L' };
  const receita = { porcoes: 1, ingredientes: [kg('sal', 1), kg('sal', 2), kg('arroz', 1), litro] };
  const { valor, semPreco } = custoPorPorcao([receita], precoDe);
  expect([valor?.toNumber(), semPreco]).toEqual([5.5, ['sal', 'arroz']]);
  expect(custoPorPorcao([{ porcoes: 1, ingredientes: [kg('sal', 1)] }], precoDe).valor).toBeNull();
});

test.each([
  ['7-11m', 'INTEGRAL', 'CRECHE'],
  ['1-3a', 'PARCIAL2', 'CRECHE'],
  ['4-5a', 'PARCIAL1', 'PRE'],
  ['4-5a', 'INTEGRAL', 'INTEGRAL'],
  ['6-10a', 'PARCIAL1', 'FUND_MEDIO_EJA'],
  ['31-60a', 'PARCIAL1', 'FUND_MEDIO_EJA'],
] as const)('pupils of %s, %s, are paid as %s', (faixa, modalidade, codigo) => {
  expect(codigoDoPerCapita(faixa, modalidade)).toBe(codigo);
});

test.each([
  ['1-3a', 'PARCIAL1', 'CRECHE'],
  ['6-10a', 'INTEGRAL', 'INTEGRAL'],
  ['4-5a', 'PARCIAL1', 'PCT'],
] as const)('pupils of %s, %s, in a unit of a traditional people are paid as %s', (faixa, modalidade, codigo) => {
  expect(codigoDoPerCapita(faixa, modalidade, true)).toBe(codigo);
});
