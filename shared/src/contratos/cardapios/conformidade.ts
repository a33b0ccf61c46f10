import { z } from 'zod';
import { MARCAS_DA_REGRA } from '../../vocabulario/cardapios/conformidade.js';
import { Categoria, Modalidade } from '../cadastros/convencoes.js';
import { DataBR, DataEntrada, Id, IdParam } from '../primitivos.js';

/** Query of the calls about conformity: the month of a day, by default the current one. */
export const BuscaDaConformidade = z.object({ dia: DataEntrada.optional() });

/** `/conformidade/{unidade}`. */
export const ConformidadeDe = z.object({ unidade: IdParam });

/** How menus stand to one rule, in words. */
export const SituacaoDaRegra = z.object({
  codigo: z.string(),
  regra: z.string(),
  norma: z.string(),
  marca: z.enum(MARCAS_DA_REGRA),
  /** The figure beside its limit. */
  figura: z.string(),
  /** Days and dishes that count. */
  motivos: z.array(z.string()),
  /** Foods that are not classified, or not weighed. */
  semDados: z.array(z.string()),
  /** A change of one dish that would mend it. */
  correcao: z.string().nullable(),
});

/** The regular menus of a unit in a month, by stage: the month, and the weeks whose Monday is in it. */
export const ConformidadeDaUnidade = z.array(
  z.object({
    categoria: Categoria,
    modalidade: Modalidade,
    periodos: z.array(
      z.object({
        de: DataBR,
        ate: DataBR,
        /** A civil month; otherwise a week from Monday to Sunday. */
        mes: z.boolean(),
        diasLetivos: z.int(),
        regras: z.array(SituacaoDaRegra),
      }),
    ),
  }),
);
export type ConformidadeDaUnidade = z.infer<typeof ConformidadeDaUnidade>;

/** A stage of a unit in a month: each rule once, with its worst mark of the month and its weeks. */
export const ConformidadeDaEtapa = z.object({
  unidade: z.object({ id: Id, nome: z.string() }),
  categoria: Categoria,
  modalidade: Modalidade,
  /** Number of rules that are kept. */
  cumpridas: z.int(),
  /** The rules that are not kept, and those that cannot be told yet. */
  naoCumpridas: z.array(z.string()),
  incompletas: z.array(z.string()),
});
export type ConformidadeDaEtapa = z.infer<typeof ConformidadeDaEtapa>;
