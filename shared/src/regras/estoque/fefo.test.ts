import fc from 'fast-check';
import { escolherLotes, type LinhaDisponivel, planejarAbatimento } from './fefo.js';
import { compara, mais, meioAcima, type Racional, racional, sobre, vezes } from '../teste/racional.js';

const HOJE = '2026-03-10';
const linha = (
  id: number,
  dataValidade: string,
  quantidade: number | string,
  conteudo: number | string = 1,
  loteId = id,
): LinhaDisponivel => ({
  id,
  loteId,
  dataValidade,
  quantidade,
  conteudo,
});
const escolher = (linhas: LinhaDisponivel[], necessario: number | string) => {
  const { retiradas, falta } = escolherLotes(linhas, necessario, HOJE);
  return {
    retiradas: retiradas.map(({ linhaId, quantidade }) => [linhaId, quantidade.toString()]),
    falta: falta.toString(),
  };
};

describe('first expiring, first out', () => {
  it('takes from the lot that expires first, then from the next', () => {
    const linhas = [linha(1, '2026-05-01', 10), linha(2, '2026-04-01', 4)];
    expect(escolher(linhas, 6)).toEqual({
      retiradas: [
        [2, '4'],
        [1, '2'],
      ],
      falta: '0',
    });
  });

  it('prefers the lot registered first among equals, for any order of the lines', () => {
    const linhas = [linha(7, '2026-04-01', 1, 1, 30), linha(9, '2026-04-01', 1, 1, 20)];
    expect(escolher(linhas, 1)).toEqual({ retiradas: [[9, '1']], falta: '0' });
    expect(escolher(linhas.toReversed(), 1)).toEqual({ retiradas: [[9, '1']], falta: '0' });
  });

  it('prefers the line with the lower id among those of one lot', () => {
    const linhas = [linha(9, '2026-04-01', 1, 1, 20), linha(7, '2026-04-01', 1, 1, 20)];
    expect(escolher(linhas, 1)).toEqual({ retiradas: [[7, '1']], falta: '0' });
    expect(escolher(linhas.toReversed(), 1)).toEqual({ retiradas: [[7, '1']], falta: '0' });
  });

  it('takes from pinned lots first, first expiring first among them, and not from an expired one', () => {
    const fixada = (uma: LinhaDisponivel): LinhaDisponivel => ({ ...uma, fixada: true });
    const linhas = [
      linha(1, '2026-04-01', 4),
      fixada(linha(2, '2026-06-01', 3)),
      fixada(linha(3, '2026-05-01', 2)),
      fixada(linha(4, '2026-03-09', 9)),
    ];
    expect(escolher(linhas, 6)).toEqual({
      retiradas: [
        [3, '2'],
        [2, '3'],
        [1, '1'],
      ],
      falta: '0',
    });
  });

  it('skips expired and empty lots, and uses one on its last day', () => {
    const linhas = [
      linha(1, '2026-03-09', 10),
      linha(2, '2026-03-10', 1),
      linha(3, '2026-03-11', 0),
      linha(4, '2026-03-12', 5),
    ];
    expect(escolher(linhas, 3)).toEqual({
      retiradas: [
        [2, '1'],
        [4, '2'],
      ],
      falta: '0',
    });
  });

  it('converts packages of different sizes', () => {
    // 7535 g: a 1 kg bag and a half (1500 g), then 6035 g of 5 kg sacks, which is 1.207 sacks.
    const linhas = [linha(1, '2026-04-01', '1.5', 1000), linha(2, '2026-05-01', 3, 5000)];
    expect(escolher(linhas, 7535)).toEqual({
      retiradas: [
        [1, '1.5'],
        [2, '1.207'],
      ],
      falta: '0',
    });
  });

  it('rounds the last take half up to a millionth of the package', () => {
    expect(escolher([linha(1, '2026-04-01', 9, 3)], 1).retiradas).toEqual([[1, '0.333333']]);
    expect(escolher([linha(1, '2026-04-01', 9, 3)], 2).retiradas).toEqual([[1, '0.666667']]);
    // 2.000001 of packages of 2 are a whole one and 0.0000005.
    expect(escolher([linha(1, '2026-04-01', 1, 2), linha(2, '2026-05-01', 9, 2)], '2.000001').retiradas).toEqual([
      [1, '1'],
      [2, '0.000001'],
    ]);
  });

  it('takes a pinch from a large sack', () => {
    // 0.021 kg of salt are 0.00042 of a sack of 50 kg: 0.99958 are left.
    expect(escolher([linha(1, '2026-04-01', 1, 50)], '0.021')).toEqual({ retiradas: [[1, '0.00042']], falta: '0' });
  });

  it('rounds to the decimals that people type where a person chooses lots', () => {
    expect(escolherLotes([linha(1, '2026-04-01', 9, 3)], 1, HOJE, 3).retiradas[0]?.quantidade.toString()).toBe('0.333');
    // 49.979 kg are all of what the sack has left.
    expect(
      escolherLotes([linha(1, '2026-04-01', '0.99958', 50)], '49.979', HOJE, 3).retiradas[0]?.quantidade.toString(),
    ).toBe('0.99958');
    // 49.977 kg are 0.99954, which is rounded to 1.
    expect(
      escolherLotes([linha(1, '2026-04-01', '0.99958', 50)], '49.977', HOJE, 3).retiradas[0]?.quantidade.toString(),
    ).toBe('0.99958');
  });

  it('never rounds above what the line holds', () => {
    // 1.9996 is 0.33326… of a package of 6. The line holds 0.333, which is 1.998: everything is taken, and the rest is
    // missing.
    expect(escolher([linha(1, '2026-04-01', '0.333', 6)], '1.9996')).toEqual({
      retiradas: [[1, '0.333']],
      falta: '0.0016',
    });
  });

  it('takes one step where the whole use rounds to nothing, and no line for a rest that does', () => {
    // A millionth of 5 t is 5 g.
    expect(escolher([linha(1, '2026-04-01', 1, 5000)], '0.001')).toEqual({
      retiradas: [[1, '0.000001']],
      falta: '0',
    });
    expect(escolher([linha(1, '2026-04-01', 1, 1), linha(2, '2026-05-01', 1, 5000)], '1.001')).toEqual({
      retiradas: [[1, '1']],
      falta: '0',
    });
  });

  it('returns the shortage', () => {
    expect(escolher([linha(1, '2026-04-01', 2, '0.9'), linha(2, '2026-03-01', 50, '0.9')], '2.5')).toEqual({
      retiradas: [[1, '2']],
      falta: '0.7',
    });
    expect(escolher([], 3)).toEqual({ retiradas: [], falta: '3' });
    expect(escolher([linha(1, '2026-04-01', 2)], 0)).toEqual({ retiradas: [], falta: '0' });
  });

  const milesimos = (max: number) => fc.integer({ min: 1, max }).map((n) => (n / 1000).toFixed(3));
  const linhasQuaisquer = fc
    .array(
      fc.record({ dia: fc.integer({ min: 1, max: 28 }), quantidade: milesimos(50_000), conteudo: milesimos(20_000) }),
      { maxLength: 8 },
    )
    .map((ls) =>
      ls.map(({ dia, quantidade, conteudo }, i) =>
        linha(i + 1, `2026-03-${String(dia).padStart(2, '0')}`, quantidade, conteudo),
      ),
    );

  it('equals a walk in exact fractions', () => {
    fc.assert(
      fc.property(linhasQuaisquer, milesimos(300_000), (linhas, necessario) => {
        let falta: Racional = racional(necessario);
        const esperado: [number, string][] = [];
        const validas = linhas
          .filter((l) => l.dataValidade >= HOJE)
          .sort((a, b) => (a.dataValidade === b.dataValidade ? a.id - b.id : a.dataValidade < b.dataValidade ? -1 : 1));
        for (const l of validas) {
          if (falta.n <= 0n) break;
          const total = vezes(racional(String(l.quantidade)), racional(String(l.conteudo)));
          if (compara(falta, total) >= 0) {
            esperado.push([l.id, String(l.quantidade)]);
            falta = mais(falta, { n: -total.n, d: total.d });
          } else {
            const ultima = meioAcima(sobre(falta, racional(String(l.conteudo))), 6);
            if (ultima !== '0.000000')
              esperado.push([
                l.id,
                compara(racional(ultima), racional(String(l.quantidade))) > 0 ? String(l.quantidade) : ultima,
              ]);
            falta = racional(0);
          }
        }
        const escolha = escolherLotes(linhas, necessario, HOJE);
        expect(escolha.retiradas.map((r) => [r.linhaId, r.quantidade.toFixed(6)])).toEqual(
          esperado.map(([id, quantidade]) => [id, quantidade.padEnd(quantidade.indexOf('.') + 7, '0')]),
        );
        expect(compara(racional(escolha.falta.toFixed(9)), falta)).toBe(0);
      }),
      { numRuns: 500 },
    );
  });
});

