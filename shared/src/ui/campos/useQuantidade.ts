import { consultasDeConvencoes } from '@merenda/shared/consultas';
import { formatarQuantidade } from '@merenda/shared/formatos';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { descricaoDe } from './SelectConvencao.js';

/**
 * Writes a quantity with what it counts: '12 (Pacote)', '1,5 (Quilograma, a granel)'. The function stays the same while
 * the list of packages does: long lists are memoised by it.
 */
export function useQuantidade(): (quantidade: number, unidadeProduto: string) => string {
  const { data } = useQuery(consultasDeConvencoes.lista('unidades-produto'));
  return useCallback(
    (quantidade, unidadeProduto) => {
      return `${formatarQuantidade(quantidade)} (${descricaoDe(data, unidadeProduto).replace(/ \((.+)\)$/, ', $1')})`;
    },
    [data],
  );
}
