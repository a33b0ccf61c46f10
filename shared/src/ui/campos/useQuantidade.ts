import { formatarQuantidade } from '@merenda/shared/formatos';
import { useCallback } from 'react';
import { descricaoDe, useConvencao } from './SelectConvencao.js';

/**
 * Writes a quantity with what it counts: '12 (Pacote)', '1,5 (Quilograma, a granel)'. The same function as long as the list of packages is: lists of
 * thousands are memoised by it.
 */
export function useQuantidade(): (quantidade: number, unidadeProduto: string) => string {
  const { data } = useConvencao('unidades-produto');
  return useCallback(
    (quantidade, unidadeProduto) => {
      return `${formatarQuantidade(quantidade)} (${descricaoDe(data, unidadeProduto).replace(/ \((.+)\)$/, ', $1')})`;
    },
    [data],
  );
}
