import { fraseDoBloqueio } from './bloqueios.js';
import { arredondar, decimal, somar, type Decimal, type Numerico } from '../decimal.js';
import { emPalavras, type EscreverEmbalagens } from '../cadastros/unidades-de-medida.js';

/** Shown for a count without any counted lot. */
export const NENHUM_LOTE_CONTADO = 'Nenhum lote foi contado.';

/** What a difference is worth in R$, rounded to the cent; null for a lot without a price. */
export const valorDaDiferenca = (diferenca: Numerico, precoUnidade: Numerico | null): Decimal | null =>
  precoUnidade === null ? null : arredondar(decimal(diferenca).times(precoUnidade), 2);

/** A counted lot: packages that the count adds or takes, and their worth in R$. */
export interface DiferencaDoLote {
  diferenca: Numerico;
  valor: Numerico | null;
  /** The reversal of its balance: then nothing of it is left. */
  estorno?: object | null;
}

export interface SomaDaContagem {
  comDiferenca: number;
  /** Lots with a difference and without a price: `sobra`, `falta` and `valor` leave them out. */
  semPreco: number;
  /** R$ of the surplus and of the shortage against the balances; neither is below zero. */
  sobra: Decimal;
  falta: Decimal;
  /** `sobra` − `falta`. */
  valor: Decimal;
}

/** The sum of the differences of a count. */
export function somaDaContagem(linhas: readonly DiferencaDoLote[]): SomaDaContagem {
  const diferentes = linhas.filter(({ diferenca, estorno }) => !decimal(diferenca).isZero() && !estorno);
  const valores = diferentes.flatMap(({ valor }) => (valor === null ? [] : [decimal(valor)]));
  const sobra = somar(valores.filter((valor) => valor.gt(0)));
  const falta = somar(valores.filter((valor) => valor.lt(0))).negated();
  return {
    comDiferenca: diferentes.length,
    semPreco: diferentes.length - valores.length,
    sobra,
    falta,
    valor: sobra.minus(falta),
  };
}

/**
 * Why the difference of a counted lot cannot be booked now; null when it can. The difference was fixed when the lot was
 * counted, `saldo` is the current balance: exits meanwhile may have left too little.
 */
export function impedimentoDaDiferenca({
  numero,
  diferenca,
  saldo,
  bloqueado,
  excluido,
  escrever,
}: {
  numero: string;
  diferenca: Numerico;
  saldo: Numerico;
  bloqueado: boolean;
  excluido: boolean;
  escrever?: EscreverEmbalagens;
}): string | null {
  const quanto = decimal(diferenca);
  if (excluido) return `O lote ${numero} foi excluído do estoque depois de contado. Limpe a contagem dele.`;
  if (!quanto.lt(0)) return null;
  if (bloqueado) return fraseDoBloqueio(numero);
  if (decimal(saldo).plus(quanto).gte(0)) return null;
  return `O lote ${numero} tem ${emPalavras(saldo, escrever)} agora, e a contagem tiraria ${emPalavras(quanto.negated(), escrever)}. Conte o lote de novo.`;
}

/**
 * Why this user cannot book a count; null when they can.
 * @param contou whether one of the counts is the user's own
 */
export function impedimentoAoLancar({
  contados,
  outraPessoaConfirma,
  contou,
}: {
  contados: number;
  outraPessoaConfirma: boolean;
  contou: boolean;
}): string | null {
  if (contados === 0) return 'Conte ao menos um lote antes de lançar.';
  if (outraPessoaConfirma && contou)
    return 'Esta contagem deve ser lançada por outra pessoa: quem contou não pode lançá-la.';
  return null;
}
