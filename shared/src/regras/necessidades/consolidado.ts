import type { UnidadeMedida } from '../../contratos/enums/produtos.js';
import type { LinhaDaNecessidade } from '../../contratos/necessidades.js';
import { compararTextos } from '../../formatos/textos.js';
import { agrupar } from '../agrupar.js';
import { arredondar, somar } from '../decimal.js';
import { faltaArredondada } from '../falta.js';

/** What all units need of an item, in one unit of measure. */
export interface NecessidadeDoItem extends Omit<LinhaDaNecessidade, 'unidade'> {
  /** How many units need it. */
  unidades: number;
}

/** Names an item in a unit of measure: kilograms and units of one item stay apart. */
export const chaveDoItem = (item: number, unidadeMedida: UnidadeMedida): string => `${item} ${unidadeMedida}`;

type Quantidades = Pick<LinhaDaNecessidade, 'necessidade' | 'doEstoque' | 'aReceber' | 'falta'>;

/** The quantities of a line as they are shown: with 3 decimals, the shortage rounded up. */
export const quantidadesMostradas = <L extends Quantidades>(linha: L): L => ({
  ...linha,
  necessidade: arredondar(linha.necessidade, 3).toNumber(),
  doEstoque: arredondar(linha.doEstoque, 3).toNumber(),
  aReceber: arredondar(linha.aReceber, 3).toNumber(),
  falta: faltaArredondada(linha.falta).toNumber(),
});

/** The lines of each item and unit of measure as one, by the name of the item; summed before they are rounded. */
export function consolidarNecessidades(linhas: readonly LinhaDaNecessidade[]): NecessidadeDoItem[] {
  const grupos = agrupar(linhas, ({ item, unidadeMedida }) => chaveDoItem(item.id, unidadeMedida));
  return [...grupos.values()]
    .map((doItem): NecessidadeDoItem => {
      const [{ item, unidadeMedida, perecivel }] = doItem;
      const soma = (parte: keyof Quantidades) => somar(doItem.map((linha) => linha[parte])).toNumber();
      return quantidadesMostradas({
        item,
        unidadeMedida,
        perecivel,
        unidades: doItem.length,
        necessidade: soma('necessidade'),
        doEstoque: soma('doEstoque'),
        aReceber: soma('aReceber'),
        falta: soma('falta'),
      });
    })
    .sort((uma, outra) => compararTextos(uma.item.nome, outra.item.nome));
}
