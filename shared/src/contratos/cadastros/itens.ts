import { z } from 'zod';
import { NUTRIENTES } from '../../vocabulario/cadastros/nutrientes.js';
import { violacoesDaCategoria } from '../../regras/cadastros/itens.js';
import { violacoesDosAlergenicos } from '../../regras/cadastros/alergenicos.js';
import { Alergenicos } from './alergenicos.js';
import { conferir } from '../conferir.js';
import { GRAUS_PROCESSAMENTO, TIPOS_ITEM } from '../../vocabulario/cadastros/itens.js';
import { LIMITES } from '../../vocabulario/limites.js';
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
};

/** Body of POST /itens-produto. */
export const ItemNovo = z
  .object({ ...campos, itemProdutoTipo: opcao(TIPOS_ITEM) })
  .superRefine(conferir(violacoesDaCategoria))
  .superRefine(conferir(violacoesDosAlergenicos));
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
