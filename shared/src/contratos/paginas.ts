import { z } from 'zod';
import { NUMERO_INTEIRO } from '../regras/frases.js';
import { numeroNoMaximo } from '../regras/valores.js';
import { LIMITES } from '../vocabulario/limites.js';
import { opcao } from './primitivos.js';

export const SENTIDOS = ['CRESCENTE', 'DECRESCENTE'] as const;
export type Sentido = (typeof SENTIDOS)[number];

/** A whole number in a query, where it arrives as text. Requests only. */
const numeroParam = (minimo: number, maximo: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, NUMERO_INTEIRO)
    .transform(Number)
    .pipe(z.int().min(minimo, `Informe no mínimo ${minimo}.`).max(maximo, numeroNoMaximo(maximo)));

const ondeComeca = {
  /** Rows on the page; without it 50. */
  porPagina: numeroParam(1, LIMITES.porPagina).optional(),
  /** `proximo` of a page: this page begins after the last row of that one. Without it, at the first row of the list. */
  apos: z.string().min(1, 'Página inválida.').max(LIMITES.cursor, 'Página inválida.').optional(),
  /** Rows to leave out after that place: two pages further are reached without the page between them. */
  pular: numeroParam(0, LIMITES.id).optional(),
};

/** The parameters of a page, for a list that always has the same order. Requests only. */
export const BuscaDePagina = z.object(ondeComeca);

/**
 * The parameters of a page, for a list that can be sorted by each of `ordens`. Rows that are equal in it, and a list
 * without `ordem`, have the list's own order. Requests only.
 */
export const buscaDePaginaEm = <const O extends readonly [string, ...string[]]>(ordens: O) =>
  BuscaDePagina.extend({
    ordem: opcao(ordens).optional(),
    /** Of `ordem`; without it CRESCENTE. */
    sentido: opcao(SENTIDOS).optional(),
  });

/** The parameters of a page, of a list with the orders `O`. */
export interface PaginaPedida<O extends string = never> {
  porPagina?: number;
  apos?: string;
  pular?: number;
  ordem?: O;
  sentido?: Sentido;
}

/** One page of a list. */
export const paginaDe = <L extends z.ZodType>(linha: L) =>
  z.object({
    linhas: z.array(linha),
    /** Rows that the filters select, on all pages. */
    total: z.int(),
    /** Rows of the list without filters. */
    semFiltro: z.int(),
    /** For `apos` of the next page; null after the last row. */
    proximo: z.string().nullable(),
    /** No row has the searched words: these have almost the same ones. */
    parecidas: z.boolean().optional(),
  });

export interface Pagina<L> {
  linhas: L[];
  total: number;
  semFiltro: number;
  proximo: string | null;
  parecidas?: boolean;
}
