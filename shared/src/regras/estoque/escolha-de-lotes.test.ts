import { escolherDoProduto, fraseDaFalta, type LoteOferecido } from './escolha-de-lotes.js';

const HOJE = '2026-11-23';
const SACO_DE_5_KG = { medidaReal: 5, unidadeMedida: 'KG' };
const lote = (id: number, dataValidade: string, quantidade: number, bloqueado = false): LoteOferecido => ({
  id,
  loteId: id,
  dataValidade,
  quantidade,
  bloqueado,
});
const LOTES = [
  lote(1, '2027-03-01', 4),
  lote(2, '2026-12-01', 5),
  lote(3, '2026-11-22', 100),
  lote(4, '2026-11-24', 100, true),
];

test('one place may get the exact balance of a lot, a person at most three decimals', () => {
  const resto = [lote(1, '2027-03-01', 0.99958)];
  const de = (pessoas?: number) => {
    const pedido = { produto: { medidaReal: 50, unidadeMedida: 'KG' }, quantidade: 49.979, pessoas };
    const { retiradas, falta } = escolherDoProduto(resto, pedido, HOJE);
    return [retiradas.map(({ quantidade }) => quantidade.toNumber()), falta.toNumber()];
  };
  expect(de()).toEqual([[0.99958], 0]);
  // 0.999 of 50 kg are 49.95 kg.
  expect(de(1)).toEqual([[0.999], 0.029]);
});

function escolher(pedido: Partial<Parameters<typeof escolherDoProduto>[1]>) {
  const { retiradas, falta } = escolherDoProduto(LOTES, { produto: SACO_DE_5_KG, quantidade: 40, ...pedido }, HOJE);
  return [retiradas.map(({ linhaId, quantidade }) => [linhaId, quantidade.toNumber()]), falta.toNumber()];
}

test.each([
  // 5 sacks of the first to expire are 25 kg; 15 kg are 3 sacks of the other.
  [
    { quantidade: 40 },
    [
      [2, 5],
      [1, 3],
    ],
    0,
  ],
  [{ quantidade: 12 }, [[2, 2.4]], 0],
  // 9 sacks are 45 kg.
  [
    { quantidade: 49 },
    [
      [2, 5],
      [1, 4],
    ],
    4,
  ],
  // A sack of 5,000 g is needed in kg too.
  [
    { quantidade: 40, produto: { medidaReal: 5000, unidadeMedida: 'G' } },
    [
      [2, 5],
      [1, 3],
    ],
    0,
  ],
  // 10 kg for each of 3: of 5 sacks each gets 1.666, which are 8.33 kg; 1.67 kg are 0.334 sacks.
  [
    { quantidade: 10, pessoas: 3 },
    [
      [2, 1.666],
      [1, 0.334],
    ],
    0,
  ],
  // 9 sacks for 3 are 1.666 + 1.333 = 2.999 sacks each: 14.995 kg.
  [
    { quantidade: 20, pessoas: 3 },
    [
      [2, 1.666],
      [1, 1.333],
    ],
    5.005,
  ],
])('%j takes the first to expire, without the expired and the blocked', (pedido, retiradas, falta) => {
  expect(escolher(pedido)).toEqual([retiradas, falta]);
});

test.each([
  [4, 'KG', 'Faltam 4 kg'],
  [1.5, 'G', 'Falta 1,5 kg'],
  [2, 'KG', 'Faltam 2 kg'],
  [1.999, 'L', 'Falta 1,999 L'],
  [0, 'KG', null],
])('%s of %s: %s', (falta, unidade, frase) => {
  expect(fraseDaFalta(falta, unidade)).toBe(frase);
});
