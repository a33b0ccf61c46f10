import { SIMBOLOS_UNIDADE_MEDIDA, type ProdutoLote } from '@merenda/shared/contratos';
import { totalDasEmbalagens } from '@merenda/shared/regras';
import type { Coluna, Colunas } from '../../mecanismos/exportacoes/colunas.js';

/** The columns that identify the lot of a row. */
export const colunasDoLote = <L>({ texto, dia }: Colunas<L>, lote: (linha: L) => ProdutoLote): Coluna<L>[] => [
  texto('Produto', (linha) => lote(linha).produto.nome),
  texto('Item', (linha) => lote(linha).produto.item.nome),
  texto('Lote', (linha) => lote(linha).numero),
  dia('Fabricação', (linha) => lote(linha).dataFabricacao),
  dia('Validade', (linha) => lote(linha).dataValidade),
];

type Medido = Parameters<typeof totalDasEmbalagens>[1];

/** A quantity of packages as people weigh it, as a number that can be summed; `colunaDaMedida` has its unit. */
export const colunaDoConteudo = <L>(
  { numero }: Colunas<L>,
  titulo: string,
  embalagens: (linha: L) => number | null,
  produto: (linha: L) => Medido,
): Coluna<L> =>
  numero(titulo, (linha) => {
    const quantas = embalagens(linha);
    return quantas === null ? null : totalDasEmbalagens(quantas, produto(linha)).quantidade.toNumber();
  });

/** The unit of the contents of a row: kg, L or un. */
export const colunaDaMedida = <L>({ texto }: Colunas<L>, produto: (linha: L) => Medido): Coluna<L> =>
  texto('Medida', (linha) => SIMBOLOS_UNIDADE_MEDIDA[totalDasEmbalagens(1, produto(linha)).unidadeMedida]);
