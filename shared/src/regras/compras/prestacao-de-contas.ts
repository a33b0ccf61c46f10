import type { TipoDeRecurso } from '../../vocabulario/compras/recursos-pnae.js';
import { type Decimal, type Numerico, somar } from '../decimal.js';

interface RecursoDoAno {
  tipo: TipoDeRecurso;
  /** 'YYYY-MM-DD'. */
  data: string;
  valor: Numerico;
}

interface ContasDoAno {
  ano: number;
  recursos: readonly RecursoDoAno[];
  /** R$ paid in the year with the money of the national programme. */
  pago: Numerico;
  /** R$ paid in the next year until the day by which the balance had to be used; null while that day is ahead. */
  pagoAteFevereiro: Numerico | null;
}

/**
 * What is left of a year, R$: the balance on 31/12, and on the 15th working day of February of the next one (quadro saldo of
 * prestacao-contas.json). Payments of January and February take the old balance first, so it never is below zero then; what was
 * returned after 31/12 lowers the second balance alone.
 */
export function saldosDoAno({ ano, recursos, pago, pagoAteFevereiro }: ContasDoAno): {
  saldo: Decimal;
  deFevereiro: Decimal | null;
} {
  const soma = (quais: (recurso: RecursoDoAno) => boolean) => somar(recursos.filter(quais).map(({ valor }) => valor));
  const noAno = ({ data }: RecursoDoAno) => data.startsWith(`${ano}-`);
  const saldo = soma(({ tipo }) => tipo !== 'DEVOLUCAO')
    .minus(soma((recurso) => recurso.tipo === 'DEVOLUCAO' && noAno(recurso)))
    .minus(pago);
  if (pagoAteFevereiro === null) return { saldo, deFevereiro: null };
  const restante = saldo
    .minus(soma((recurso) => recurso.tipo === 'DEVOLUCAO' && !noAno(recurso)))
    .minus(pagoAteFevereiro);
  return { saldo, deFevereiro: restante.isNegative() && !saldo.isNegative() ? somar([]) : restante };
}
