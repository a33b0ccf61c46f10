import { avisoDoPrazo, prazoDoLote, prazoInsuficiente, prazoMinimo } from './prazo-na-entrega.js';

const METADE = { percentual: 50, aConferir: false };

test.each([
  // 1 January to 31 December 2026 are 364 days; half, 182, is left on 2 July.
  ['2026-01-01', '2026-12-31', '2026-07-02', 'Restam 182 dos 364 dias de validade.'],
  ['2026-01-01', '2026-12-31', '2026-07-03', 'Restam 181 dos 364 dias de validade: menos da metade.'],
  // 1 March to 27 August are 179 days, of which 90 are left on 29 May and 89 on the next day.
  ['2026-03-01', '2026-08-27', '2026-05-29', 'Restam 90 dos 179 dias de validade.'],
  ['2026-03-01', '2026-08-27', '2026-05-30', 'Restam 89 dos 179 dias de validade: menos da metade.'],
  ['2026-03-01', '2026-08-27', '2026-08-26', 'Resta 1 dos 179 dias de validade: menos da metade.'],
  ['2026-03-01', '2026-08-27', '2026-08-28', 'Restam 0 dos 179 dias de validade: menos da metade.'],
])('a lot of %s to %s that comes on %s: %s', (dataFabricacao, dataValidade, dataRecebimento, frase) => {
  const lote = { dataFabricacao, dataValidade, dataRecebimento };
  const curto = frase.includes('menos da metade');
  expect(prazoDoLote({ ...lote, agriculturaFamiliar: false }, METADE)).toEqual({ frase, insuficiente: curto });
  expect(prazoInsuficiente({ ...lote, agriculturaFamiliar: false }, METADE)).toBe(curto);
  // The law exempts family farming.
  expect(prazoDoLote({ ...lote, agriculturaFamiliar: true }, METADE)).toEqual({
    frase: frase.replace(': menos da metade', ''),
    insuficiente: false,
  });
});

test('the share is that of the rule: 60 % of 364 days are 218.4, which 219 days reach and 218 do not', () => {
  const minimo = prazoMinimo({ valor: 60, certeza: 'verificado' });
  const lote = { dataFabricacao: '2026-01-01', dataValidade: '2026-12-31', agriculturaFamiliar: false };
  // 219 days before 31 December is 26 May.
  expect(prazoInsuficiente({ ...lote, dataRecebimento: '2026-05-26' }, minimo)).toBe(false);
  expect(prazoDoLote({ ...lote, dataRecebimento: '2026-05-27' }, minimo)).toEqual({
    frase: 'Restam 218 dos 364 dias de validade: menos de 60%.',
    insuficiente: true,
  });
  expect(avisoDoPrazo({ percentual: 60, aConferir: false })).toBe(
    'O lote chega com menos de 60% do prazo de validade (Lei 15.226/2025). Justifique o recebimento ou não o aceite.',
  );
});

test('a rule that must be checked informs and asks nothing, and without a rule there is nothing to say', () => {
  const lote = { dataFabricacao: '2026-01-01', dataValidade: '2026-12-31', dataRecebimento: '2026-12-01' };
  const prazo = { ...lote, agriculturaFamiliar: false };
  expect(prazoDoLote(prazo, prazoMinimo({ valor: 50, certeza: 'indício' }))).toEqual({
    frase: 'Restam 30 dos 364 dias de validade: menos da metade, regra a conferir.',
    insuficiente: false,
  });
  for (const regra of [null, undefined, { valor: null, certeza: 'verificado' }])
    expect(prazoDoLote(prazo, prazoMinimo(regra))).toEqual({
      frase: 'Restam 30 dos 364 dias de validade.',
      insuficiente: false,
    });
});
