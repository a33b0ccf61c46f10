import fc from 'fast-check';
import { decimal, somar } from '../decimal.js';
import { aPagar, distribuirPagamento, violacoesDoPagamento } from './pagamentos.js';

const emReais = (valor: string | number, aceitos: readonly (string | number)[]) =>
  distribuirPagamento(valor, aceitos).map((parte) => parte.toFixed(2));

describe('a payment on the lots of its invoice', () => {
  it('gives the cents that are left to the largest remainders, the first of equal ones first', () => {
    // 10.00 on 1 : 1 : 1 is 3.33 each and one cent is left.
    expect(emReais(10, [5, 5, 5])).toEqual(['3.34', '3.33', '3.33']);
    // 0.05 on 1 : 2 : 4 is 0.71, 1.43 and 2.86 cents: two cents are left, for the .86 and the .71.
    expect(emReais('0.05', [1, 2, 4])).toEqual(['0.01', '0.01', '0.03']);
  });

  it('leaves nothing on a lot without value, and nothing anywhere when nothing was accepted', () => {
    expect(emReais('7.01', [0, '12.50', 0])).toEqual(['0.00', '7.01', '0.00']);
    expect(emReais(5, [0, 0])).toEqual(['0.00', '0.00']);
  });

  it('adds up to the payment in whole cents, no line below zero and none a cent from its share', () => {
    const centavos = fc.integer({ min: 1, max: 100_000_000 });
    const milesimos = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(centavos, milesimos, (valor, pesos) => {
        const total = somar(pesos);
        fc.pre(!total.isZero());
        const partes = distribuirPagamento(decimal(valor).div(100), pesos);
        expect(somar(partes).times(100).toNumber()).toBe(valor);
        partes.forEach((parte, n) => {
          const exato = decimal(valor)
            .times(pesos[n] ?? 0)
            .div(total);
          expect(parte.times(100).isInteger() && !parte.isNegative()).toBe(true);
          expect(parte.times(100).minus(exato).abs().lt(1)).toBe(true);
        });
      }),
    );
  });
});

describe('what may be paid of an invoice', () => {
  const saldo = { aceito: '850.00', pago: '500.00', retido: '42.50' };
  const quando = { recebida: '2026-11-10', hoje: '2026-11-18' };
  const pagamento = { valor: '300.00', retencao: '7.50', data: '2026-11-18' };

  it('is what was accepted less what was paid and withheld, and nothing after a reversal', () => {
    expect(aPagar(saldo).toFixed(2)).toBe('307.50');
    expect(aPagar({ ...saldo, aceito: 0 }).toFixed(2)).toBe('0.00');
  });

  it('takes a payment of all that is left, and refuses one cent more with the figures', () => {
    expect(violacoesDoPagamento(pagamento, { saldo, ...quando })).toEqual([]);
    expect(violacoesDoPagamento({ ...pagamento, retencao: '7.51' }, { saldo, ...quando })).toEqual([
      {
        campo: 'valor',
        mensagem:
          'Valor e retenção somam R$ 307,51; desta nota ainda se pode pagar R$ 307,50: foram aceitos R$ 850,00, pagos R$ 500,00 e retidos R$ 42,50.',
      },
    ]);
  });

  it('is paid from the day of the receipt until today', () => {
    const em = (data: string) =>
      violacoesDoPagamento({ ...pagamento, data }, { saldo, ...quando }).map(({ mensagem }) => mensagem);
    expect([em('2026-11-10'), em('2026-11-18')]).toEqual([[], []]);
    expect(em('2026-11-09')).toEqual(['O pagamento não pode ser anterior ao recebimento da nota, em 10/11/2026.']);
    expect(em('2026-11-19')).toEqual(['O pagamento não pode ter data futura.']);
  });
});
