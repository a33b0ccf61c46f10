import {
  motivoSemAula,
  nomeDoDiaComAula,
  semAula,
  semAulaCerto,
  violacoesDoPeriodoLetivo,
  type CalendarioEscolar,
  type PeriodoDoCalendario,
} from './dias-letivos.js';

const periodo = (
  tipo: PeriodoDoCalendario['tipo'],
  de: string,
  ate: string,
  nome: string,
  unidade: number | null = null,
): PeriodoDoCalendario => ({ tipo, de, ate, nome, unidade });

/** 2026: two terms, a recess in July, a Saturday with class, a holiday on which school 5 teaches. */
const ANO: CalendarioEscolar = {
  feriados: new Map([
    ['2026-11-20', 'Consciência Negra'],
    ['2026-10-12', 'Nossa Senhora Aparecida'],
  ]),
  periodos: [
    periodo('AULAS', '2026-02-09', '2026-07-10', '1º semestre'),
    periodo('AULAS', '2026-07-27', '2026-12-18', '2º semestre'),
    periodo('RECESSO', '2026-10-13', '2026-10-14', 'Semana da criança'),
    periodo('LETIVO', '2026-11-28', '2026-11-28', 'Reposição de 20/11'),
    periodo('LETIVO', '2026-10-12', '2026-10-12', 'Feira da escola', 5),
    periodo('RECESSO', '2026-11-23', '2026-11-24', 'Reforma', 5),
    periodo('RECESSO', '2026-11-28', '2026-11-28', 'Festa da escola', 7),
    periodo('AULAS', '2026-03-02', '2026-12-23', 'Ano da escola', 7),
  ],
};

test.each([
  // Day, unit, reason and name; null is a school day. 23/11/2026 is a Monday, 28/11 a Saturday.
  ['2026-11-23', null, null],
  ['2026-11-23', 5, 'RECESSO Reforma'],
  ['2026-11-23', 7, null],
  ['2026-11-20', null, 'FERIADO Consciência Negra'],
  ['2026-10-12', null, 'FERIADO Nossa Senhora Aparecida'],
  ['2026-10-12', 5, null],
  ['2026-10-13', 5, 'RECESSO Semana da criança'],
  ['2026-11-28', null, null],
  ['2026-11-28', 7, 'RECESSO Festa da escola'],
  ['2026-11-21', null, 'FIM_DE_SEMANA sábado'],
  ['2026-11-22', null, 'FIM_DE_SEMANA domingo'],
  // The first and the last day of a term, and the days beside them.
  ['2026-02-06', null, 'FORA_DO_PERIODO fora do período de aulas'],
  ['2026-02-09', null, null],
  ['2026-07-10', null, null],
  ['2026-07-13', null, 'FORA_DO_PERIODO fora do período de aulas'],
  ['2026-12-18', null, null],
  ['2026-12-21', null, 'FORA_DO_PERIODO fora do período de aulas'],
  // The terms of a school replace those of the municipality.
  ['2026-12-21', 7, null],
  ['2026-02-10', 7, 'FORA_DO_PERIODO fora do período de aulas'],
  // Nothing is known of 2027.
  ['2027-01-11', null, null],
])('%s at unit %s: %s', (dia, unidade, esperado) => {
  const sem = semAula(dia, ANO, unidade);
  expect(sem && `${sem.motivo} ${sem.nome}`).toBe(esperado);
});

test('a cardápio on a weekend counts while the year has no periods of classes; a holiday never does', () => {
  // 16/01/2027 is a Saturday.
  expect(semAulaCerto('2027-01-16', ANO, null)).toBeNull();
  expect(semAulaCerto('2026-11-21', ANO, null)?.motivo).toBe('FIM_DE_SEMANA');
  // One period of classes is enough to know, also one over the turn of the year.
  expect(semAulaCerto('2026-11-21', ANO, 7)?.motivo).toBe('FIM_DE_SEMANA');
  const ferias = { ...ANO, periodos: [periodo('AULAS', '2026-12-01', '2027-01-31', 'Curso de férias')] };
  expect(
    ['2025-11-22', '2026-11-21', '2027-01-16', '2028-01-15'].map((dia) => semAulaCerto(dia, ferias, null)),
  ).toEqual([null, { motivo: 'FIM_DE_SEMANA', nome: 'sábado' }, { motivo: 'FIM_DE_SEMANA', nome: 'sábado' }, null]);
  // 31/12/2022 and 01/01/2023 are a Saturday and a Sunday: one day in the year is enough.
  const virada = { ...ANO, periodos: [periodo('AULAS', '2022-12-31', '2023-01-01', 'Virada')] };
  expect(['2022-12-24', '2023-01-07'].map((dia) => semAulaCerto(dia, virada, null)?.motivo)).toEqual([
    'FIM_DE_SEMANA',
    'FIM_DE_SEMANA',
  ]);
  const semPeriodos = { ...ANO, periodos: [] };
  expect(semAulaCerto('2026-11-21', semPeriodos, null)).toBeNull();
  expect(semAulaCerto('2026-11-20', semPeriodos, null)?.motivo).toBe('FERIADO');
});

test('the reason reads as a part of a sentence, and a day with class has its name', () => {
  expect(motivoSemAula('2026-11-20', ANO)).toBe('feriado: Consciência Negra');
  expect(motivoSemAula('2026-10-13', ANO)).toBe('recesso: Semana da criança');
  expect(motivoSemAula('2026-11-21', ANO)).toBe('sábado');
  expect(motivoSemAula('2026-11-22', ANO)).toBe('domingo');
  expect(motivoSemAula('2026-12-21', ANO)).toBe('fora do período de aulas');
  expect(motivoSemAula('2026-11-28', ANO)).toBeNull();
  expect(nomeDoDiaComAula('2026-11-28', ANO)).toBe('Reposição de 20/11');
  expect(nomeDoDiaComAula('2026-10-12', ANO)).toBeUndefined();
  expect(nomeDoDiaComAula('2026-10-12', ANO, 5)).toBe('Feira da escola');
});

test('a period has its days in order, and at most a year', () => {
  expect(violacoesDoPeriodoLetivo({ de: '2026-02-09', ate: '2026-02-09' })).toEqual([]);
  expect(violacoesDoPeriodoLetivo({ de: '2024-01-01', ate: '2024-12-31' })).toEqual([]);
  expect(violacoesDoPeriodoLetivo({ de: '2026-02-09', ate: '2026-02-08' })).toEqual([
    { campo: 'ate', mensagem: 'A data final é anterior à inicial.' },
  ]);
  // 365 days of 2026 and one or two of 2027.
  expect(violacoesDoPeriodoLetivo({ de: '2026-01-01', ate: '2027-01-01' })).toEqual([]);
  expect(violacoesDoPeriodoLetivo({ de: '2026-01-01', ate: '2027-01-02' })).toEqual([
    { campo: 'ate', mensagem: 'Escolha um período de até um ano.' },
  ]);
});
