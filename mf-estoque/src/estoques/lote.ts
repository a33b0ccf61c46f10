import type { ProdutoEstoque, ProdutoLote } from '@merenda/shared/contratos';
import { formatarQuantidade, lerData } from '@merenda/shared/formatos';
import { useDescricao } from '@merenda/shared/ui';

/** How a lot is called in sentences and names of buttons: 'ARROZ 5 KG, lote A-1'. */
export const nomeDoLote = ({ produto, numero }: ProdutoLote): string => `${produto.nome}, lote ${numero}`;

export const nomeDaLinha = ({ produtoLote }: ProdutoEstoque): string => nomeDoLote(produtoLote);

/** 'DD/MM/YYYY' as it came → 'YYYY-MM-DD', by which days are compared. */
export const dia = (data: string): string => lerData(data) ?? data;

/** A quantity with what it counts: '12 (Pacote)'. */
export function useQuantidade(): (quantidade: number, unidadeProduto: string) => string {
  const descricao = useDescricao('unidades-produto');
  return (quantidade, unidadeProduto) => `${formatarQuantidade(quantidade)} (${descricao(unidadeProduto)})`;
}
