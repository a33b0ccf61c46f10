import type { ProdutoEstoque, ProdutoLote } from '@merenda/shared/contratos';
import { formatarQuantidade, lerData } from '@merenda/shared/formatos';
import { useConvencao } from '@merenda/shared/ui';
import { useCallback } from 'react';

/** How a lot is called in sentences and names of buttons: 'ARROZ 5 KG, lote A-1'. */
export const nomeDoLote = ({ produto, numero }: ProdutoLote): string => `${produto.nome}, lote ${numero}`;

export const nomeDaLinha = ({ produtoLote }: ProdutoEstoque): string => nomeDoLote(produtoLote);

/** 'DD/MM/YYYY' as it came → 'YYYY-MM-DD', by which days are compared. */
export const dia = (data: string): string => lerData(data) ?? data;

/** Writes a quantity with what it counts: '12 (Pacote)'. The same function as long as the list of packages is: lists of thousands are memoised by it. */
export function useQuantidade(): (quantidade: number, unidadeProduto: string) => string {
  const { data } = useConvencao('unidades-produto');
  return useCallback(
    (quantidade, unidadeProduto) => {
      const descricao = data?.find(({ nome }) => nome === unidadeProduto)?.descricao ?? unidadeProduto;
      return `${formatarQuantidade(quantidade)} (${descricao})`;
    },
    [data],
  );
}
