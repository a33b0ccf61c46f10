import type { UnidadeMedida } from '../../contratos/enums/produtos.js';
import type { LinhaDaNecessidade } from '../../contratos/necessidades.js';
import { compararTextos } from '../../formatos/textos.js';
import { agrupar } from '../agrupar.js';
import { somar } from '../decimal.js';

/** What all units need of an item, in one unit of measure. */
export interface NecessidadeDoItem extends Omit<LinhaDaNecessidade, 'unidade'> {
  /** How many units need it. */
  unidades: number;
}

/** Names an item in a unit of measure: kilograms and units of one item stay apart. */
export const chaveDoItem = (item: number, unidadeMedida: UnidadeMedida): string => `${item} ${unidadeMedida}`;

/** The lines of each item and unit of measure as one, by the name of the item. */
export function consolidarNecessidades(linhas: readonly LinhaDaNecessidade[]): NecessidadeDoItem[] {
  const grupos = agrupar(linhas, ({ item, unidadeMedida }) => chaveDoItem(item.id, unidadeMedida));
  return [...grupos.values()]
    .map((doItem): NecessidadeDoItem => {
      const [{ item, unidadeMedida, perecivel }] = doItem;
      const soma = (parte: 'necessidade' | 'doEstoque' | 'aReceber' | 'falta') =>
        somar(doItem.map((linha) => linha[parte])).toNumber();
      return {
        item,
        unidadeMedida,
        perecivel,
        unidades: doItem.length,
        necessidade: soma('necessidade'),
        doEstoque: soma('doEstoque'),
        aReceber: soma('aReceber'),
        falta: soma('falta'),
      };
    })
    .sort((uma, outra) => compararTextos(uma.item.nome, outra.item.nome));
}
