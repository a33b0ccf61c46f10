import type { Sentido } from '@merenda/shared/contratos';

/** Rows on one page: it keeps the DOM small for lists of any length. */
export const POR_PAGINA = 20;

/** The open page of a table and its order, where the list keeps them. */
export interface PaginasNaTela {
  /** The first page is 1. */
  pagina: number;
  /** Rows on all pages of a list that the server pages; the table has those of one. */
  total?: number;
  aoMudarPagina: (pagina: number) => void;
  ordem?: Ordenacao;
  /** Without it the columns of a list that the server pages cannot be sorted. */
  aoOrdenar?: (ordem: Ordenacao | undefined) => void;
}

/** The server's order by a column. */
export interface Ordenacao<O extends string = string> {
  ordem: O;
  sentido: Sentido;
}
