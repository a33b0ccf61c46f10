import fc from 'fast-check';
import { decimal } from '../decimal.js';
import {
  type AlimentoNutricional,
  fichaDe,
  type PreparoNutricional,
  situarNutriente,
  somarNutrientes,
  totalDaFicha,
  valorConhecido,
} from './nutricao.js';
import { mais, meioAcima, racional, sobre, vezes } from '../teste/racional.js';
import { RegraViolada } from '../violacao.js';

const alimento = (
  nome: string,
  componentes: AlimentoNutricional['componentes'],
  quantidadeBase: number | string = 100,
): AlimentoNutricional => ({
  nome,
  quantidadeBase,
  unidadeMedida: 'G',
  componentes,
});
const uso = (a: AlimentoNutricional, quantidade: number | string, unidadeMedida = 'G') => ({
  alimento: a,
  quantidade,
  unidadeMedida,
});
const valores = (nutrientes: string[], preparos: PreparoNutricional[]) =>
  somarNutrientes(nutrientes, preparos).map(({ valor }) => valor.toFixed(2));

const arroz = alimento('ARROZ', { caloria: '358', proteina: '7.2', vitamina_c: null });
const oleo = alimento('ÓLEO', { caloria: 884, proteina: 0 });

describe('sum of nutrients', () => {
  it('is value × quantity ÷ base ÷ portions', () => {
    // 1 kg of rice: 3580 kcal and 72 g; 50 g of oil: 442 kcal; for 10 portions.
    const preparo = { porcoes: 10, ingredientes: [uso(arroz, 1, 'KG'), uso(oleo, 50)] };
    expect(valores(['caloria', 'proteina'], [preparo])).toEqual(['402.20', '7.20']);
  });

  it('rounds the sum, not its parts', () => {
    // Three parts of 0.004 are 0.012; rounded one by one they would be 0.
    const quase = alimento('A', { ferro: '0.4' });
    expect(
      valores(
        ['ferro'],
        Array.from({ length: 3 }, () => ({ porcoes: 1, ingredientes: [uso(quase, 1)] })),
      ),
    ).toEqual(['0.01']);
  });

  it('rounds ties up, also where thirds and sixths make them', () => {
    const um = alimento('A', { ferro: 1 });
    expect(valores(['ferro'], [{ porcoes: 2, ingredientes: [uso(um, 1)] }])).toEqual(['0.01']); // 0.005
    const terco = { porcoes: 3, ingredientes: [uso(um, 1)] }; // 0.00333…
    const sexto = { porcoes: 6, ingredientes: [uso(um, 1)] }; // 0.00166…
    expect(valores(['ferro'], [terco, sexto])).toEqual(['0.01']); // 0.005
    const sessenta = { porcoes: 60, ingredientes: [uso(um, 1)] }; // 0.000166…
    expect(
      valores(
        ['ferro'],
        Array.from({ length: 30 }, () => sessenta),
      ),
    ).toEqual(['0.01']); // 0.005
  });

  it('names the foods that lack a value, each once, and counts none of them as zero of a known kind', () => {
    const [c] = somarNutrientes(
      ['vitamina_c'],
      [
        {
          porcoes: 1,
          ingredientes: [uso(arroz, 50), uso(oleo, 5), uso(arroz, 10), uso(alimento('LIMÃO', { vitamina_c: 38 }), 50)],
        },
      ],
    );
    expect(c).toMatchObject({ nutriente: 'vitamina_c', ausentes: ['ARROZ', 'ÓLEO'] });
    expect(c?.valor.toFixed(2)).toBe('19.00');
  });

  it('distinguishes a sum without known values from an analysed zero', () => {
    const semDados = (...foods: AlimentoNutricional[]) =>
      somarNutrientes(['vitamina_c'], [{ porcoes: 1, ingredientes: foods.map((food) => uso(food, 50)) }])[0]?.semDados;
    const tracos = alimento('FUBÁ', { vitamina_c: 0 });
    expect([semDados(arroz), semDados(arroz, oleo), semDados(arroz, tracos), semDados(tracos), semDados()]).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect([valorConhecido({ valor: 0, semDados: true }), valorConhecido({ valor: 0 })]).toEqual([null, 0]);
  });

  it('is in a technical sheet a number, with a mark only if no value is known', () => {
    const total = { valor: decimal('1.50'), ausentes: ['SAL'], semDados: false };
    expect(totalDaFicha(total)).toEqual({ valor: 1.5, ausentes: ['SAL'] });
    expect(totalDaFicha({ ...total, semDados: true })).toEqual({ valor: 1.5, ausentes: ['SAL'], semDados: true });
  });

  it('is a row of the sheet for each of its nutrients, with the missing foods in the order of their names', () => {
    const sem = ['Óleo 10', 'OVO', 'Óleo 9', 'ABÓBORA'].map((nome) => alimento(nome, {}));
    const preparo = { porcoes: 2, ingredientes: [uso(arroz, 100), ...sem.map((food) => uso(food, 10))] };
    const nutrientes = [
      { nome: 'proteina', unidadeDeMedida: 'g' },
      { nome: 'caloria', unidadeDeMedida: 'kcal' },
    ] as const;
    // 100 g for 2 portions: 7.2 ÷ 2 and 358 ÷ 2; the mean of two menus is half of it.
    const ausentes = ['ABÓBORA', 'Óleo 9', 'Óleo 10', 'OVO'];
    expect(fichaDe(nutrientes, [preparo])).toEqual([
      { nome: 'proteina', unidadeDeMedida: 'g', valor: 3.6, ausentes },
      { nome: 'caloria', unidadeDeMedida: 'kcal', valor: 179, ausentes },
    ]);
    expect(fichaDe(nutrientes, [preparo], 2).map(({ valor }) => valor)).toEqual([1.8, 89.5]);
  });

  it('refuses an ingredient that cannot be converted to the unit of its food', () => {
    expect(() => somarNutrientes(['caloria'], [{ porcoes: 1, ingredientes: [uso(arroz, 1, 'ML')] }])).toThrow(
      RegraViolada,
    );
  });

  const milesimo = (max: number) => fc.integer({ min: 1, max }).map((n) => (n / 1000).toFixed(3));
  const ingrediente = fc.record({
    valor: fc.nat(9_999_999).map((n) => (n / 10_000).toFixed(4)),
    quantidade: milesimo(5_000_000),
    base: milesimo(1_000_000),
  });
  const receita = fc.record({
    porcoes: fc.integer({ min: 1, max: 1000 }),
    ingredientes: fc.array(ingrediente, { minLength: 1, maxLength: 12 }),
  });
  type Receita = { porcoes: number; ingredientes: { valor: string; quantidade: string; base: string }[] };
  const comoPreparo = ({ porcoes, ingredientes }: Receita): PreparoNutricional => ({
    porcoes,
    ingredientes: ingredientes.map(({ valor, quantidade, base }, i) =>
      uso(alimento(`A${i}`, { x: valor }, base), quantidade),
    ),
  });

  it('equals exact fractions, for any dish', () => {
    fc.assert(
      fc.property(fc.array(receita, { minLength: 1, maxLength: 5 }), (receitas) => {
        const exato = receitas
          .flatMap(({ porcoes, ingredientes }) =>
            ingredientes.map(({ valor, quantidade, base }) =>
              sobre(vezes(racional(valor), racional(quantidade)), vezes(racional(base), racional(porcoes))),
            ),
          )
          .reduce(mais, racional(0));
        expect(valores(['x'], receitas.map(comoPreparo))).toEqual([meioAcima(exato, 2)]);
      }),
      { numRuns: 500 },
    );
  });

  it('equals exact fractions on ties that thirds, sevenths … make together', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 97 }), fc.nat(100), (partes, meios) => {
        // As many recipes as parts, each odd × 5 ÷ 1000 ÷ parts: together an odd number of half cents.
        const impar = 2 * meios + 1;
        const parte = { porcoes: partes, ingredientes: [uso(alimento('A', { x: impar }, 1000), 5)] };
        expect(
          valores(
            ['x'],
            Array.from({ length: partes }, () => parte),
          ),
        ).toEqual([((impar + 1) / 200).toFixed(2)]);
      }),
    );
  });

  it('the result for several menus is their mean, as exact fractions, also with repeated preparations', () => {
    fc.assert(
      fc.property(
        fc.array(receita, { minLength: 1, maxLength: 3 }),
        fc.array(fc.nat(2), { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 1, max: 30 }),
        (receitas, servidas, cardapios) => {
          const preparos = receitas.map(comoPreparo);
          const posicoes = servidas.map((posicao) => posicao % receitas.length);
          const exato = posicoes
            .flatMap((posicao) => receitas.slice(posicao, posicao + 1))
            .flatMap(({ porcoes, ingredientes }) =>
              ingredientes.map(({ valor, quantidade, base }) =>
                sobre(
                  vezes(racional(valor), racional(quantidade)),
                  vezes(vezes(racional(base), racional(porcoes)), racional(cardapios)),
                ),
              ),
            )
            .reduce(mais, racional(0));
          const [total] = somarNutrientes(
            ['x'],
            posicoes.flatMap((posicao) => preparos.slice(posicao, posicao + 1)),
            cardapios,
          );
          expect(total?.valor.toFixed(2)).toBe(meioAcima(exato, 2));
        },
      ),
      { numRuns: 200 },
    );
  });

  it('does not depend on the order of the ingredients, nor on a common factor of recipe and portions', () => {
    fc.assert(
      fc.property(receita, fc.integer({ min: 2, max: 50 }), (r, vezesMaior) => {
        const maior = {
          porcoes: r.porcoes * vezesMaior,
          ingredientes: r.ingredientes
            .map((i) => ({ ...i, quantidade: decimal(i.quantidade).times(vezesMaior).toString() }))
            .reverse(),
        };
        expect(valores(['x'], [comoPreparo(maior)])).toEqual(valores(['x'], [comoPreparo(r)]));
      }),
    );
  });
});

