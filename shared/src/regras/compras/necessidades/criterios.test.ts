import { lerCriterios, paraBuscaDaLista } from './criterios.js';
import { violacoesDoInicioDasNecessidades, violacoesDoPeriodoDasNecessidades } from './periodo.js';

const ler = (endereco: string) => lerCriterios(new URLSearchParams(endereco));

test('an address gives period, units, students and order; what it does not say is as in a new list', () => {
  expect(ler('de=23/11/2026&ate=27/11/2026&unidades=3,5&alunos=REFEICOES&compra=PRECO')).toEqual({
    periodo: { de: '2026-11-23', ate: '2026-11-27' },
    unidades: [3, 5],
    alunos: 'REFEICOES',
    ordem: 'PRECO',
  });
  expect(ler('')).toEqual({ periodo: null, unidades: [], alunos: 'MATRICULAS', ordem: 'FAMILIAR' });
});

test('unreadable criteria are left out', () => {
  expect(ler('de=31/02/2026&ate=27/11/2026&unidades=3,x,0,-1,1.5,1&alunos=TODOS&compra=SORTE')).toEqual({
    periodo: null,
    unidades: [3, 1],
    alunos: 'MATRICULAS',
    ordem: 'FAMILIAR',
  });
});

test('the call names the units, or none for all of them', () => {
  const criterios = { de: '2026-11-23', ate: '2026-11-27', alunos: 'MATRICULAS', ordem: 'PRECO' } as const;
  expect(paraBuscaDaLista({ ...criterios, unidades: [3, 5] })).toEqual({ ...criterios, unidades: '3,5' });
  expect(paraBuscaDaLista({ ...criterios, unidades: [3] })).toEqual({ ...criterios, unidades: '3' });
  expect(paraBuscaDaLista({ ...criterios, unidades: [] })).toEqual({ ...criterios, unidades: undefined });
});

test('the period begins today or later', () => {
  expect(violacoesDoInicioDasNecessidades('2026-11-25', '2026-11-25')).toEqual([]);
  expect(violacoesDoInicioDasNecessidades('2026-11-24', '2026-11-25')).toEqual([
    { campo: 'de', mensagem: 'A lista começa hoje ou depois: o que passou não se compra mais.' },
  ]);
});

test.each([
  ['2026-01-01', '2026-04-10', []],
  ['2026-01-01', '2026-04-11', ['ate: Escolha no máximo 100 dias.']],
  ['2026-01-02', '2026-01-01', ['ate: A data final é anterior à inicial.']],
])('the period from %s to %s: %j', (de, ate, recusas) =>
  expect(violacoesDoPeriodoDasNecessidades({ de, ate }).map(({ campo, mensagem }) => `${campo}: ${mensagem}`)).toEqual(
    recusas,
  ),
);
