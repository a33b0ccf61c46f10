import type { ProdutoEstoque, ProdutoLote } from '@merenda/shared/contratos';
import { formatarQuantidade, nomeComum } from '@merenda/shared/formatos';

/** How a lot is called in sentences and names of buttons: 'Arroz 5 kg, lote A-1'. */
export const nomeDoLote = ({ produto, numero }: ProdutoLote): string => `${nomeComum(produto.nome)}, lote ${numero}`;

export const nomeDaLinha = ({ produtoLote }: ProdutoEstoque): string => nomeDoLote(produtoLote);

/** '1 lote', '57 lotes'. */
export const quantosLotes = (quantos: number): string =>
  quantos === 1 ? '1 lote' : `${formatarQuantidade(quantos)} lotes`;
