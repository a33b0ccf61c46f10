import fc from 'fast-check';
import type { DadosDasFichas } from '../contratos/fichas-tecnicas.js';
import { acervoDe, alimentosSemDados, preparosDosPratos } from './composicao.js';
import { type AlimentoNutricional, fichaDe } from './nutricao.js';

const NUTRIENTES: DadosDasFichas['nutrientes'] = [
  { nome: 'caloria', unidadeDeMedida: 'kcal' },
  { nome: 'ferro', unidadeDeMedida: 'mg' },
];

const numero = (max: number, casas: number) => fc.integer({ min: 0, max }).map((n) => n / 10 ** casas);

/** Foods, preparations of them, dishes of these, and a menu of dishes, with numbers as JSON carries them. */
const composicoes = fc
  .record({
    alimentos: fc.array(
      fc.record({
        quantidadeBase: numero(1_000_000, 3).map((n) => n + 0.001),
        unidadeMedida: fc.constantFrom('G' as const, 'KG' as const),
        valores: fc.record({ caloria: numero(9_000_000, 4), ferro: numero(90_000, 4) }, { requiredKeys: [] }),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    preparos: fc.array(
      fc.record({
        porcoes: fc.integer({ min: 1, max: 300 }),
        ingredientes: fc.array(
          fc.record({
            alimento: fc.nat(),
            quantidade: fc.integer({ min: 1, max: 100_000 }),
            unidadeMedida: fc.constantFrom('G' as const, 'KG' as const),
          }),
          { minLength: 1, maxLength: 4 },
        ),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    pratos: fc.array(fc.array(fc.nat(), { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 }),
    cardapio: fc.array(fc.nat(), { minLength: 1, maxLength: 10 }),
  })
  .map(({ alimentos, preparos, pratos, cardapio }) => ({
    dados: {
      nutrientes: NUTRIENTES,
      alimentos: alimentos.map((alimento, id) => ({ ...alimento, id, nome: `ALIMENTO ${id}` })),
      preparos: preparos.map(({ porcoes, ingredientes }, id) => ({
        id,
        porcoes,
        ingredientes: ingredientes.map((uso) => ({ ...uso, alimento: uso.alimento % alimentos.length })),
      })),
      pratos: pratos.map((ids, id) => ({ id, preparos: ids.map((n) => n % preparos.length) })),
    } satisfies DadosDasFichas,
    cardapio: cardapio.map((n) => n % pratos.length),
  }));

test('the browser computes from numbers, with shared foods, what the server computes from texts, row by row', () => {
  fc.assert(
    fc.property(composicoes, ({ dados, cardapio }) => {
      // As the database gives them: each ingredient with a food of its own, and decimals as texts.
      const daBase = (id: number): AlimentoNutricional => {
        const { nome, quantidadeBase, unidadeMedida, valores } = dados.alimentos[id]!;
        const componentes = Object.fromEntries(Object.entries(valores).map(([n, v]) => [n, v?.toFixed(4)]));
        return { nome, quantidadeBase: quantidadeBase.toFixed(3), unidadeMedida, componentes };
      };
      const doServidor = cardapio
        .flatMap((id) => dados.pratos[id]!.preparos)
        .map((id) => ({
          porcoes: dados.preparos[id]!.porcoes,
          ingredientes: dados.preparos[id]!.ingredientes.map(({ alimento, quantidade, unidadeMedida }) => ({
            alimento: daBase(alimento),
            quantidade: quantidade.toFixed(3),
            unidadeMedida,
          })),
        }));
      const acervo = acervoDe(dados);
      expect(fichaDe(acervo.nutrientes, preparosDosPratos(acervo, cardapio))).toEqual(fichaDe(NUTRIENTES, doServidor));
    }),
  );
});

test('each food without data is named once, with the nutrients that it lacks', () => {
  const uso = (alimento: number) => ({ alimento, quantidade: 10, unidadeMedida: 'G' as const });
  const sal = { id: 1, nome: 'SAL', quantidadeBase: 100, unidadeMedida: 'G' as const, valores: { caloria: 0 } };
  const acervo = acervoDe({
    nutrientes: NUTRIENTES,
    alimentos: [sal, { ...sal, id: 2, nome: 'OVO', valores: { caloria: 143, ferro: 1.6 } }],
    preparos: [{ id: 1, porcoes: 1, ingredientes: [uso(1), uso(2)] }],
    pratos: [{ id: 1, preparos: [1] }],
  });
  const [falta, ...outras] = alimentosSemDados(['caloria', 'ferro'], preparosDosPratos(acervo, [1, 1, 99]));
  expect(falta).toMatchObject({ alimento: { id: 1, nome: 'SAL' }, nutrientes: ['ferro'] });
  expect(outras).toEqual([]);
});
