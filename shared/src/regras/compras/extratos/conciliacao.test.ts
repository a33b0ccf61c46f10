import fc from 'fast-check';
import { conciliar, podeSer, textoLembrado } from './conciliacao.js';

const linha = (id: number, mudanca: object = {}) => ({
  id,
  data: '2026-03-10',
  valor: '-100.00',
  documento: '',
  historico: 'PAGAMENTO',
  ...mudanca,
});
const pago = (id: number, mudanca: object = {}) => ({
  id,
  data: '2026-03-10',
  valor: 100,
  documento: 'OB 77',
  fornecedor: 5,
  ...mudanca,
});
const NADA = new Map<string, number>();
const feitas = (...argumentos: Parameters<typeof conciliar>) => [...conciliar(...argumentos)];

test('the value has to be the same, and the days at most three apart', () => {
  expect(podeSer(linha(1, { data: '2026-03-13' }), pago(1))).toBe(true);
  expect(podeSer(linha(1, { data: '2026-03-07' }), pago(1))).toBe(true);
  expect(podeSer(linha(1, { data: '2026-03-14' }), pago(1))).toBe(false);
  expect(podeSer(linha(1, { valor: '-100.01' }), pago(1))).toBe(false);
  // Money that came back is no payment.
  expect(podeSer(linha(1, { valor: '100.00' }), pago(1))).toBe(false);
});

test('of two equal payments the document tells which one it is, however the bank pads it', () => {
  expect(feitas([linha(1, { documento: '000078' })], [pago(7), pago(8, { documento: 'OB 78' })], NADA)).toEqual([
    [1, 8],
  ]);
});

test('the supplier that people have given to the text tells them apart too', () => {
  const lembrados = new Map([[textoLembrado('TED 123 COOP'), 6]]);
  expect(feitas([linha(1, { historico: 'TED 456 Coop' })], [pago(7), pago(8, { fornecedor: 6 })], lembrados)).toEqual([
    [1, 8],
  ]);
});

test('a doubt stays with people: one line and two payments, or two lines and one payment', () => {
  expect(feitas([linha(1)], [pago(7), pago(8)], NADA)).toEqual([]);
  expect(feitas([linha(1), linha(2)], [pago(7)], NADA)).toEqual([]);
  expect(feitas([linha(1)], [pago(7)], NADA)).toEqual([[1, 7]]);
});

test('no payment is given to two lines, and all matches fit', () => {
  const dia = fc.integer({ min: 1, max: 9 }).map((d) => `2026-03-0${d}`);
  const documento = fc.constantFrom('', '1', '02', '3');
  const linhas = fc.array(fc.record({ data: dia, valor: fc.constantFrom('-1.00', '-2.00', '1.00'), documento }));
  const pagos = fc.array(fc.record({ data: dia, valor: fc.constantFrom('1.00', '2.00'), documento }));
  fc.assert(
    fc.property(linhas, pagos, (l, p) => {
      const noBanco = l.map((uma, id) => linha(id, uma));
      const pagamentos = p.map((um, id) => pago(id, um));
      const achadas = feitas(noBanco, pagamentos, NADA);
      expect(new Set(achadas.map(([, id]) => id)).size).toBe(achadas.length);
      for (const [um, outro] of achadas) expect(podeSer(noBanco[um]!, pagamentos[outro]!)).toBe(true);
    }),
  );
});
