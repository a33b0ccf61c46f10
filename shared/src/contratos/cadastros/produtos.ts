import { z } from 'zod';
import { violacoesDosLimitesDeTemperatura } from '../../regras/cadastros/temperaturas.js';
import { conferir } from '../conferir.js';
import { TIPOS_ITEM } from '../../vocabulario/cadastros/itens.js';
import { ORDENS_PRODUTO, UNIDADES_MEDIDA } from '../../vocabulario/cadastros/produtos.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { buscaDePaginaEm } from '../paginas.js';
import {
  CodigoConvencao,
  type DaTela,
  Id,
  IdsParam,
  Logico,
  opcao,
  ouConvencao,
  QuantidadePositiva,
  Ref,
  Temperatura,
  textoMaiusculo,
  Versao,
  VersaoLida,
} from '../primitivos.js';

/** One `unidadeProduto` holds `medidaReal` of `unidadeMedida`: a 5 kg sack is SACO, 5, KG. */
const campos = z.object({
  nome: textoMaiusculo(LIMITES.nome),
  isPerecivel: Logico.default(false),
  medidaReal: QuantidadePositiva,
  unidadeMedida: ouConvencao(opcao(UNIDADES_MEDIDA)),
  /** Entry of /convencoes/unidades-produto. */
  unidadeProduto: ouConvencao(CodigoConvencao),
  item: Ref,
  /** °C at which it is accepted; none by default. */
  temperaturaMinima: Temperatura.nullish(),
  temperaturaMaxima: Temperatura.nullish(),
});

/** Body of POST /produtos. */
export const ProdutoNovo = campos.superRefine(conferir(violacoesDosLimitesDeTemperatura));
export type ProdutoNovo = z.infer<typeof ProdutoNovo>;

/** Body of PUT /produtos/{id}. */
export const ProdutoEdicao = campos
  .extend({ versao: VersaoLida })
  .superRefine(conferir(violacoesDosLimitesDeTemperatura));
export type ProdutoEdicao = DaTela<z.infer<typeof ProdutoEdicao>>;

export const Produto = z.object({
  id: Id,
  nome: z.string(),
  isPerecivel: z.boolean(),
  medidaReal: z.number(),
  unidadeMedida: z.enum(UNIDADES_MEDIDA),
  unidadeProduto: z.string(),
  item: z.object({ id: Id, nome: z.string(), itemProdutoTipo: z.enum(TIPOS_ITEM), categoria: z.string().nullable() }),
  /** °C at which it is accepted; null: no limit. */
  temperaturaMinima: z.number().nullable(),
  temperaturaMaxima: z.number().nullable(),
  versao: Versao,
});
export type Produto = z.infer<typeof Produto>;

/** Query of GET /produtos/pagina; absent criteria do not restrict it. Requests only. */
export const BuscaProdutos = buscaDePaginaEm(ORDENS_PRODUTO).extend({
  /** A part of the product's name, accents and case aside. */
  nome: z.string().max(LIMITES.busca).optional(),
  /** A part of the item's name. */
  item: z.string().max(LIMITES.busca).optional(),
  /** Words, each a part of the product's name or of its item's: for a choice. */
  texto: z.string().max(LIMITES.busca).optional(),
  /** Only the products with these names, one a line, accents and case aside: for rows that are pasted. */
  nomes: z
    .string()
    .max(LIMITES.nomesPorBusca * (LIMITES.nome + 1), 'Há nomes demais.')
    .transform((texto) => texto.split('\n'))
    .optional(),
  /** Only these products. */
  ids: IdsParam.optional(),
});
export type BuscaProdutos = z.infer<typeof BuscaProdutos>;
