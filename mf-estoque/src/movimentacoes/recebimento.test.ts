import type { NumeroDigitado } from '@merenda/shared/formatos';
import { NADA_OBSERVADO, paraRecebimento } from './recebimento.js';

const perdas = new Map<number, NumeroDigitado>([
  [1, 2.5],
  [2, null],
  [3, 0],
]);

test('only losses above zero are sent', () => {
  expect(paraRecebimento({ tipo: 'VENCIDO', texto: 'Sacos rasgados', perdas })).toEqual({
    tipoObservacao: 'VENCIDO',
    observacao: 'Sacos rasgados',
    perdas: [{ produto: { id: 1 }, quantidade: 2.5 }],
  });
});

test('losses that were typed before their type was taken back are not sent', () => {
  expect(paraRecebimento({ ...NADA_OBSERVADO, perdas })).toEqual({
    tipoObservacao: undefined,
    observacao: '',
    perdas: [],
  });
});
