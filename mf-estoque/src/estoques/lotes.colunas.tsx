import type { ProdutoEstoque } from '@merenda/shared/contratos';
import { dataComparavel } from '@merenda/shared/formatos';
import type { CampoDeBusca, Coluna } from '@merenda/shared/ui';
import { Validade } from './Validade.js';

/** The filters of specification 2, section 2.6; all by the client. */
export const BUSCA: CampoDeBusca<ProdutoEstoque>[] = [
  { campo: 'lote', rotulo: 'Lote', texto: ({ produtoLote }) => produtoLote.numero },
  { campo: 'produto', rotulo: 'Produto', texto: ({ produtoLote }) => produtoLote.produto.nome },
  { campo: 'item', rotulo: 'Item', texto: ({ produtoLote }) => produtoLote.produto.item.nome },
  { tipo: 'data', campo: 'validade', rotulo: 'Validade', valor: ({ produtoLote }) => produtoLote.dataValidade },
];

/**
 * @param hoje 'YYYY-MM-DD', by which lots are marked
 * @param quantidade writes a quantity with its package
 */
export function colunasDeLotes(
  hoje: string,
  quantidade: (quantidade: number, unidadeProduto: string) => string,
): Coluna<ProdutoEstoque>[] {
  return [
    { titulo: 'Lote', valor: ({ produtoLote }) => produtoLote.numero, ordem: ({ produtoLote }) => produtoLote.numero },
    {
      titulo: 'Produto',
      valor: ({ produtoLote }) => produtoLote.produto.nome,
      ordem: ({ produtoLote }) => produtoLote.produto.nome,
    },
    {
      titulo: 'Item',
      valor: ({ produtoLote }) => produtoLote.produto.item.nome,
      ordem: ({ produtoLote }) => produtoLote.produto.item.nome,
    },
    {
      titulo: 'Quantidade',
      valor: (linha) => quantidade(linha.quantidade, linha.produtoLote.produto.unidadeProduto),
      ordem: (linha) => linha.quantidade,
      numerica: true,
    },
    {
      titulo: 'Fabricação',
      valor: ({ produtoLote }) => produtoLote.dataFabricacao,
      ordem: ({ produtoLote }) => dataComparavel(produtoLote.dataFabricacao),
    },
    {
      titulo: 'Validade',
      valor: ({ produtoLote }) => <Validade data={produtoLote.dataValidade} hoje={hoje} />,
      ordem: ({ produtoLote }) => dataComparavel(produtoLote.dataValidade),
    },
  ];
}
