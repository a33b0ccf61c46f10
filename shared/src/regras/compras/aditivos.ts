import { formatarData } from '../../formatos/datas.js';
import { formatarMoeda } from '../../formatos/numeros.js';
import { type Dia, diaAnterior } from '../datas.js';
import { decimal, Decimal, type Numerico, somar, ZERO } from '../decimal.js';
import { posicoesRepetidas } from '../repetidos.js';
import { type Violacao, violacao } from '../violacao.js';

/**
 * A PRAZO addendum extends the validity that is in force without it, and does not end in the past. Days 'YYYY-MM-DD'.
 */
export function violacoesDoPrazo(
  novaVigencia: Dia,
  { vigencia, hoje }: { vigencia: string; hoje: string },
): Violacao[] {
  if (diaAnterior(novaVigencia, hoje))
    return violacao(true, 'novaVigencia', 'A nova vigência não pode ser anterior a hoje.');
  return violacao(
    novaVigencia === vigencia || diaAnterior(novaVigencia, vigencia),
    'novaVigencia',
    `A nova vigência deve ser posterior à atual: ${formatarData(vigencia)}.`,
  );
}

/**
 * A VALOR addendum names each item of the contract once. `itens` are their ids in order, blank when none is chosen yet.
 */
export const violacoesDosItensAditivados = (itens: readonly (number | null | undefined)[]): Violacao[] =>
  posicoesRepetidas(itens).map((n) => ({
    campo: `itensAditivados.${n}.produto`,
    mensagem: 'Este produto já está no aditivo.',
  }));

/**
 * R$: maximum sum of all VALOR addenda of an acquisition, 25% of its original value (Lei 14.133/2021, art. 125), cut to
 * whole cents.
 */
export const tetoDosAditivos = (valorAquisicao: Numerico): Decimal =>
  decimal(valorAquisicao).div(4).toDecimalPlaces(2, Decimal.ROUND_DOWN);

/**
 * An addendum of `valor` keeps the sum of all VALOR addenda within the cap. `outros` are the values of the others, all
 * in R$.
 */
export function violacoesDoValorAditado(
  valorAquisicao: Numerico,
  outros: readonly Numerico[],
  valor: Numerico,
): Violacao[] {
  const teto = tetoDosAditivos(valorAquisicao);
  const aditivado = somar(outros);
  const resta = Decimal.max(teto.minus(aditivado), ZERO);
  const porque = aditivado.isZero()
    ? '25% do valor da Aquisição'
    : `25% do valor da Aquisição, menos ${formatarMoeda(aditivado)} já aditivados`;
  return violacao(
    aditivado.plus(valor).gt(teto),
    'valor',
    `O valor do aditivo não pode passar de ${formatarMoeda(resta)} (${porque})`,
  );
}
