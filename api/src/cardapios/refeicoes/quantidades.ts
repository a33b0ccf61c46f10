import { ARREDONDAMENTOS, type RegistroNovo } from '@merenda/shared/contratos';
import {
  arredondarQuantidade,
  calcularExecucao,
  converter,
  recusaConversao,
  type QuantidadesDaExecucao,
} from '@merenda/shared/regras';
import { invalido } from '../../nucleo/recusas.js';
import type { AlimentoDoPrato } from '../previsao/alimentos-dos-pratos.js';

/**
 * Quantity of each food of a meal: the user's rounding, otherwise the computed value, with 3 decimals. 422 for a value
 * that is not a rounding of it.
 */
export function calcularRegistros(
  doPrato: readonly AlimentoDoPrato[],
  para: { alunos: number; acrescimo: number | string },
  arredondados: readonly RegistroNovo[] = [],
) {
  return doPrato.map(({ alimento, unidadePre, usos }) => {
    const calculado = calcularExecucao(usos, { unidadePre, ...para });
    const posicao = arredondados.findIndex(({ id }) => id === alimento.id);
    const arredondado = arredondados[posicao];
    const valorArredondado = arredondado
      ? valorAceito(calculado, arredondado, posicao)
      : arredondarQuantidade(calculado.totalComAcrescimo, 'MANTER', calculado.unidadePos).toFixed(3);
    return { alimento, valorArredondado, unidadeMedida: calculado.unidadePos };
  });
}

/** The value in the unit of the total; 422 unless it is one of the three roundings of the computed value. */
function valorAceito(
  { totalComAcrescimo, unidadePos }: QuantidadesDaExecucao,
  { valor, unidadeDeMedida }: RegistroNovo,
  posicao: number,
): string {
  const recusa = recusaConversao(unidadeDeMedida, unidadePos);
  if (recusa) throw invalido([{ campo: `alimentos.${posicao}.unidadeDeMedida`, mensagem: recusa }]);
  const informado = converter(valor, unidadeDeMedida, unidadePos);
  if (ARREDONDAMENTOS.some((modo) => arredondarQuantidade(totalComAcrescimo, modo, unidadePos).eq(informado)))
    return informado.toFixed(3);
  throw invalido([
    {
      campo: `alimentos.${posicao}.valor`,
      mensagem: 'O valor não é o calculado para estes alunos, nem o seu arredondamento. Atualize a tela.',
    },
  ]);
}

/** Throws 422 at a food that the meal does not have, or that is sent twice. */
export function recusarEstranhos(doPrato: readonly AlimentoDoPrato[], arredondados: readonly RegistroNovo[]): void {
  arredondados.forEach(({ id }, posicao) => {
    const campo = `alimentos.${posicao}.id`;
    if (!doPrato.some(({ alimento }) => alimento.id === id))
      throw invalido([{ campo, mensagem: 'Este alimento não faz parte do prato.' }]);
    if (arredondados.findIndex((outro) => outro.id === id) !== posicao)
      throw invalido([{ campo, mensagem: 'Alimento repetido.' }]);
  });
}
