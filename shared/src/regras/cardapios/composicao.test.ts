import fc from 'fast-check';
import { SEM_CLASSIFICACAO } from '../cadastros/classificacao.js';
import { acervoDe, preparosDosPratos, repasseDoAcervo } from './composicao.js';
import { type AlimentoNutricional, fichaDe } from './nutricao.js';
import { resumoDaFicha } from './resumo-da-ficha.js';

type DadosDasFichas = Parameters<typeof acervoDe>[0];

const NUTRIENTES: DadosDasFichas['nutrientes'] = [
  { nome: 'caloria', unidadeDeMedida: 'kcal' },
  { nome: 'ferro', unidadeDeMedida: 'mg' },
];

const SEM_GRUPO = { ...SEM_CLASSIFICACAO, grauProcessamento: null };

const SEM_PRECO = {
  ...SEM_GRUPO,
  itemId: 1,
  preco: null,
  alergenicosContem: [],
  alergenicosPodeConter: [],
  alergenicosConferidos: true,
};

const numero = (max: number, casas: number, min = 0) => fc.integer({ min, max }).map((n) => n / 10 ** casas);

/** Foods, preparations of them, dishes of these, and a menu of dishes, with numbers as JSON carries them. */
const composicoes = fc
  .record({
    alimentos: fc.array(
      fc.record({
        quantidadeBase: numero(1_000_000, 3, 1),
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
      alergenicos: [],
      repasses: [],
      regras: [],
      creches: [],
      alimentos: alimentos.map((alimento, id) => ({ ...alimento, ...SEM_PRECO, id, nome: `ALIMENTO ${id}` })),
      preparos: preparos.map(({ porcoes, ingredientes }, id) => ({
        id,
        nome: `PREPARO ${id}`,
        porcoes,
        pesoPronto: null,
        alergenicosPodeConter: [],
        ingredientes: ingredientes.map((uso) => ({
          ...uso,
          pesoBruto: null,
          alimento: uso.alimento % alimentos.length,
        })),
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

test('cost, allergens and gaps of a composition: a missing price is a lower bound, a food is named once', () => {
  const alimento = {
    ...SEM_GRUPO,
    itemId: 7,
    quantidadeBase: 100,
    unidadeMedida: 'G' as const,
    valores: { caloria: 0 },
    preco: null,
    alergenicosContem: [],
    alergenicosPodeConter: ['SOJA'],
    alergenicosConferidos: false,
  };
  const preparo = { porcoes: 2, pesoPronto: null, alergenicosPodeConter: ['OVOS', 'LEITE'] };
  const acervo = acervoDe({
    nutrientes: NUTRIENTES,
    regras: [],
    creches: [],
    alergenicos: [
      { nome: 'SOJA', descricao: 'Soja' },
      { nome: 'LEITE', descricao: 'Leite' },
      { nome: 'OVOS', descricao: 'Ovos' },
    ],
    repasses: [
      {
        categoria: 3,
        modalidade: 'PARCIAL1',
        repasse: { codigo: 'FUND_MEDIO_EJA', valor: 0.57, norma: 'N', certeza: 'verificado' },
      },
    ],
    alimentos: [
      { ...alimento, id: 1, nome: 'SAL' },
      {
        ...alimento,
        id: 2,
        nome: 'QUEIJO',
        valores: { caloria: 300, ferro: 1 },
        preco: { valor: 40, unidadeMedida: 'KG', origem: 'ULTIMA_COMPRA' },
        alergenicosContem: ['LEITE'],
        alergenicosConferidos: true,
      },
    ],
    preparos: [
      {
        ...preparo,
        id: 1,
        nome: 'TORTA',
        ingredientes: [
          { alimento: 1, quantidade: 10, pesoBruto: null, unidadeMedida: 'G' },
          { alimento: 2, quantidade: 100, pesoBruto: 120, unidadeMedida: 'G' },
        ],
      },
    ],
    pratos: [{ id: 1, preparos: [1] }],
  });
  const etapa = { categoria: 3, modalidade: 'PARCIAL1' } as const;
  const { custo, alergenicos, pendencias } = resumoDaFicha(preparosDosPratos(acervo, [1, 1]), {
    ...acervo,
    precoDe: ({ preco }) => preco,
    repasse: repasseDoAcervo(acervo, etapa),
  });
  // 0.120 kg gross × 40 ÷ 2 portions = 2.40, twice; 4.80 − 0.57 = 4.23.
  expect(custo).toMatchObject({ valor: 4.8, municipio: 4.23, semPreco: [{ id: 1, nome: 'SAL' }] });
  expect(custo.comUltimaCompra).toEqual([{ id: 2, nome: 'QUEIJO' }]);
  expect(alergenicos).toEqual({
    contem: [{ nome: 'LEITE', descricao: 'Leite' }],
    podeConter: [
      { nome: 'SOJA', descricao: 'Soja' },
      { nome: 'OVOS', descricao: 'Ovos' },
    ],
    naoConferidos: [{ id: 1, nome: 'SAL' }],
  });
  expect(pendencias.map(({ tipo, alimento: um, nutrientes }) => [tipo, um?.nome, ...nutrientes])).toEqual([
    ['INDICE_COCCAO', undefined],
    ['FATOR_CORRECAO', 'SAL'],
    ['PRECO', 'SAL'],
    ['ALERGENICO', 'SAL'],
    ['NUTRIENTE', 'SAL', 'ferro'],
  ]);
  expect(repasseDoAcervo(acervo, { ...etapa, categoria: 4 })).toBeNull();
});
