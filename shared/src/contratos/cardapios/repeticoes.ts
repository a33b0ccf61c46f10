import { z } from 'zod';
import { violacoesDaRepeticao } from '../../regras/cardapios/cardapios-semanais.js';
import { AO_MENOS_UMA_SEMANA, AO_MENOS_UMA_UNIDADE, UNIDADES_DEMAIS } from '../../regras/frases.js';
import { conferir } from '../conferir.js';
import { QUAIS_REPETIR } from '../../vocabulario/cardapios/cardapios.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { DataBR, DataEntrada, Id, opcao, Ref } from '../primitivos.js';

const repeticao = z.object({
  /** Days of these weeks before `de` or after `ate` are left out. */
  de: DataEntrada,
  ate: DataEntrada,
  /** A day of each week in which the menu is bound. */
  semanas: z.array(DataEntrada).min(1, AO_MENOS_UMA_SEMANA).max(LIMITES.semanasPorRepeticao),
  unidadesEducacionais: z
    .array(z.object({ unidade: Ref }))
    .min(1, AO_MENOS_UMA_UNIDADE)
    .max(LIMITES.unidadesPorVinculo, UNIDADES_DEMAIS),
});

/** Body of POST /cardapios-semanais/{id}/repeticoes/conferencia: what a repetition would do. */
export const RepeticaoConferida = repeticao.superRefine(conferir(violacoesDaRepeticao));
export type RepeticaoConferida = z.infer<typeof RepeticaoConferida>;

/** Body of POST /cardapios-semanais/{id}/repeticoes: binds the weekly menu in several weeks at several units. */
export const RepeticaoNova = repeticao
  .extend({ quais: opcao(QUAIS_REPETIR) })
  .superRefine(conferir(violacoesDaRepeticao));
export type RepeticaoNova = z.infer<typeof RepeticaoNova>;

const DiaComMotivo = z.object({ data: DataBR, motivo: z.string() });

/** What a repetition does, or would do, in one week at one unit. */
export const LinhaDaRepeticao = z.object({
  unidade: z.object({ id: Id, nome: z.string() }),
  /** Monday of the week. */
  segunda: DataBR,
  /** Days that it binds. */
  vinculados: z.int(),
  /** Days that already have the same menu: a second repetition changes nothing. */
  jaVinculados: z.int(),
  /** Days that are left out. */
  semAula: z.array(DiaComMotivo),
  /** Days that are not bound unless the reason goes away. */
  conflitos: z.array(DiaComMotivo),
});
export type LinhaDaRepeticao = z.infer<typeof LinhaDaRepeticao>;
