import { consultasDeConvencoes } from '@merenda/shared/consultas';
import { descreverQuantidade, type ProdutoMedido } from '@merenda/shared/regras';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { descricaoDe } from './SelectConvencao.js';

/**
 * Writes packages of a product as people weigh them: '50 kg (10 × pacote de 5 kg)', '1,5 kg' for loose goods. The
 * function stays the same while the list of packages does: long lists are memoised by it.
 */
export function useQuantidade(): (embalagens: number, produto: ProdutoMedido) => string {
  const { data } = useQuery(consultasDeConvencoes.lista('unidades-produto'));
  return useCallback(
    (embalagens, produto) => descreverQuantidade(embalagens, produto, descricaoDe(data, produto.unidadeProduto)),
    [data],
  );
}
