import { formatarQuantidade } from '../formatos/numeros.js';
import { decimal, type Numerico } from './decimal.js';
import { QUANTIDADE_NAO_NEGATIVA, QUANTIDADE_POSITIVA } from './frases.js';
import { type Violacao, violacao } from './violacao.js';

/** Writes packages for people: '50 kg (10 × pacote de 5 kg)'. Without it a sentence has their number. */
export type EscreverEmbalagens = (embalagens: number) => string;

/** The packages in a sentence. */
export const emPalavras = (embalagens: Numerico, escrever?: EscreverEmbalagens): string =>
  escrever ? escrever(decimal(embalagens).toNumber()) : formatarQuantidade(embalagens.toString());

const acima = (quantidade: Numerico, maximo: Numerico, oQue: string, escrever?: EscreverEmbalagens): Violacao[] =>
  violacao(
    decimal(quantidade).gt(maximo),
    'quantidade',
    `A quantidade passa ${oQue}${escrever ? `: ${emPalavras(maximo, escrever)}` : ` (${emPalavras(maximo)})`}.`,
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
export function violacoesDaSaida(quantidade: Numerico, saldo: Numerico, escrever?: EscreverEmbalagens): Violacao[] {
  const minimo = decimal(limitesDaSaida(decimal(saldo).toNumber()).min);
  if (decimal(saldo).lte(0)) return violacao(true, 'quantidade', 'Não há saldo para dar saída.');
  if (decimal(quantidade).lt(minimo))
    return violacao(true, 'quantidade', `A quantidade mínima é ${emPalavras(minimo, escrever)}.`);
  return acima(quantidade, saldo, 'do saldo do lote', escrever);
}

/** Movement: above zero, and not above the selected quantity of the line. */
export function violacoesDaMovimentacao(
  quantidade: Numerico,
  selecionada: Numerico,
  escrever?: EscreverEmbalagens,
): Violacao[] {
  if (decimal(quantidade).lte(0)) return violacao(true, 'quantidade', QUANTIDADE_POSITIVA);
  return acima(quantidade, selecionada, 'da disponível na origem', escrever);
}

/** Loss of a movement: not negative, and not above the sent quantity. */
export function violacoesDaPerda(perdida: Numerico, enviada: Numerico, escrever?: EscreverEmbalagens): Violacao[] {
  if (decimal(perdida).lt(0)) return violacao(true, 'quantidade', QUANTIDADE_NAO_NEGATIVA);
  return acima(perdida, enviada, 'da enviada', escrever);
}

/** Kit: above zero, and for all `alunos` together not above the balance of the line. */
export function violacoesDoKit(
  quantidade: Numerico,
  saldo: Numerico,
  alunos = 1,
  escrever?: EscreverEmbalagens,
): Violacao[] {
  if (decimal(quantidade).lte(0)) return violacao(true, 'quantidade', QUANTIDADE_POSITIVA);
  return acima(decimal(quantidade).times(alunos), saldo, 'do estoque do produto', escrever);
}
