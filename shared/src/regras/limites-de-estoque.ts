import { formatarQuantidade } from '../formatos/numeros.js';
import { decimal, type Numerico } from './decimal.js';
import { QUANTIDADE_NAO_NEGATIVA, QUANTIDADE_POSITIVA } from './frases.js';

/** Null, or the sentence for the field. */
type Recusa = string | null;

function acima(quantidade: Numerico, maximo: Numerico, oQue: string): Recusa {
  if (decimal(quantidade).lte(maximo)) return null;
  return `A quantidade passa ${oQue} (${formatarQuantidade(maximo.toString())}).`;
}

/**
 * Bounds of a direct exit: from 1 to what the line holds (`saldo`). Of a line that holds less than 1, what is left may go, so that a rest of half a
 * package can be written off.
 */
export const limitesDaSaida = (saldo: number): { min: number; max: number } => ({
  min: Math.min(1, saldo),
  max: saldo,
});

/** Direct exit: within `limitesDaSaida`. */
export function recusaSaida(quantidade: Numerico, saldo: Numerico): Recusa {
  const minimo = decimal(limitesDaSaida(decimal(saldo).toNumber()).min);
  if (decimal(saldo).lte(0)) return 'Não há saldo para dar saída.';
  if (decimal(quantidade).lt(minimo)) return `A quantidade mínima é ${formatarQuantidade(minimo)}.`;
  return acima(quantidade, saldo, 'do saldo do lote');
}

/** Movement: above zero, and not above what was selected of the line. */
export function recusaMovimentacao(quantidade: Numerico, selecionada: Numerico): Recusa {
  if (decimal(quantidade).lte(0)) return QUANTIDADE_POSITIVA;
  return acima(quantidade, selecionada, 'da disponível na origem');
}

/** What was lost on the way: not negative, and not above what was sent. */
export function recusaPerda(perdida: Numerico, enviada: Numerico): Recusa {
  if (decimal(perdida).lt(0)) return QUANTIDADE_NAO_NEGATIVA;
  return acima(perdida, enviada, 'da enviada');
}

/** Kit: above zero, and for all its `alunos` together not above what the line holds. */
export function recusaKit(quantidade: Numerico, saldo: Numerico, alunos = 1): Recusa {
  if (decimal(quantidade).lte(0)) return QUANTIDADE_POSITIVA;
  return acima(decimal(quantidade).times(alunos), saldo, 'do estoque do produto');
}
