import { type EscreverEmbalagens, emPalavras } from '../cadastros/unidades-de-medida.js';
import { CASAS_DIGITADAS } from '../../vocabulario/limites.js';
import { casasDemais } from '../../formatos/leitura.js';
import { decimal, type Numerico } from '../decimal.js';
import { QUANTIDADE_NAO_NEGATIVA, QUANTIDADE_POSITIVA } from '../frases.js';
import { type Violacao, violacao } from '../violacao.js';

/**
 * What people type has at most 3 decimals; only all that there is (`tudo`) may have more. The sentence does not say how
 * much that is: a blind count does not show it.
 */
export const violacoesDaPrecisao = (quantidade: Numerico, tudo: Numerico, campo = 'quantidade'): Violacao[] =>
  violacao(
    decimal(quantidade).decimalPlaces() > CASAS_DIGITADAS && !decimal(quantidade).eq(tudo),
    campo,
    `${casasDemais(CASAS_DIGITADAS)} Só a quantidade inteira do lote pode ter mais.`,
  );

const acima = (quantidade: Numerico, maximo: Numerico, oQue: string, escrever?: EscreverEmbalagens): Violacao[] =>
  violacao(
    decimal(quantidade).gt(maximo),
    'quantidade',
    `A quantidade passa ${oQue}${escrever ? `: ${emPalavras(maximo, escrever)}` : ` (${emPalavras(maximo)})`}.`,
  );

/** At most `maximo`, which is all that there is, with the decimals of a typed quantity or all of it. */
const ateTudo = (...[quantidade, maximo, oQue, escrever]: Parameters<typeof acima>): Violacao[] => [
  ...acima(quantidade, maximo, oQue, escrever),
  ...violacoesDaPrecisao(quantidade, maximo),
];

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
  return ateTudo(quantidade, saldo, 'do saldo do lote', escrever);
}

/** Movement: above zero, and not above the selected quantity of the line. */
export function violacoesDaMovimentacao(
  quantidade: Numerico,
  selecionada: Numerico,
  escrever?: EscreverEmbalagens,
): Violacao[] {
  if (decimal(quantidade).lte(0)) return violacao(true, 'quantidade', QUANTIDADE_POSITIVA);
  return ateTudo(quantidade, selecionada, 'da disponível na origem', escrever);
}

/** Loss of a movement: not negative, and not above the sent quantity. */
export function violacoesDaPerda(perdida: Numerico, enviada: Numerico, escrever?: EscreverEmbalagens): Violacao[] {
  if (decimal(perdida).lt(0)) return violacao(true, 'quantidade', QUANTIDADE_NAO_NEGATIVA);
  return ateTudo(perdida, enviada, 'da enviada', escrever);
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
