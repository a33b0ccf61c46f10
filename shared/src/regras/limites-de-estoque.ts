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
 * Bounds of a direct exit: from 1 to the balance of the line (`saldo`). When the balance is below 1, the whole rest may
 * leave, so that half a package can be written off.
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

/** Movement: above zero, and not above the selected quantity of the line. */
export function violacoesDaMovimentacao(quantidade: Numerico, selecionada: Numerico): Violacao[] {
  if (decimal(quantidade).lte(0)) return violacao(true, 'quantidade', QUANTIDADE_POSITIVA);
  return acima(quantidade, selecionada, 'da disponível na origem');
}

/** Loss of a movement: not negative, and not above the sent quantity. */
export function violacoesDaPerda(perdida: Numerico, enviada: Numerico): Violacao[] {
  if (decimal(perdida).lt(0)) return violacao(true, 'quantidade', QUANTIDADE_NAO_NEGATIVA);
  return acima(perdida, enviada, 'da enviada');
}

/** Kit: above zero, and for all `alunos` together not above the balance of the line. */
export function violacoesDoKit(quantidade: Numerico, saldo: Numerico, alunos = 1): Violacao[] {
  if (decimal(quantidade).lte(0)) return violacao(true, 'quantidade', QUANTIDADE_POSITIVA);
  return acima(decimal(quantidade).times(alunos), saldo, 'do estoque do produto');
}