describe('many small draws', () => {
  it('leave exactly what they did not take, never below zero, and miss only what there was not', () => {
    const milesimos = fc.integer({ min: 1, max: 5_000 }).map((n) => (n / 1000).toFixed(3));
    const sacos = fc.array(fc.record({ saldo: fc.integer({ min: 1, max: 3_000_000 }), conteudo: milesimos }), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(sacos, fc.array(milesimos, { minLength: 1, maxLength: 30 }), (lotes, usos) => {
        const linhas = lotes.map(({ saldo, conteudo }, i) =>
          linha(i + 1, `2026-04-0${i + 1}`, (saldo / 1e6).toFixed(6), conteudo),
        );
        // In millionths of a package, as whole numbers.
        const restos = new Map(lotes.map(({ saldo }, i) => [i + 1, BigInt(saldo)]));
        const retirado = new Map(lotes.map((_, i) => [i + 1, 0n]));
        for (const uso of usos) {
          const atuais = linhas.map((l) => ({ ...l, quantidade: (Number(restos.get(l.id)) / 1e6).toFixed(6) }));
          const { retiradas, falta } = escolherLotes(atuais, uso, HOJE);
          for (const { linhaId, quantidade } of retiradas) {
            const milionesimos = quantidade.times(1e6);
            expect(milionesimos.isInteger()).toBe(true);
            expect(milionesimos.gt(0)).toBe(true);
            restos.set(linhaId, (restos.get(linhaId) ?? 0n) - BigInt(milionesimos.toFixed()));
            retirado.set(linhaId, (retirado.get(linhaId) ?? 0n) + BigInt(milionesimos.toFixed()));
          }
          expect([...restos.values()].every((resto) => resto >= 0n)).toBe(true);
          if (falta.gt(0)) expect([...restos.values()].every((resto) => resto === 0n)).toBe(true);
        }
        lotes.forEach(({ saldo }, i) => expect(BigInt(saldo) - (restos.get(i + 1) ?? 0n)).toBe(retirado.get(i + 1)));
      }),
    );
  });
});

