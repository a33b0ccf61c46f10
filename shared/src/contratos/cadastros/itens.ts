import { z } from 'zod';
import { NUTRIENTES } from '../../vocabulario/cadastros/nutrientes.js';
import { violacoesDaCategoria } from '../../regras/cadastros/itens.js';
import { violacoesDosAlergenicos } from '../../regras/cadastros/alergenicos.js';
import { violacoesDaClassificacao } from '../../regras/cadastros/classificacao.js';
import { Alergenicos } from './alergenicos.js';
import { conferir } from '../conferir.js';
import {
  ALTO_EM,
  CLASSES_RESTRITAS,
  FORMAS_DA_FRUTA,
  GRUPOS_DO_ITEM,
} from '../../vocabulario/cadastros/classificacao.js';
import { GRAUS_PROCESSAMENTO, TIPOS_ITEM } from '../../vocabulario/cadastros/itens.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { MESES } from '../../vocabulario/meses.js';
import {
  Ref,
  ValorComponente,
  CodigoConvencao,
  type DaTela,
  Id,
  opcao,
  opcional,
  textoMaiusculo,
  Versao,
  VersaoLida,
} from '../primitivos.js';

/** Nutrients in a form. An absent one, or one with a null value, is 'não analisado', never zero. */
export const ComponentesInformados = z
  .array(z.object({ componente: Ref, valor: ValorComponente.nullable() }))
  .max(NUTRIENTES.length, 'Há componentes repetidos.');
export type ComponentesInformados = z.infer<typeof ComponentesInformados>;

/** What the rules of menus need; only of a food. A field that is left out stays as it is. */
const classificacao = {
  /** Null: the item is not classified, and the other fields are not known either. */
  grupo: opcional(opcao(GRUPOS_DO_ITEM)),
  formaDaFruta: opcional(opcao(FORMAS_DA_FRUTA)),
  ferroHeme: z.boolean().nullish(),
  fonteVitaminaA: z.boolean().nullish(),
  classeRestrita: opcional(opcao(CLASSES_RESTRITAS)),
  proibido: z.boolean().nullish(),
  acucarAdicionado: z.boolean().nullish(),
  altoEm: z.array(opcao(ALTO_EM)).max(ALTO_EM.length).nullish(),
  regional: z.boolean().nullish(),
};

const campos = {
  nome: textoMaiusculo(LIMITES.nome),
  /** Food category of /convencoes/categorias-alimento; only a food has one. */
  categoria: opcional(CodigoConvencao),
  /** Degree of processing, for the shares of the national programme; only a food has one. */
  grauProcessamento: opcional(opcao(GRAUS_PROCESSAMENTO)),
  /** Nutrients; one without a value is 'não analisado', never zero. Dropped for an item that is not a food. */
  componentes: ComponentesInformados.optional(),
  /** Allergens, codes of /convencoes/alergenicos; only a food has them. A field that is left out stays as it is. */
  alergenicosContem: Alergenicos.optional(),
  alergenicosPodeConter: Alergenicos.optional(),
  /** Somebody has compared the lists with the label. Without it an empty list means 'unknown'. */
  alergenicosConferidos: z.boolean().nullish(),
  ...classificacao,
  /** Months of its season, only of a food; empty: the whole year. A field that is left out stays as it is. */
  meses: z.array(opcao(MESES)).max(MESES.length).nullish(),
};

/** Body of POST /itens-produto. */
export const ItemNovo = z
  .object({ ...campos, itemProdutoTipo: opcao(TIPOS_ITEM) })
  .superRefine(conferir(violacoesDaCategoria))
  .superRefine(conferir(violacoesDosAlergenicos))
  .superRefine(conferir(violacoesDaClassificacao));
export type ItemNovo = z.infer<typeof ItemNovo>;

/** Body of PUT /itens-produto/{id}. The type of an item never changes; if sent, it must be the same. */
export const ItemEdicao = z
  .object({ ...campos, itemProdutoTipo: opcao(TIPOS_ITEM).optional(), versao: VersaoLida })
  .superRefine(conferir(violacoesDosAlergenicos));
export type ItemEdicao = DaTela<z.infer<typeof ItemEdicao>>;

export const Item = z.object({
  id: Id,
  nome: z.string(),
  itemProdutoTipo: z.enum(TIPOS_ITEM),
  categoria: z.string().nullable(),
  grauProcessamento: z.enum(GRAUS_PROCESSAMENTO).nullable(),
  alergenicosContem: z.array(z.string()),
  alergenicosPodeConter: z.array(z.string()),
  alergenicosConferidos: z.boolean(),
  grupo: z.enum(GRUPOS_DO_ITEM).nullable(),
  formaDaFruta: z.enum(FORMAS_DA_FRUTA).nullable(),
  ferroHeme: z.boolean(),
  fonteVitaminaA: z.boolean(),
  classeRestrita: z.enum(CLASSES_RESTRITAS).nullable(),
  proibido: z.boolean(),
  acucarAdicionado: z.boolean(),
  altoEm: z.array(z.enum(ALTO_EM)),
  regional: z.boolean(),
  meses: z.array(z.enum(MESES)),
  componentes: z.array(
    z.object({
      componente: z.object({ id: Id, nome: z.string(), unidadeMedida: z.string() }),
      valor: z.number().nullable(),
    }),
  ),
  versao: Versao,
});
export type Item = z.infer<typeof Item>;

/** Body of PUT /itens-produto/graus: the degree of processing of several foods, null to take it away. */
export const GrausDosItens = z.object({
  itens: z
    .array(z.object({ id: Id, grauProcessamento: opcao(GRAUS_PROCESSAMENTO).nullable(), versao: Versao }))
    .min(1, 'Informe pelo menos um item.')
    .max(LIMITES.itensClassificados, `Classifique no máximo ${LIMITES.itensClassificados} itens de uma vez.`),
});
export type GrausDosItens = z.infer<typeof GrausDosItens>;

/** Body of PUT /itens-produto/classificacoes: what several foods are for the rules of menus; a null group takes it away. */
export const ClassificacoesDosItens = z.object({
  itens: z
    .array(z.object({ id: Id, versao: Versao, ...classificacao }).superRefine(conferir(violacoesDaClassificacao)))
    .min(1, 'Informe pelo menos um item.')
    .max(LIMITES.itensClassificados, `Classifique no máximo ${LIMITES.itensClassificados} itens de uma vez.`),
});
export type ClassificacoesDosItens = z.infer<typeof ClassificacoesDosItens>;

export const ItensClassificados = z.object({
  classificados: z.array(Item),
  /** The ids of the items that somebody has changed or deleted since they were read: they stay as they are. */
  alterados: z.array(Id),
});
export type ItensClassificados = z.infer<typeof ItensClassificados>;
