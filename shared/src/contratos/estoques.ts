import { z } from 'zod';
import { TIPOS_SAIDA } from './enums/estoques.js';
import { LIMITES } from './limites.js';
import { DataBR, Id, opcao, Quantidade, QuantidadePositiva, textoLongo } from './primitivos.js';

/** The stock of one educational unit. */
export const Estoque = z.object({ id: Id, unidadeEducacional: z.object({ id: Id, nome: z.string() }) });
export type Estoque = z.infer<typeof Estoque>;

/** A lot as its maker labelled it. */
export const ProdutoLote = z.object({
  id: Id,
  numero: z.string(),
  dataFabricacao: DataBR,
  dataValidade: DataBR,
  produto: z.object({
    id: Id,
    nome: z.string(),
    unidadeProduto: z.string(),
    medidaReal: z.number(),
    unidadeMedida: z.string(),
    item: z.object({ id: Id, nome: z.string() }),
  }),
});
export type ProdutoLote = z.infer<typeof ProdutoLote>;

/** What a stock holds of a lot, in packages of the product. */
export const ProdutoEstoque = z.object({ id: Id, quantidade: Quantidade, produtoLote: ProdutoLote });
export type ProdutoEstoque = z.infer<typeof ProdutoEstoque>;

/** A direct exit: from 1 to what the line holds (specification 2, section 5). */
export const SaidaNova = z.object({
  tipoSaidaDireta: opcao(TIPOS_SAIDA),
  observacao: textoLongo(LIMITES.observacao),
  quantidade: QuantidadePositiva.min(1, 'A quantidade mínima de uma saída é 1.'),
});
export type SaidaNova = z.infer<typeof SaidaNova>;
