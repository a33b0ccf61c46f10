import { alunosPorPerCapita, fraseDoRepasse, repasseDasMatriculas, type PerCapita } from './repasse-das-matriculas.js';

const VALORES: PerCapita[] = (
  [
    ['CRECHE', '1.57'],
    ['INTEGRAL', '1.57'],
    ['PCT', '0.98'],
    ['PRE', '0.82'],
    ['FUND_MEDIO_EJA', '0.57'],
    ['AEE', '0.78'],
  ] as const
).map(([codigo, valor]) => ({ codigo, valor, dias: 200 }));

const CENSO = {
  pct: null,
  alunosAee: null,
  linhas: [
    { categoria: 'CRECHE', parcial: 15, integral: 45 },
    { categoria: 'PRE_ESCOLA', parcial: 60, integral: 20 },
    { categoria: 'FUNDAMENTAL_6_10', parcial: 150, integral: 50 },
    { categoria: 'FUNDAMENTAL_11_15', parcial: 100, integral: 0 },
    { categoria: 'EJA', parcial: 30, integral: 0 },
  ],
} as const;

test('the worked example of the census: 94.20 + 49.20 + 31.40 + 142.50 + 78.50 + 17.10 a day, 82,580.00 a year', () => {
  const repasse = repasseDasMatriculas([CENSO], VALORES);
  expect([repasse?.dia.toFixed(2), repasse?.total.toFixed(2), repasse?.dias]).toEqual(['412.90', '82580.00', 200]);
});

test('the worked example of the forecast: a traditional people and the special service have their values', () => {
  const escolas = [
    {
      pct: 'NENHUM' as const,
      alunosAee: 30,
      linhas: [
        { categoria: 'CRECHE', parcial: 300, integral: 0 },
        { categoria: 'PRE_ESCOLA', parcial: 400, integral: 50 },
        { categoria: 'FUNDAMENTAL_6_10', parcial: 1200, integral: 250 },
        { categoria: 'EJA', parcial: 90, integral: 0 },
      ] as const,
    },
    {
      pct: 'QUILOMBOLA' as const,
      alunosAee: null,
      linhas: [{ categoria: 'FUNDAMENTAL_6_10', parcial: 60, integral: 0 }] as const,
    },
  ];
  const repasse = repasseDasMatriculas(escolas, VALORES);
  expect([repasse?.dia.toFixed(2), repasse?.total.toFixed(2)]).toEqual(['2087.50', '417500.00']);
});

test('crèche comes before full time, full time before a traditional people, this before pre-school', () => {
  const linhas = [
    { categoria: 'CRECHE', parcial: 1, integral: 2 },
    { categoria: 'PRE_ESCOLA', parcial: 4, integral: 8 },
  ] as const;
  expect([...alunosPorPerCapita([{ pct: 'INDIGENA', alunosAee: 0, linhas }])]).toEqual([
    ['CRECHE', 3],
    ['INTEGRAL', 8],
    ['PCT', 4],
  ]);
});

test('without a value that is needed there is no sum', () => {
  expect(repasseDasMatriculas([CENSO], VALORES.slice(1))).toBeNull();
});

test('the sentence names year, days and norm, and that it is unverified', () => {
  const repasse = { ano: 2026, dia: 412.9, dias: 200, total: 82_580, normas: ['Resolução 1'], aConferir: false };
  expect(fraseDoRepasse(repasse)).toBe('R$ 412,90 por dia letivo e R$ 82.580,00 em 2026 (200 dias; Resolução 1)');
  expect(fraseDoRepasse({ ...repasse, aConferir: true })).toMatch(/; Resolução 1, a conferir\)$/);
});
