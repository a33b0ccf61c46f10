import fc from 'fast-check';
import { arredondarQuantidade, calcularExecucao, faltasNoEstoque, sobraPorAluno } from './execucao.js';
import { mais, meioAcima, piso, racional, sobre, teto, vezes } from '../teste/racional.js';

const uso = (
  quantidade: number | string,
  porcoes = 1,
  unidadeMedida = 'G',
  pesoBruto: number | string | null = null,
) => ({ quantidade, pesoBruto, porcoes, unidadeMedida });

it('is per student × students, plus the percent', () => {
  // 50 g × 137 = 6.85 kg; 10% more is 7.535 kg.
  const { porAluno, total, totalComAcrescimo, unidadePos } = calcularExecucao([uso(50)], {
    unidadePre: 'G',
    alunos: 137,
    acrescimo: 10,
  });
  expect([porAluno, total, totalComAcrescimo].map(String)).toEqual(['50', '6.85', '7.535']);
  expect(unidadePos).toBe('KG');
});

// 30 g × 1.17 = 35.1 g; × 120 = 4.212 kg. 42 g × 1.25 = 52.5 g; × 120 = 6.3 kg.
it.each([
  ['30', '35.1', '4.212'],
  ['42', '52.5', '6.3'],
])('takes the gross weight: %s g net, %s g gross are %s kg for 120 students', (liquido, bruto, total) => {
  const quantidades = calcularExecucao([uso(liquido, 1, 'G', bruto)], { unidadePre: 'G', alunos: 120, acrescimo: 0 });
  expect([quantidades.porAluno, quantidades.porAlunoLiquido, quantidades.total].map(String)).toEqual([
    bruto,
    liquido,
    total,
  ]);
});

it('takes the net weight of a use without a gross weight, also beside one that has it', () => {
  // 1 kg for 50 is 20 g; 1.5 kg gross (1.2 kg net) for 50 is 30 g (24 g).
  const { porAluno, porAlunoLiquido } = calcularExecucao([uso(1, 50, 'KG'), uso('1.2', 50, 'KG', '1.5')], {
    unidadePre: 'G',
    alunos: 1,
    acrescimo: 0,
  });
  expect([porAluno, porAlunoLiquido].map(String)).toEqual(['50', '44']);
});

const deArroz = (quantidade: string, noEstoque: string, item = 1, unidadePos: 'KG' | 'L' = 'KG') => ({
  item: { id: item },
  unidadePos,
  quantidade,
  noEstoque,
});

it.each([
  ['the stock has it exactly', [deArroz('12', '12')], ['0']],
  ['3 of 15 are missing', [deArroz('15', '12')], ['3']],
  ['foods of one item share its lots, the first one first', [deArroz('6', '10'), deArroz('6', '10')], ['0', '2']],
  ['after a shortage nothing is left', [deArroz('11', '10'), deArroz('1', '10')], ['1', '1']],
  ['other items and other dimensions do not share', [deArroz('6', '6'), deArroz('6', '6', 2)], ['0', '0']],
  ['litres of the item are not its kilograms', [deArroz('6', '6'), deArroz('6', '6', 1, 'L')], ['0', '0']],
  ['half a gram is missing, rounded up', [deArroz('1', '0.9995')], ['0.001']],
  ['less than that is no shortage', [deArroz('1', '0.99951')], ['0']],
])('the shortages: %s', (_caso, alimentos, faltas) => {
  expect(faltasNoEstoque(alimentos).map(String)).toEqual(faltas);
});

it.each([
  ['7.535', 'KG', ['8', '7.535', '7']],
  ['7', 'L', ['7', '7', '7']],
  ['1', 'KG', ['1', '1', '1']],
  ['6.0004', 'KG', ['7', '6', '6']],
  ['0', 'KG', ['0', '0', '0']],
  // 120 × 1.35 g of salt.
  ['0.162', 'KG', ['0.17', '0.162', '0.16']],
  ['0.999', 'L', ['1', '0.999', '0.99']],
  ['0.0042', 'KG', ['0.005', '0.004', '0.004']],
  ['0.0005', 'KG', ['0.001', '0.001', '0']],
  ['2.4', 'UN', ['3', '2.4', '2']],
  ['0.4', 'UN', ['1', '0.4', '0']],
] as const)('%s %s is rounded up, kept, rounded down', (valor, unidade, esperados) => {
  expect((['CIMA', 'MANTER', 'BAIXO'] as const).map((m) => arredondarQuantidade(valor, m, unidade).toString())).toEqual(
    esperados,
  );
});

