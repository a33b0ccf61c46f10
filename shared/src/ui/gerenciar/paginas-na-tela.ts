import type { Sentido } from '@merenda/shared/contratos';

/** Rows on one page: it keeps the DOM small for lists of any length. */
export const POR_PAGINA = 20;

/** The open page of a table and its order, where the list keeps them. */
export interface PaginasNaTela {
  /** The first page is 1. */
  pagina: number;
  /** Rows on all pages of a list that the server pages; the table has those of one. */
  total?: number;
  aoMudarPagina: MudarPagina;
  ordem?: Ordenacao;
  /**
   * Called with the column whose title was clicked. Without it the columns of a list that the server pages cannot be
   * sorted.
   */
  aoOrdenar?: (coluna: string) => void;
}

/** Opens a page, or the one that follows from the page that was asked for last. */
export type MudarPagina = (mudanca: number | ((pedida: number) => number)) => void;

/** The page after a change. */
export const paginaDepois = (pedida: number, mudanca: Parameters<MudarPagina>[0]): number =>
  typeof mudanca === 'number' ? mudanca : mudanca(pedida);

/** The server's order by a column. */
export interface Ordenacao<O extends string = string> {
  ordem: O;
  sentido: Sentido;
}

/**
 * The order after a click on a column's title: ascending, then descending, then none. It follows from the order that was
 * asked for last: on a busy device the drawn order is older, and two quick clicks would count as one.
 */
export function ordemDoClique(pedida: Ordenacao | undefined, coluna: string): Ordenacao | undefined {
  if (pedida?.ordem !== coluna) return { ordem: coluna, sentido: 'CRESCENTE' };
  return pedida.sentido === 'CRESCENTE' ? { ordem: coluna, sentido: 'DECRESCENTE' } : undefined;
}
