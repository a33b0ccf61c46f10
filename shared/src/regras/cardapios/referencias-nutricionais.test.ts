import type { NutrienteDaFicha } from './partes-da-ficha.js';
import { REFERENCIA_DE_TESTE, totalDe } from '../../testing/referencia.js';
import {
  compararComReferencia,
  fonteDaReferencia,
  resumirComparacao,
  violacoesDosLimitesDaReferencia,
} from './referencias-nutricionais.js';

const situacoes = (...totais: NutrienteDaFicha[]) =>
  compararComReferencia(totais, REFERENCIA_DE_TESTE).map(({ situacao }) => situacao);

describe('comparison with the national reference', () => {
  test('the bounds themselves are within', () => {
    expect(situacoes(totalDe('caloria', 328.99), totalDe('caloria', 329))).toEqual(['abaixo', 'adequado']);
    expect(situacoes(totalDe('carboidrato', 53), totalDe('carboidrato', 53.01))).toEqual(['adequado', 'acima']);
  });

  test('sodium has a maximum only', () => {
    expect(situacoes(totalDe('sodio', 0), totalDe('sodio', 600), totalDe('sodio', 600.01))).toEqual([
      'adequado',
      'adequado',
      'acima',
    ]);
  });

  test('a nutrient without a norm has no situation; missing data are not zero', () => {
    expect(situacoes(totalDe('zinco', 0), totalDe('proteina', 0, ['SAL']), totalDe('caloria', 400, ['SAL']))).toEqual([
      null,
      'ausente',
      'adequado',
    ]);
  });

  test('one nutrient below makes the menu fall below', () => {
    const resumo = (...totais: NutrienteDaFicha[]) =>
      resumirComparacao(compararComReferencia(totais, REFERENCIA_DE_TESTE)).frase;
    expect(resumo(totalDe('caloria', 1), totalDe('sodio', 700))).toBe('Abaixo da referência em 1 nutriente');
    expect(resumo(totalDe('caloria', 1), totalDe('proteina', 1))).toBe('Abaixo da referência em 2 nutrientes');
    expect(resumo(totalDe('caloria', 400), totalDe('sodio', 700))).toBe('Acima do máximo em 1 nutriente');
    expect(resumo(totalDe('caloria', 400), totalDe('proteina', 1, ['SAL']))).toBe('Faltam dados de 1 nutriente');
    expect(resumo(totalDe('caloria', 400), totalDe('proteina', 8))).toBe('Atende à referência');
  });
});

test('the source names each norm once; a second one with what it is about', () => {
  const { nutrientes, ...resto } = REFERENCIA_DE_TESTE;
  const outra = (nome: keyof typeof nutrientes) => ({ ...nutrientes[nome]!, norma: 'Resolução nº 6/2020' });
  expect(fonteDaReferencia({ ...resto, nutrientes: { caloria: nutrientes.caloria! } })).toBe(
    'Referência: Resolução CD/FNDE nº 4/2026, Anexo IV. Cobre 20% das necessidades diárias. Fonte: Diário Oficial.',
  );
  expect(
    fonteDaReferencia({ ...resto, nutrientes: { ...nutrientes, lipidio: outra('lipidio'), sodio: outra('sodio') } }),
  ).toBe(
    'Referência: Resolução CD/FNDE nº 4/2026, Anexo IV; lipídios e sódio: Resolução nº 6/2020. Cobre 20% das necessidades diárias. Fonte: Diário Oficial.',
  );
});

test.each([
  [{ minimo: 10, maximo: null }, []],
  [{ minimo: null, maximo: 0 }, []],
  [{ minimo: 10, maximo: 10 }, []],
  [{ minimo: 10.01, maximo: 10 }, ['maximo']],
  [{ minimo: null, maximo: undefined }, ['minimo']],
])('bounds %j: refused at %j', (limites, campos) =>
  expect(violacoesDosLimitesDaReferencia(limites).map(({ campo }) => campo)).toEqual(campos),
);
