import type { ProdutoEstoque, ProdutoLote } from '@merenda/shared/contratos';
import { lerData } from '@merenda/shared/formatos';

/** How a lot is called in sentences and names of buttons: 'ARROZ 5 KG, lote A-1'. */
export const nomeDoLote = ({ produto, numero }: ProdutoLote): string => `${produto.nome}, lote ${numero}`;

export const nomeDaLinha = ({ produtoLote }: ProdutoEstoque): string => nomeDoLote(produtoLote);

/** 'DD/MM/YYYY' as it came → 'YYYY-MM-DD', by which days are compared. */
export const dia = (data: string): string => lerData(data) ?? data;
