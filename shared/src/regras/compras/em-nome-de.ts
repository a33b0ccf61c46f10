import { formatarMoeda } from '../../formatos/numeros.js';
import { somar, type Numerico } from '../decimal.js';
import { posicoesRepetidas } from '../repetidos.js';
import { violacao, type Violacao } from '../violacao.js';

interface ParteDoItem {
  /** Blank while none is chosen. */
  caf: string | null;
  /** R$; null while nothing is typed. */
  valor: Numerico | null;
}

/**
 * The families of a group in whose name an item is sold: each once, of the supplier's members, and together the value of
 * the item (specification 4, 4.4). Naming them is optional.
 */
export function violacoesDoEmNomeDe(
  valorItem: Numerico,
  partes: readonly ParteDoItem[],
  membros: ReadonlySet<string>,
): Violacao[] {
  if (partes.length === 0) return [];
  const soma = somar(partes.map(({ valor }) => valor ?? 0));
  return [
    ...posicoesRepetidas(partes.map(({ caf }) => caf)).map((n) => ({
      campo: `emNomeDe.${n}.caf`,
      mensagem: 'Este membro já está no item.',
    })),
    ...partes.flatMap(({ caf }, n) =>
      violacao(
        caf !== null && !membros.has(caf),
        `emNomeDe.${n}.caf`,
        'Esta CAF não é de um membro do grupo do fornecedor.',
      ),
    ),
    ...violacao(
      !soma.eq(valorItem),
      'emNomeDe',
      `A soma dos membros (${formatarMoeda(soma)}) deve ser o valor do item (${formatarMoeda(valorItem)}).`,
    ),
  ];
}
