import type { ProdutoEstoque, ProdutoLote } from '@merenda/shared/contratos';

/** How a lot is called in sentences and names of buttons: 'ARROZ 5 KG, lote A-1'. */
export const nomeDoLote = ({ produto, numero }: ProdutoLote): string => `${produto.nome}, lote ${numero}`;

export const nomeDaLinha = ({ produtoLote }: ProdutoEstoque): string => nomeDoLote(produtoLote);
