import { z } from 'zod';
import { NUTRIENTES } from './enums/alimentos.js';
import { MODALIDADES_ESCOLAR } from './enums/cardapios.js';
import { LISTAS_CONVENCAO } from './enums/convencoes.js';
import { LIMITES } from './limites.js';
import { CodigoConvencao, type DaTela, Id, IdParam, Logico, opcao, texto, Versao, VersaoLida } from './primitivos.js';

/** An entry of a lookup list: the stored code and its label. */
export const Convencao = z.object({ nome: z.string(), descricao: z.string() });
export type Convencao = z.infer<typeof Convencao>;

/** An entry as every user reads it: an inactive one labels stored records, and is not offered. */
export const ConvencaoDaLista = Convencao.extend({ inativa: z.literal(true).optional() });
export type ConvencaoDaLista = z.infer<typeof ConvencaoDaLista>;

/** An entry for users who may change its list. */
export const ConvencaoEditavel = Convencao.extend({ ativa: z.boolean(), versao: Versao });
export type ConvencaoEditavel = z.infer<typeof ConvencaoEditavel>;

/** Body of POST; the server makes the code from the label. */
export const ConvencaoNova = z.object({ descricao: texto(LIMITES.descricaoConvencao) });
export type ConvencaoNova = z.infer<typeof ConvencaoNova>;

export const ConvencaoEdicao = ConvencaoNova.extend({ ativa: Logico, versao: VersaoLida });
export type ConvencaoEdicao = DaTela<z.infer<typeof ConvencaoEdicao>>;

/** All codes of a list, in their new order. */
export const OrdemDaLista = z.object({ nomes: z.array(CodigoConvencao).max(LIMITES.linhas) });
export type OrdemDaLista = z.infer<typeof OrdemDaLista>;

/** Number of meals per day, as code and label. */
export const Modalidade = Convencao.extend({ nome: z.enum(MODALIDADES_ESCOLAR) });
export type Modalidade = z.infer<typeof Modalidade>;

/** `/convencoes/{lista}`. */
export const PorLista = z.object({ lista: opcao(LISTAS_CONVENCAO) });

/** `/convencoes/{lista}/opcoes/{nome}`. */
export const PorOpcao = PorLista.extend({ nome: CodigoConvencao });

/** School stage with its age band. */
export const Categoria = z.object({
  id: Id,
  modalidade: z.string(),
  faixaEtaria: z.object({ id: Id, nome: z.string() }),
});
export type Categoria = z.infer<typeof Categoria>;

export const Patologia = z.object({ id: Id, tipo: z.string() });
export type Patologia = z.infer<typeof Patologia>;

/** A nutrient of a food, per the food's base quantity. */
export const ComponenteNutricional = z.object({
  id: Id,
  nome: z.enum(NUTRIENTES),
  tipo: z.string(),
  grupo: z.string(),
  unidadeMedida: z.string(),
});
export type ComponenteNutricional = z.infer<typeof ComponenteNutricional>;

/** Selects the reference: the school stage and the number of meals per day. */
export const BuscaReferencia = z.object({ categoria: IdParam, modalidade: opcao(MODALIDADES_ESCOLAR) });

/** The bounds of a nutrient in the norm; without `minimo` there is only a maximum, and the reverse. */
export const LimiteNutriente = z.object({
  /** Norm and version of this bound; it may differ from the norm that names the reference. */
  norma: z.string(),
  unidade: z.string(),
  minimo: z.number().nullable(),
  maximo: z.number().nullable(),
  /** 'obrigatorio' or 'orientativo', as the norm has it. */
  carater: z.string(),
  /** How sure the transcription is. */
  certeza: z.string(),
  observacao: z.string().nullable(),
});
export type LimiteNutriente = z.infer<typeof LimiteNutriente>;

/**
 * The national reference in force for a stage and modality: one record whose keys are nutrients, with its legal source.
 */
export const ReferenciaNutricional = z.object({
  norma: z.string(),
  fonte: z.string(),
  /** Share of the day's needs that the norm covers, in %. */
  coberturaPct: z.int(),
  nutrientes: z.partialRecord(z.enum(NUTRIENTES), LimiteNutriente),
});
export type ReferenciaNutricional = z.infer<typeof ReferenciaNutricional>;
