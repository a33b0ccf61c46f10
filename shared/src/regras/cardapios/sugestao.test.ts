import { violacoesDaSugestao } from './sugestao.js';

const LANCHE = { hora: '09:30', tipo: 'COLACAO' } as const;
const ALMOCO = { hora: '12:00', tipo: 'ALMOCO' } as const;

const recusas = (mudanca: Partial<Parameters<typeof violacoesDaSugestao>[0]>) =>
  violacoesDaSugestao({
    modalidade: 'PARCIAL2',
    de: '2026-11-16',
    semanas: 2,
    vagas: [LANCHE, ALMOCO],
    fixos: [],
    excluidos: [],
    ...mudanca,
  }).map(({ campo, mensagem }) => `${campo}: ${mensagem}`);

const fixo = (dia: string, refeicao: typeof LANCHE | typeof ALMOCO | { hora: '15:00'; tipo: 'ALMOCO' }, id = 7) => ({
  dia,
  ...refeicao,
  prato: { id },
});

it('accepts whole weeks from a Monday with the meals of the modality', () => {
  expect(recusas({})).toEqual([]);
  expect(recusas({ fixos: [fixo('2026-11-16', LANCHE), fixo('2026-11-27', ALMOCO)], excluidos: [{ id: 8 }] })).toEqual(
    [],
  );
});

it('refuses a period that does not begin on a Monday', () => {
  expect(recusas({ de: '2026-11-17' })).toEqual(['de: A sugestão começa em uma segunda-feira.']);
});

it('takes as many meals as the form of a menu of the modality, each once', () => {
  expect(recusas({ vagas: [ALMOCO] })).toEqual([
    'vagas: A modalidade Parcial – 2 ou mais refeições pede de 2 a 10 pratos.',
  ]);
  expect(recusas({ modalidade: 'PARCIAL1', vagas: [ALMOCO] })).toEqual([]);
  expect(recusas({ vagas: [ALMOCO, LANCHE, ALMOCO] })).toEqual([
    'vagas.2.hora: Esta refeição já está na lista. Mude a hora ou o tipo.',
  ]);
});

it('refuses a dish that stays outside the days or the meals of the suggestion', () => {
  for (const dia of ['2026-11-13', '2026-11-21', '2026-11-30'])
    expect(recusas({ fixos: [fixo(dia, ALMOCO)] })).toEqual([
      'fixos.0.dia: Este dia fica fora do período da sugestão.',
    ]);
  expect(recusas({ fixos: [fixo('2026-11-16', { hora: '15:00', tipo: 'ALMOCO' })] })).toEqual([
    'fixos.0.hora: Esta refeição não está entre as da sugestão.',
  ]);
});

it('refuses a second dish for one meal, and a dish that stays although it is not to be used', () => {
  expect(recusas({ fixos: [fixo('2026-11-16', ALMOCO), fixo('2026-11-16', ALMOCO, 8)] })).toEqual([
    'fixos.1.prato: Esta refeição já tem um prato fixo.',
  ]);
  expect(recusas({ fixos: [fixo('2026-11-16', ALMOCO)], excluidos: [{ id: 7 }] })).toEqual([
    'fixos.0.prato: Este prato está fixo e, ao mesmo tempo, entre os que não devem ser usados.',
  ]);
});
