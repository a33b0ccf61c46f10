import { formatarData } from '../../formatos/datas.js';
import { formatarMoeda } from '../../formatos/numeros.js';
import { diaAnterior } from '../datas.js';
import { decimal, Decimal, type Numerico, somar, ZERO } from '../decimal.js';
import { type Violacao, violacao } from '../violacao.js';

/**
 * R$ of a payment on each accepted lot, in proportion to `aceitos` (R$, not rounded): whole cents that add up to `valor`.
 * The cents that are left after rounding down go to the largest remainders, the first of equal ones first. All zero when
 * nothing was accepted.
 */
export function distribuirPagamento(valor: Numerico, aceitos: readonly Numerico[]): Decimal[] {
  const total = somar(aceitos);
  if (total.isZero()) return aceitos.map(() => ZERO);
  const centavos = decimal(valor).times(100);
  const partes = aceitos.map((aceito) => centavos.times(aceito));
  const inteiros = partes.map((parte) => parte.divToInt(total));
  const sobra = centavos.minus(somar(inteiros)).toNumber();
  const premiados = new Set(
    partes
      .map((parte, n) => ({ n, resto: parte.mod(total) }))
      .sort((a, b) => b.resto.comparedTo(a.resto) || a.n - b.n)
      .slice(0, sobra)
      .map(({ n }) => n),
  );
  return inteiros.map((inteiro, n) => inteiro.plus(premiados.has(n) ? 1 : 0).div(100));
}

/** What an invoice is worth, R$: accepted goods at the price of the request, and what its payments took of it. */
export interface SaldoDaNota {
  aceito: Numerico;
  pago: Numerico;
  retido: Numerico;
}

/** R$ that may still be paid or withheld of an invoice, never below zero. */
export const aPagar = ({ aceito, pago, retido }: SaldoDaNota): Decimal =>
  Decimal.max(decimal(aceito).minus(pago).minus(retido), ZERO);

interface PagamentoConferido {
  valor: Numerico;
  retencao: Numerico;
  data: string;
}

/**
 * A payment and its retention are at most what was accepted and not yet paid, and are made from the day of the receipt
 * (Lei 4.320/1964, art. 62) until today.
 */
export function violacoesDoPagamento(
  { valor, retencao, data }: PagamentoConferido,
  { saldo, recebida, hoje }: { saldo: SaldoDaNota; recebida: string; hoje: string },
): Violacao[] {
  const resta = aPagar(saldo);
  const soma = decimal(valor).plus(retencao);
  return [
    ...violacao(
      diaAnterior(data, recebida),
      'data',
      `O pagamento não pode ser anterior ao recebimento da nota, em ${formatarData(recebida)}.`,
    ),
    ...violacao(diaAnterior(hoje, data), 'data', 'O pagamento não pode ter data futura.'),
    ...violacao(
      soma.gt(resta),
      'valor',
      `Valor e retenção somam ${formatarMoeda(soma)}; desta nota ainda se pode pagar ${formatarMoeda(resta)}: foram aceitos ${formatarMoeda(saldo.aceito.toString())}, pagos ${formatarMoeda(saldo.pago.toString())} e retidos ${formatarMoeda(saldo.retido.toString())}.`,
    ),
  ];
}
