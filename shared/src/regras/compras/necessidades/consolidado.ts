import type { UnidadeMedida } from '../../../vocabulario/cadastros/produtos.js';
import { compararTextos } from '../../../formatos/textos.js';
import { agrupar } from '../../agrupar.js';
import { arredondar, somar } from '../../decimal.js';
import { faltaArredondada } from '../../falta.js';

interface Quantidades {
  necessidade: number;
  /** What the stock has for it, on its days. */
  doEstoque: number;
  /** What open requests and movements bring for it. */
  aReceber: number;
  falta: number;
}

/** What one unit needs of an item. */
interface NecessidadeDaUnidade extends Quantidades {
  item: { id: number; nome: string };
  /** KG, L or UN. */
  unidadeMedida: UnidadeMedida;
  perecivel: boolean;
}

/** What all units need of an item, in one unit of measure. */
export interface NecessidadeDoItem extends NecessidadeDaUnidade {
  /** How many units need it. */
  unidades: number;
}

/** Names an item in a unit of measure: kilograms and units of one item stay apart. */
export const chaveDoItem = (item: number, unidadeMedida: UnidadeMedida): string => `${item} ${unidadeMedida}`;

/** How often an item is delivered in the period. */
export const escreverEntrega = ({ perecivel }: Pick<NecessidadeDaUnidade, 'perecivel'>): string =>
  perecivel ? 'Por semana' : 'Uma vez';

/** The quantities of a line as they are shown: with 3 decimals, the shortage rounded up. */
export const quantidadesMostradas = <L extends Quantidades>(linha: L): L => ({
  ...linha,
  necessidade: arredondar(linha.necessidade, 3).toNumber(),
  doEstoque: arredondar(linha.doEstoque, 3).toNumber(),
  aReceber: arredondar(linha.aReceber, 3).toNumber(),
  falta: faltaArredondada(linha.falta).toNumber(),
});

/** The lines of each item and unit of measure as one, by the name of the item; summed before they are rounded. */
export function consolidarNecessidades(linhas: readonly NecessidadeDaUnidade[]): NecessidadeDoItem[] {
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
