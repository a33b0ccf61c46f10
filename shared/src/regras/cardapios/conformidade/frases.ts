import { nomeComum } from '../../../formatos/nomes.js';
import { formatarQuantidade } from '../../../formatos/numeros.js';
import { Decimal } from '../../decimal.js';
import type { AvaliacaoDaRegra, MotivoDaRegra } from './avaliacao.js';
import type { CorrecaoDaRegra } from './correcoes.js';

const UNIDADES = { dias: ['dia', 'dias'], vezes: ['vez', 'vezes'], gramas: ['g', 'g'] } as const;

/**
 * The figure beside its limit: '3 dias; mínimo de 4'. Of a minimum the decimals are cut, of a maximum rounded up, so
 * that what fails never shows the limit.
 */
export function figuraDaRegra({ regra, medida, valor, limite }: AvaliacaoDaRegra): string {
  const minimo = regra.operador === '>=';
  const mostrado = valor.toDecimalPlaces(2, minimo ? Decimal.ROUND_DOWN : Decimal.ROUND_UP);
  const [uma, varias] = UNIDADES[medida.contagem];
  const figura = `${formatarQuantidade(mostrado, 2)} ${mostrado.eq(1) ? uma : varias}`;
  if (!minimo && limite.isZero()) return `${figura}; nenhuma permitida`;
  return `${figura}; ${minimo ? 'mínimo' : 'máximo'} de ${formatarQuantidade(limite, 2)}`;
}

/** '12/11: Macarrão com salsicha (Salsicha)' */
export const motivoPorExtenso = ({ dia, prato, alimentos }: MotivoDaRegra): string =>
  `${dia}: ${nomeComum(prato.nome)} (${alimentos.map(nomeComum).join(', ')})`;

/** What would mend a rule: 'Troque Macarrão com salsicha de 12/11 por Macarrão com frango.' */
export const correcaoPorExtenso = ({ dia, prato, por, basta }: CorrecaoDaRegra): string =>
  `Troque ${nomeComum(prato.nome)} de ${dia} por ${nomeComum(por.nome)}.${basta ? '' : ' Será preciso trocar mais um prato.'}`;
