import { coberturaDosDias, fimDaCobertura } from './cobertura.js';
import { simularDias, type Suprimento } from './simulacao.js';

const HOJE = '2026-11-23';
const usos = ['2026-11-24', '2026-11-26', '2027-01-21'].map((dia) => ({ dia, quantidade: 2 }));
const lote = (quantidade: number, dataValidade = '2027-12-31'): Suprimento => ({
  desde: HOJE,
  aReceber: false,
  dataValidade,
  loteId: 1,
  quantidade,
});
const cobertura = (...lotes: Suprimento[]) => coberturaDosDias(simularDias(usos, lotes), HOJE);

test('60 days end on 21 January', () => expect(fimDaCobertura(HOJE)).toBe('2027-01-21'));

test('the cover ends on the first day that lacks something, also of a part', () => {
  expect(cobertura()).toEqual({ dias: 1, faltaEm: '2026-11-24' });
  expect(cobertura(lote(3.999))).toEqual({ dias: 3, faltaEm: '2026-11-26' });
  expect(cobertura(lote(4))).toEqual({ dias: 59, faltaEm: '2027-01-21' });
});

test('a lot covers the days on which it is valid', () => {
  expect(cobertura(lote(6, '2026-11-25'))).toEqual({ dias: 3, faltaEm: '2026-11-26' });
});

test('a stock that lasts has all days, and an item that is not used has no cover', () => {
  expect(cobertura(lote(6))).toEqual({ dias: 60, faltaEm: null });
  expect(coberturaDosDias(simularDias([], [lote(6)]), HOJE)).toBeNull();
});
