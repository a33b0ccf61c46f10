import type { ProdutoLote } from '@merenda/shared/contratos';
import type { Coluna, Colunas } from '../exportacoes/colunas.js';

/** The columns that identify the lot of a row. */
export const colunasDoLote = <L>({ texto, dia }: Colunas<L>, lote: (linha: L) => ProdutoLote): Coluna<L>[] => [
  texto('Produto', (linha) => lote(linha).produto.nome),
  texto('Item', (linha) => lote(linha).produto.item.nome),
  texto('Lote', (linha) => lote(linha).numero),
  dia('Fabricação', (linha) => lote(linha).dataFabricacao),
  dia('Validade', (linha) => lote(linha).dataValidade),
];