describe('comparison with the reference', () => {
  it.each([
    ['203.99', 204, null, 'abaixo'],
    ['204', 204, null, 'adequado'],
    ['27.99', 28, 33, 'abaixo'],
    ['28', 28, 33, 'adequado'],
    ['33', 28, 33, 'adequado'],
    ['33.01', 28, 33, 'acima'],
    ['600', null, 600, 'adequado'],
    ['600.01', null, 600, 'acima'],
    ['0', null, 600, 'adequado'],
    ['5', null, null, null],
  ] as const)('%s of [%s, %s] is %s', (valor, minimo, maximo, situacao) =>
    expect(situarNutriente({ valor: decimal(valor), ausentes: [] }, { minimo, maximo })).toBe(situacao),
  );

  it.each([
    ['10', 28, 33, 'ausente'],
    ['30', 28, 33, 'ausente'],
    ['33.01', 28, 33, 'acima'],
    ['10', 28, null, 'ausente'],
    ['28', 28, null, 'adequado'],
    ['10', null, 600, 'ausente'],
  ] as const)('%s of [%s, %s] with a value missing is %s', (valor, minimo, maximo, situacao) =>
    expect(situarNutriente({ valor: decimal(valor), ausentes: ['SAL'] }, { minimo, maximo })).toBe(situacao),
  );

  it('returns null for a nutrient without a norm', () =>
    expect(situarNutriente({ valor: decimal(1), ausentes: [] }, undefined)).toBeNull());
});
