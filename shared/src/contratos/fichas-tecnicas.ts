import { z } from 'zod';
import { NutrienteDaFicha } from './componentes-nutricionais.js';
import { NUTRIENTES } from './enums/alimentos.js';
import { MODALIDADES_ESCOLAR } from './enums/cardapios.js';
import { UNIDADES_MEDIDA } from './enums/produtos.js';
import { Id, IdParam, IdsParam, opcao } from './primitivos.js';

/**
 * Query of GET /fichas-tecnicas: a sum of portions of preparations, or of dishes, or the mean of menus. Exactly one of
 * them.
 */
export const BuscaFicha = z
  .object({ preparos: IdsParam.optional(), pratos: IdsParam.optional(), cardapios: IdsParam.optional() })
  .refine((b) => [b.preparos, b.pratos, b.cardapios].filter(Boolean).length === 1, {
    message: 'Informe preparos, pratos ou cardápios.',
  });
export type BuscaFicha = z.infer<typeof BuscaFicha>;

/** A technical sheet that is not stored: a form shows it while the user fills it in. */
export const FichaTecnica = z.object({ nutrientes: z.array(NutrienteDaFicha) });
export type FichaTecnica = z.infer<typeof FichaTecnica>;

/**
 * What the sheets of all dishes and preparations are computed from, each record once. A form computes the sheet of what
 * it holds from this, without asking the server.
 */
export const DadosDasFichas = z.object({
  /** In the order of the sheet. */
  nutrientes: z.array(NutrienteDaFicha.pick({ nome: true, unidadeDeMedida: true })),
  /** The foods that a preparation uses. */
  alimentos: z.array(
    z.object({
      id: Id,
      nome: z.string(),
      quantidadeBase: z.number(),
      unidadeMedida: z.enum(UNIDADES_MEDIDA),
      /** Per `quantidadeBase`; an absent nutrient was not analysed. */
      valores: z.partialRecord(z.enum(NUTRIENTES), z.number()),
    }),
  ),
  preparos: z.array(
    z.object({
      id: Id,
      porcoes: z.int(),
      ingredientes: z.array(z.object({ alimento: Id, quantidade: z.number(), unidadeMedida: z.enum(UNIDADES_MEDIDA) })),
    }),
  ),
  pratos: z.array(z.object({ id: Id, preparos: z.array(Id) })),
});
export type DadosDasFichas = z.infer<typeof DadosDasFichas>;

/** Query of GET /fichas-tecnicas/estoque: what is served, either dishes or preparations, where and for whom. */
export const BuscaDoEstoque = z
  .object({
    unidade: IdParam,
    categoria: IdParam,
    modalidade: opcao(MODALIDADES_ESCOLAR),
    preparos: IdsParam.optional(),
    pratos: IdsParam.optional(),
  })
  .refine((b) => Boolean(b.preparos) !== Boolean(b.pratos), { message: 'Informe preparos ou pratos.' });
export type BuscaDoEstoque = z.infer<typeof BuscaDoEstoque>;

/** On how many school days a unit can serve a composition from its valid stock, if it serves it every day from today. */
export const EstoqueDaComposicao = z.object({
  /** Enrolled students of the stage, times the part that eats; not rounded. 0 when there are none. */
  alunos: z.number(),
  /** School days that the stock covers; null without students. */
  dias: z.int().nullable(),
  /** The food that is missing on the day after; null when the stock lasts for all days that are looked at. */
  falta: z.object({ id: Id, nome: z.string() }).nullable(),
});
export type EstoqueDaComposicao = z.infer<typeof EstoqueDaComposicao>;