describe('draw-down of a meal', () => {
  const plano = (necessidades: Parameters<typeof planejarAbatimento<string>>[0]) => {
    const { retiradas, porAlimento, faltas } = planejarAbatimento(necessidades, HOJE);
    return {
      retiradas: retiradas.map((r) => [r.linhaId, r.quantidade.toString()]),
      porAlimento: porAlimento.map((r) => [r.alimento, r.linhaId, r.quantidade.toString()]),
      faltas: faltas.map((f) => [f.alimento, f.falta.toString()]),
    };
  };

  it('lets foods of one item share its lines without using anything twice', () => {
    const arroz = [linha(1, '2026-04-01', 2), linha(2, '2026-05-01', 3)];
    expect(
      plano([
        { alimento: 'ARROZ CRU', quantidade: '1.5', linhas: arroz },
        { alimento: 'ARROZ COZIDO', quantidade: 2, linhas: arroz },
      ]),
    ).toEqual({
      retiradas: [
        [1, '2'],
        [2, '1.5'],
      ],
      porAlimento: [
        ['ARROZ CRU', 1, '1.5'],
        ['ARROZ COZIDO', 1, '0.5'],
        ['ARROZ COZIDO', 2, '1.5'],
      ],
      faltas: [],
    });
  });

  it('lists the shortages by food', () => {
    const arroz = [linha(1, '2026-04-01', 2)];
    expect(
      plano([
        { alimento: 'ARROZ', quantidade: 3, linhas: arroz },
        { alimento: 'ÓLEO', quantidade: 1, linhas: [] },
      ]).faltas,
    ).toEqual([
      ['ARROZ', '1'],
      ['ÓLEO', '1'],
    ]);
  });
});
