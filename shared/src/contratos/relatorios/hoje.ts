import { z } from 'zod';
import { CARTOES, FALTAS_DA_UNIDADE, FIGURAS, type Figura } from '../../vocabulario/relatorios/hoje.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { buscaDePaginaEm } from '../paginas.js';
import { Id, IdParam, opcao, texto } from '../primitivos.js';

export const PorCartao = z.object({ cartao: z.enum(CARTOES) });

/** Query of GET /hoje/{cartao}: the educational unit whose figures are asked for; without it all of the user's. */
export const BuscaHoje = z.object({ unidade: IdParam.optional() });
export type BuscaHoje = z.infer<typeof BuscaHoje>;

/** Query of GET /hoje/unidades/pagina; absent criteria do not restrict it. Requests only. */
export const BuscaUnidadesDeHoje = buscaDePaginaEm(['unidade']).extend({
  /** Part of the name. */
  nome: texto(LIMITES.busca).optional(),
  falta: opcao(FALTAS_DA_UNIDADE).optional(),
});
export type BuscaUnidadesDeHoje = z.infer<typeof BuscaUnidadesDeHoje>;

/** One of the user's active units, and what it has today. */
export const UnidadeDeHoje = z.object({
  id: Id,
  nome: z.string(),
  cardapioNaSemana: z.boolean(),
  cardapioHoje: z.boolean(),
  /** Whether the school calendar has class today. */
  comAulaHoje: z.boolean(),
  /** Whether one of today's meals was executed. */
  executou: z.boolean(),
});
export type UnidadeDeHoje = z.infer<typeof UnidadeDeHoje>;

/** A figure of a card of the home. */
export const FiguraDeHoje = z.object({
  figura: z.enum(Object.keys(FIGURAS) as [Figura, ...Figura[]]),
  valor: z.number(),
  /** Out of how many; null where there is no whole. */
  de: z.int().nonnegative().nullable(),
});
export type FiguraDeHoje = z.infer<typeof FiguraDeHoje>;
