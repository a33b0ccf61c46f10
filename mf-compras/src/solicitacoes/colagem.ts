import { formatarQuantidade, nomeComum, numeroLido } from '@merenda/shared/formatos';
import { SINONIMOS_DO_ITEM, type CampoDaGrade, type ValoresColados } from '@merenda/shared/regras';
import { CAMPO_DA_UNIDADE, recusasDaUnidade } from '../unidade-colada.js';
import { erroDaQuantidade, type ItemPedivel, type Quantidades } from './quantidades.js';

/** The columns of the quantities of a request, as they are copied from a spreadsheet. */
export const camposDasQuantidades = (itens: readonly ItemPedivel[]): CampoDaGrade[] => [
  {
    campo: 'produto',
    titulo: 'Produto',
    sinonimos: SINONIMOS_DO_ITEM.produto,
    leitura: {
      tipo: 'opcao',
      opcoes: itens.map(({ produto: { id, nome } }) => ({ valor: id, rotulo: nomeComum(nome) })),
    },
    obrigatorio: true,
  },
  {
    campo: 'quantidade',
    titulo: 'Quantidade',
    sinonimos: ['Qtd', 'Quant', 'Pedido', 'Quantidade solicitada', 'Quantidade pedida'],
    leitura: { tipo: 'numero', casas: 3 },
    obrigatorio: true,
  },
  CAMPO_DA_UNIDADE,
];

interface Descricoes {
  /** A unit of a product in words, by its code. */
  unidade: (codigo: string) => string;
  /** Packages as people weigh them. */
  escrever: (embalagens: number, produto: ItemPedivel['produto']) => string;
}

/** Why a row that can be read asks for nothing: each product once, in its unit and within the bounds of the form. */
export function recusasDasQuantidades(
  { produto, quantidade, unidade }: ValoresColados,
  anteriores: readonly ValoresColados[],
  itens: readonly ItemPedivel[],
  { unidade: descreverUnidade, escrever }: Descricoes,
): string[] {
  const item = itens.find((um) => um.produto.id === produto);
  if (!item || typeof quantidade !== 'number') return [];
  const erro = erroDaQuantidade(item, quantidade, (embalagens) => escrever(embalagens, item.produto));
  return [
    ...(anteriores.some((outra) => outra.produto === produto) ? ['Produto: já está em uma linha acima.'] : []),
    ...recusasDaUnidade(unidade, item.unidadeProduto, descreverUnidade),
    ...(erro === null ? [] : [`Quantidade: ${erro}`]),
  ];
}

/** What a row replaces among the quantities; null if nothing was asked of its product. */
export function substituida({ produto }: ValoresColados, quantidades: Quantidades): string | null {
  const antes = numeroLido(quantidades[Number(produto)]);
  return antes === null ? null : `Substitui ${formatarQuantidade(antes)}.`;
}

/** The pasted quantities, by product. */
export const quantidadesColadas = (linhas: readonly ValoresColados[]): Quantidades =>
  Object.fromEntries(
    linhas.flatMap(({ produto, quantidade }) =>
      typeof quantidade === 'number' ? [[Number(produto), quantidade] as const] : [],
    ),
  );

/** The current quantities, with those of `antes` in place of the pasted ones; values typed since then stay. */
export const semColadas = (agora: Quantidades, coladas: Quantidades, antes: Quantidades): Quantidades => ({
  ...agora,
  ...Object.fromEntries(
    Object.keys(coladas)
      .map(Number)
      .filter((produto) => agora[produto] === coladas[produto])
      .map((produto) => [produto, antes[produto] ?? null]),
  ),
});
