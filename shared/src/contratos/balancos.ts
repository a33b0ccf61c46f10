import { z } from 'zod';
import { ProdutoLote } from './estoques.js';
import { DataHoraBR, Id, Quantidade } from './primitivos.js';

/**
 * A count. `quantidadeAnterior` is the quantity that the user saw on the screen: if it has changed, the count is
 * refused.
 */
export const BalancoNovo = z.object({ quantidadeAnterior: Quantidade, novaQuantidade: Quantidade });
export type BalancoNovo = z.infer<typeof BalancoNovo>;

export const Balanco = z.object({
  id: Id,
  produtoLote: ProdutoLote,
  quantidadeAnterior: Quantidade,
  novaQuantidade: Quantidade,
  usuario: z.object({ pessoa: z.object({ nome: z.string() }) }),
  dataHora: DataHoraBR,
});
export type Balanco = z.infer<typeof Balanco>;
