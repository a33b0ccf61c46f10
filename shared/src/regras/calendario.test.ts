import fc from 'fast-check';
import {
  DIAS_DO_CARDAPIO,
  diaDaSemana,
  diasDaSemana,
  diasDoPeriodo,
  diasEntre,
  mesDoDia,
  numeroDaSemana,
  somarDias,
  ultimosMeses,
} from './calendario.js';

describe('days', () => {
  it('crosses months, years and leap days', () => {
    expect(somarDias('2024-02-28', 1)).toBe('2024-02-29');
    expect(somarDias('2026-12-31', 1)).toBe('2027-01-01');
    expect(somarDias('2026-03-01', -1)).toBe('2026-02-28');
    expect(diasEntre('2026-01-01', '2026-12-31')).toBe(364);
    expect(diasDoPeriodo('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(diasDoPeriodo('2026-03-01', '2026-02-27')).toEqual([]);
  });

  it('counts the same there and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -60_000, max: 60_000 }), (n) =>
        expect(diasEntre('2026-01-01', somarDias('2026-01-01', n))).toBe(n),
      ),
    );
  });

  it('knows the weekday', () => {
    // 21 November 2026 is a Saturday; 1 January 1960 was a Friday.
    expect(numeroDaSemana('2026-11-21')).toBe(6);
    expect(diaDaSemana('1960-01-01')).toBe('SEXTA');
    expect(diaDaSemana('2026-11-21')).toBeNull();
    expect(DIAS_DO_CARDAPIO).toEqual({ SEGUNDA: 1, TERCA: 2, QUARTA: 3, QUINTA: 4, SEXTA: 5 });
  });

  it('lists the school days of a week', () => {
    expect(diasDaSemana('2026-11-25').map(({ dia, data }) => `${dia} ${data}`)).toEqual([
      'SEGUNDA 2026-11-23',
      'TERCA 2026-11-24',
      'QUARTA 2026-11-25',
      'QUINTA 2026-11-26',
      'SEXTA 2026-11-27',
    ]);
    expect(diasDaSemana('2026-11-28')[0]?.data).toBe('2026-11-23');
  });
});

test.each([
  ['2026-11-21', 1, '2026-11-01'],
  ['2026-11-21', 6, '2026-06-01'],
  ['2026-03-31', 6, '2025-10-01'],
  ['2026-01-01', 12, '2025-02-01'],
  ['2026-12-31', 12, '2026-01-01'],
])('the months to %s, %d of them, begin on %s', (hoje, meses, de) => {
  expect(ultimosMeses(hoje, meses)).toEqual({ de, ate: hoje });
});

test.each([
  ['2026-02-10', '2026-02-01', '2026-02-28'],
  ['2024-02-29', '2024-02-01', '2024-02-29'],
  ['2026-12-31', '2026-12-01', '2026-12-31'],
])('the month of %s is from %s to %s', (dia, de, ate) => {
  expect(mesDoDia(dia)).toEqual({ de, ate });
});
