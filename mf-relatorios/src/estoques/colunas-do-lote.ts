import type { ProdutoLote } from '@merenda/shared/contratos';
import type { Celula, ColunaDaFolha } from '../folha/folha.js';

/** The columns that identify the lot of a row. */
export const COLUNAS_DO_LOTE: readonly ColunaDaFolha[] = [
  { titulo: 'Produto' },
  { titulo: 'Item' },
  { titulo: 'Lote', tipo: 'codigo' },
  { titulo: 'Fabricação', tipo: 'data' },
  { titulo: 'Validade', tipo: 'data' },
];

/** The cells of `COLUNAS_DO_LOTE`. */
export function celulasDoLote({ produto, numero, dataFabricacao, dataValidade }: ProdutoLote): Celula[] {
  return [produto.nome, produto.item.nome, numero, dataFabricacao, dataValidade];
}
