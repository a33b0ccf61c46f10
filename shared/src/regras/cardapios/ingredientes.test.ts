import type { UnidadeMedida } from '../../vocabulario/cadastros/produtos.js';
import { type IngredienteDaReceita, violacoesDosIngredientes } from './ingredientes.js';

const ARROZ = 1;
const OLEO = 2;
const OVO = 3;
const UNIDADES = new Map<number, UnidadeMedida>([
  [ARROZ, 'G'],
  [OLEO, 'ML'],
  [OVO, 'UN'],
]);

const uso = (id: number, quantidade: number, unidadeMedida: UnidadeMedida) => ({
  alimento: { id },
  quantidade,
  unidadeMedida,
});
const linha = (usado: ReturnType<typeof uso>, mudanca: Partial<IngredienteDaReceita> = {}): IngredienteDaReceita => ({
  ...usado,
  substitutos: [],
  ...mudanca,
});
const violacoes = (...ingredientes: IngredienteDaReceita[]) =>
  violacoesDosIngredientes(ingredientes, UNIDADES).map(({ campo, mensagem }) => `${campo}: ${mensagem}`);

test.each<[string, IngredienteDaReceita[], string[]]>([
  ['each food in a unit of its own kind', [linha(uso(ARROZ, 1, 'KG')), linha(uso(OLEO, 50, 'ML'))], []],
  [
    'a gross weight that is equal, larger or missing',
    [
      linha(uso(ARROZ, 100, 'G'), { pesoBruto: 100 }),
      linha(uso(OLEO, 5, 'ML'), { pesoBruto: '' }),
      linha(uso(OVO, 1, 'UN'), { pesoBruto: null }),
    ],
    [],
  ],
  [
    'a gross weight below the net one',
    [linha(uso(OLEO, 5, 'ML')), linha(uso(ARROZ, 100, 'G'), { pesoBruto: 99.999 })],
    ['ingredientes.1.pesoBruto: O peso bruto não pode ser menor que a quantidade.'],
  ],
  [
    'a food twice: the second row is wrong',
    [linha(uso(ARROZ, 1, 'KG')), linha(uso(OLEO, 5, 'ML')), linha(uso(ARROZ, 10, 'G'))],
    ['ingredientes.2.alimento.id: Este alimento já está entre os ingredientes.'],
  ],
  [
    'a food that is not known',
    [linha(uso(9, 1, 'KG'), { substitutos: [uso(8, 1, 'KG')] })],
    [
      'ingredientes.0.alimento.id: Alimento não encontrado.',
      'ingredientes.0.substitutos.0.alimento.id: Alimento não encontrado.',
    ],
  ],
  [
    'the food itself as a substitute, the first or a later one',
    [
      linha(uso(ARROZ, 1, 'KG'), { substitutos: [uso(ARROZ, 1, 'KG')] }),
      linha(uso(OLEO, 5, 'ML'), { substitutos: [uso(OVO, 1, 'UN'), uso(OLEO, 5, 'ML')] }),
    ],
    [
      'ingredientes.0.substitutos.0.alimento.id: O substituto deve ser outro alimento.',
      'ingredientes.1.substitutos.1.alimento.id: O substituto deve ser outro alimento.',
    ],
  ],
])('%s', (_caso, ingredientes, esperadas) => {
  expect(violacoes(...ingredientes)).toEqual(esperadas);
});

test('a unit that does not convert is refused at its own field, of the ingredient and of a substitute', () => {
  expect(
    violacoes(
      linha(uso(OLEO, 5, 'G')),
      linha(uso(ARROZ, 5, 'KG'), { substitutos: [uso(OVO, 2, 'UN'), uso(OVO, 2, 'L')] }),
    ),
  ).toEqual([
    expect.stringMatching(/^ingredientes\.0\.unidadeMedida: .+/),
    expect.stringMatching(/^ingredientes\.1\.substitutos\.1\.unidadeMedida: .+/),
  ]);
});
