import type { ProdutoEstoque, ProdutoLote } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';

/** How a lot is called in sentences and names of buttons: 'Arroz 5 kg, lote A-1'. */
export const nomeDoLote = ({ produto, numero }: ProdutoLote): string => `${nomeComum(produto.nome)}, lote ${numero}`;

export const nomeDaLinha = ({ produtoLote }: ProdutoEstoque): string => nomeDoLote(produtoLote);
