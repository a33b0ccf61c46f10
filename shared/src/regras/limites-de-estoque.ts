import { formatarQuantidade } from '../formatos/numeros.js';
import { decimal, type Numerico } from './decimal.js';
import { QUANTIDADE_NAO_NEGATIVA, QUANTIDADE_POSITIVA } from './frases.js';
import { type Violacao, violacao } from './violacao.js';

const acima = (quantidade: Numerico, maximo: Numerico, oQue: string): Violacao[] =>
  violacao(
    decimal(quantidade).gt(maximo),
    'quantidade',
    `A quantidade passa ${oQue} (${formatarQuantidade(maximo.toString())}).`,
  );

/**
 * Bounds of a direct exit: from 1 to what the line holds (`saldo`). Of a line that holds less than 1, what is left may go, so that a rest of half a
 * package can be written off.
 */
export const limitesDaSaida = (saldo: number): { min: number; max: number } => ({
  min: Math.min(1, saldo),
  max: saldo,
});

/** Direct exit: within `limitesDaSaida`. */
export function violacoesDaSaida(quantidade: Numerico, saldo: Numerico): Violacao[] {
  const minimo = decimal(limitesDaSaida(decimal(saldo).toNumber()).min);
  if (decimal(saldo).lte(0)) return violacao(true, 'quantidade', 'Não há saldo para dar saída.');
  if (decimal(quantidade).lt(minimo))
    return violacao(true, 'quantidade', `A quantidade mínima é ${formatarQuantidade(minimo)}.`);
  return acima(quantidade, saldo, 'do saldo do lote');
}

/** Movement: above zero, and not above what was selected of the line. */
export function violacoesDaMovimentacao(quantidade: Numerico, selecionada: Numerico): Violacao[] {
  if (decimal(quantidade).lte(0)) return violacao(true, 'quantidade', QUANTIDADE_POSITIVA);
  return acima(quantidade, selecionada, 'da disponível na origem');
}

/** What was lost on the way: not negative, and not above what was sent. */
export function violacoesDaPerda(perdida: Numerico, enviada: Numerico): Violacao[] {
  if (decimal(perdida).lt(0)) return violacao(true, 'quantidade', QUANTIDADE_NAO_NEGATIVA);
  return acima(perdida, enviada, 'da enviada');
}

/** Kit: above zero, and for all its `alunos` together not above what the line holds. */
export function violacoesDoKit(quantidade: Numerico, saldo: Numerico, alunos = 1): Violacao[] {
  if (decimal(quantidade).lte(0)) return violacao(true, 'quantidade', QUANTIDADE_POSITIVA);
  return acima(decimal(quantidade).times(alunos), saldo, 'do estoque do produto');
}
