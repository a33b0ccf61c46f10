import { decimal } from '../decimal.js';
import type { Suprimento, UsoDoDia } from './simulacao.js';
import {
  baseDosVencimentos,
  fimDasPerdas,
  sobrasAoVencer,
  somaDasSobras,
  transferenciaQueEvita,
} from './vencimentos.js';

const HOJE = '2026-11-16';

const lote = (
  loteId: number,
  quantidade: number,
  dataValidade: string,
  mudanca: Partial<Suprimento> = {},
): Suprimento => ({
  desde: HOJE,
  aReceber: false,
  dataValidade,
  loteId,
  quantidade,
  ...mudanca,
});
const uso = (dia: string, quantidade: number): UsoDoDia => ({ dia, quantidade });

/** [lot, rest, reason] of each lot. */
const sobras = (usos: UsoDoDia[], suprimentos: Suprimento[]) =>
  sobrasAoVencer({ usos, suprimentos }).map(({ suprimento, sobra, motivo }) => [
    suprimento.loteId,
    sobra.toNumber(),
    motivo,
  ]);

describe('the rest of a lot when it expires', () => {
  /** The worked example of the specification. */
  const L1 = lote(1, 10, '2026-11-20');
  const L2 = lote(2, 20, '2026-12-05');

  test('the worked example: 4 kg of L1 expire before the next use, 8 kg of L2 have no use', () => {
    expect(sobras([uso('2026-11-18', 6), uso('2026-11-25', 12)], [L2, L1])).toEqual([
      [1, 4, 'VENCE_ANTES'],
      [2, 8, 'SEM_USO'],
    ]);
  });

  test('a use on the expiry day still takes the lot', () => {
    expect(sobras([uso('2026-11-18', 6), uso('2026-11-20', 3), uso('2026-11-25', 12)], [L1, L2])).toEqual([
      [1, 1, 'VENCE_ANTES'],
      [2, 8, 'SEM_USO'],
    ]);
  });

  test('a lot that is used up is not named; without uses every lot is', () => {
    expect(sobras([uso('2026-11-18', 30)], [L1, L2])).toEqual([]);
    expect(sobras([], [L1])).toEqual([[1, 10, 'SEM_USO']]);
  });

  test('an open request has no expiry and is never named', () => {
    expect(sobras([], [lote(3, 5, '', { dataValidade: null, loteId: null, aReceber: true })])).toEqual([]);
  });
});

describe('a movement to a unit that uses the lot in time', () => {
  /** 4 kg that expire on 20/11, in packages of 1 kg. */
  const origem = { suprimento: lote(1, 10, '2026-11-20'), sobra: decimal(4), conteudo: decimal(1) };
  const fim = fimDasPerdas('2026-11-25');
  const mover = (usos: UsoDoDia[], suprimentos: Suprimento[], mudanca: Partial<typeof origem> = {}) => {
    const achada = transferenciaQueEvita(
      { ...origem, ...mudanca },
      { usos, suprimentos },
      { chegada: '2026-11-17', fim },
    );
    return achada && [achada.embalagens, achada.evita.toNumber()];
  };

  test('moves what the other unit lacks, in whole packages', () => {
    expect(mover([uso('2026-11-19', 3)], [])).toEqual([3, 3]);
    expect(mover([uso('2026-11-19', 30)], [])).toEqual([4, 4]);
    // 2.5 kg are used: the third package is opened, and half of it expires there instead of here.
    expect(mover([uso('2026-11-19', 2.5)], [])).toEqual([3, 2.5]);
    // 4 kg are 2 packages of 1.5 kg and an open one, which stays.
    expect(mover([uso('2026-11-19', 30)], [], { conteudo: decimal('1.5') })).toEqual([2, 3]);
  });

  test('moves a single package', () => {
    expect(mover([uso('2026-11-19', 3)], [], { sobra: decimal(1) })).toEqual([1, 1]);
  });

  test('is not offered to a unit without a use, or with one that is too early or too late', () => {
    expect(mover([], [])).toBeNull();
    expect(mover([uso('2026-11-16', 9)], [])).toBeNull();
    expect(mover([uso('2026-11-21', 9)], [])).toBeNull();
  });

  test('is not offered when a lot of the other unit would expire in its place', () => {
    // Its own 3 kg expire a week later, and nothing else uses them.
    expect(mover([uso('2026-11-19', 3)], [lote(2, 3, '2026-11-27')])).toBeNull();
    // Of 3 kg that the lot replaces, 2 are used later: 1 expires.
    expect(mover([uso('2026-11-19', 3), uso('2026-11-25', 2)], [lote(2, 3, '2026-11-27')])).toEqual([3, 2]);
  });

  test('is offered when the lot that it replaces keeps for longer than the calendar', () => {
    expect(fim).toBe('2026-12-25');
    expect(mover([uso('2026-11-19', 3)], [lote(2, 3, '2026-12-25')])).toBeNull();
    expect(mover([uso('2026-11-19', 3)], [lote(2, 3, '2026-12-26')])).toEqual([3, 3]);
  });

  test('an open package does not move', () => {
    expect(mover([uso('2026-11-19', 3)], [], { sobra: decimal('0.9') })).toBeNull();
  });
});

test('the sum of the rests counts the lots without a price apart', () => {
  const { valor, semPreco } = somaDasSobras([{ valor: 0.1 }, { valor: null }, { valor: 0.2 }]);
  expect([valor.toNumber(), semPreco]).toEqual([0.3, 1]);
  expect(somaDasSobras([]).valor.toNumber()).toBe(0);
});

test('the forecast says how far it looks', () => {
  expect(baseDosVencimentos('18/12/2026')).toBe('A previsão usa os cardápios lançados até 18/12/2026 e as matrículas.');
  expect(baseDosVencimentos(null)).toBe(
    'Não há cardápios lançados de hoje em diante: sem eles, nenhum lote tem uso planejado.',
  );
});