// In binary floats: 1.1 × 100 = 110.00000000000001 and 0.07 × 100 = 7.000000000000001, which a ceiling would make 111
// and 8; 0.29 × 100 = 28.999999999999996, a floor 28.
it.each([
  ['1.1', 'UN', 100, '110'],
  ['0.07', 'KG', 100, '7'],
  ['0.29', 'L', 100, '29'],
] as const)('%s %s for %d students is %s, up and down', (quantidade, unidade, alunos, esperado) => {
  const { totalComAcrescimo } = calcularExecucao([uso(quantidade, 1, unidade)], {
    unidadePre: unidade,
    alunos,
    acrescimo: 0,
  });
  expect(arredondarQuantidade(totalComAcrescimo, 'CIMA', unidade).toString()).toBe(esperado);
  expect(arredondarQuantidade(totalComAcrescimo, 'BAIXO', unidade).toString()).toBe(esperado);
});

it('is exact where portions do not divide: 1000 g for 3 portions make 1000 g for 3 students', () => {
  const { total } = calcularExecucao([uso(1000, 3)], { unidadePre: 'G', alunos: 3, acrescimo: 0 });
  expect(arredondarQuantidade(total, 'BAIXO', 'KG').toString()).toBe('1');
});

it('adds thirds to a whole, in every quantity that it returns', () => {
  // 1000 g gross (500 g net) for 3 portions, three times, for one student.
  const terco = uso(500, 3, 'G', 1000);
  const quantidades = calcularExecucao([terco, terco, terco], { unidadePre: 'G', alunos: 1, acrescimo: 0 });
  const { porAluno, porAlunoLiquido, total, totalComAcrescimo } = quantidades;
  expect([porAluno, porAlunoLiquido, total, totalComAcrescimo].map(String)).toEqual(['1000', '500', '1', '1']);
});

// 100 g ÷ 3 × 20 is 666.66… g; with 50% more exactly 1 kg. 100 g ÷ 3 × 10 is 333.33… g; with 200% more exactly 1 kg.
it.each([
  [20, 50],
  [10, 200],
])('100 g for 3 portions, %d students and %d%% more is 1 kg, up and down', (alunos, acrescimo) => {
  const { totalComAcrescimo } = calcularExecucao([uso(100, 3)], { unidadePre: 'G', alunos, acrescimo });
  expect(totalComAcrescimo.toString()).toBe('1');
  expect(arredondarQuantidade(totalComAcrescimo, 'CIMA', 'KG').toString()).toBe('1');
  expect(arredondarQuantidade(totalComAcrescimo, 'BAIXO', 'KG').toString()).toBe('1');
});

it('ignores the residue of a division, beyond the fortieth digit', () => {
  expect(arredondarQuantidade(`1.${'0'.repeat(49)}1`, 'CIMA', 'KG').toString()).toBe('1');
  expect(arredondarQuantidade(`0.${'9'.repeat(50)}`, 'BAIXO', 'KG').toString()).toBe('1');
});

it('adds uses in different units of one dimension', () => {
  const { porAluno, total } = calcularExecucao([uso('0.1', 2, 'KG'), uso(25, 1)], {
    unidadePre: 'G',
    alunos: 40,
    acrescimo: 0,
  });
  expect([porAluno, total].map(String)).toEqual(['75', '3']);
});

it('equals exact fractions', () => {
  const milesimos = fc.integer({ min: 1, max: 5_000_000 }).map((n) => (n / 1000).toFixed(3));
  fc.assert(
    fc.property(
      fc.array(fc.record({ quantidade: milesimos, porcoes: fc.integer({ min: 1, max: 500 }) }), {
        minLength: 1,
        maxLength: 4,
      }),
      fc.integer({ min: 1, max: 5000 }),
      fc.nat(10_000).map((n) => (n / 100).toFixed(2)),
      (usos, alunos, acrescimo) => {
        const soma = usos
          .map((u) => sobre(vezes(racional(u.quantidade), racional(alunos)), racional(u.porcoes)))
          .reduce(mais);
        const exato = vezes(soma, sobre(mais(racional(100), racional(acrescimo)), racional(100)));
        const { totalComAcrescimo } = calcularExecucao(
          usos.map((u) => uso(u.quantidade, u.porcoes, 'KG')),
          { unidadePre: 'KG', alunos, acrescimo },
        );
        // How many steps a unit has: less than a unit goes by hundredths, less than one of them by thousandths.
        const passos = [1, 100, 1000].find((n) => piso(vezes(exato, racional(n))) !== '0') ?? 1000;
        const emPassos = (modo: 'CIMA' | 'BAIXO') =>
          arredondarQuantidade(totalComAcrescimo, modo, 'KG').times(passos).toString();
        expect(emPassos('CIMA')).toBe(teto(vezes(exato, racional(passos))));
        expect(emPassos('BAIXO')).toBe(piso(vezes(exato, racional(passos))));
        expect(arredondarQuantidade(totalComAcrescimo, 'MANTER', 'KG').toFixed(3)).toBe(meioAcima(exato, 3));
      },
    ),
    { numRuns: 300 },
  );
});

test('the leftover for each student is in grams', () => {
  expect(sobraPorAluno({ sobra: 1.5, quantidadeDePessoas: 100 })).toBe(15);
});
