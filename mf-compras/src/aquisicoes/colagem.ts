import { CAMPOS_DO_ITEM_COM_SALDO, type Produto } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import {
  lerColagem,
  SINONIMOS_DO_ITEM,
  violacoesDasPropostas,
  type CampoDaGrade,
  type ValoresColados,
} from '@merenda/shared/regras';
import { CAMPO_DA_UNIDADE, recusasDaUnidade } from '../unidade-colada.js';
import { medidaDe, novoItem, type LinhaItem } from './rascunho.js';

const doItem = (campo: 'quantidade' | 'precoUnidade' | 'descricao'): CampoDaGrade => ({
  campo,
  titulo: CAMPOS_DO_ITEM_COM_SALDO[campo].titulo,
  sinonimos: SINONIMOS_DO_ITEM[campo],
  leitura: CAMPOS_DO_ITEM_COM_SALDO[campo].importacao.leitura,
});

/** The columns of an item, as it is copied from a spreadsheet. Only the product cannot be filled in later. */
export const camposDoItem = (acervo: ReadonlyMap<number, Produto>): CampoDaGrade[] => [
  {
    campo: 'produto',
    titulo: CAMPOS_DO_ITEM_COM_SALDO.produto.titulo,
    sinonimos: SINONIMOS_DO_ITEM.produto,
    leitura: {
      tipo: 'opcao',
      opcoes: [...acervo.values()].map(({ id, nome }) => ({ valor: id, rotulo: nomeComum(nome) })),
      // Only those that the rows name are read.
      parcial: true,
    },
    obrigatorio: true,
  },
  doItem('quantidade'),
  doItem('precoUnidade'),
  doItem('descricao'),
  CAMPO_DA_UNIDADE,
];

/** The texts of the pasted rows where a product is expected. */
export const nomesColados = (texto: string): string[] =>
  lerColagem(texto, { campos: camposDoItem(new Map()) }).linhas.map(({ celulas }) => celulas.produto ?? '');

/** A pasted row as an item of the form. */
export function itemColado(
  { produto, descricao, quantidade, precoUnidade }: ValoresColados,
  acervo: ReadonlyMap<number, Produto>,
): LinhaItem {
  const escolhido = acervo.get(Number(produto));
  return {
    ...novoItem(),
    produto: escolhido?.id ?? null,
    unidadeProduto: escolhido?.unidadeProduto ?? '',
    ...(escolhido && { medida: medidaDe(escolhido) }),
    descricao: typeof descricao === 'string' ? descricao : '',
    quantidade: typeof quantidade === 'number' ? quantidade : null,
    precoUnidade: typeof precoUnidade === 'number' ? precoUnidade : null,
  };
}

/** What a proposal refuses in a pasted row: a product that it has already, or another unit than the product's. */
export function recusasDoItem(
  { produto, unidade }: ValoresColados,
  naProposta: readonly (number | null)[],
  acervo: ReadonlyMap<number, Produto>,
  descreverUnidade: (codigo: string) => string,
): string[] {
  const itens = [...naProposta, Number(produto)].map((um) => ({ produto: um }));
  const repetido = `0.itens.${naProposta.length}.produto`;
  return [
    ...violacoesDasPropostas([{ fornecedor: null, itens }]).flatMap(({ campo, mensagem }) =>
      campo === repetido ? mensagem : [],
    ),
    ...recusasDaUnidade(unidade, acervo.get(Number(produto))?.unidadeProduto, descreverUnidade),
  ];
}

/** Whether anything was typed in an item. */
export const preenchido = ({ produto, descricao, quantidade, precoUnidade }: LinhaItem): boolean =>
  produto !== null || descricao !== '' || quantidade !== null || precoUnidade !== null;

/** The items without the pasted ones, with the blank rows that gave way to them; what was typed since then stays. */
export function semColados(
  itens: readonly LinhaItem[],
  colados: readonly LinhaItem[],
  antes: readonly LinhaItem[],
): LinhaItem[] {
  const chaves = new Set(colados.map(({ chave }) => chave));
  const cedidas = antes.filter((item) => !preenchido(item));
  const juntas = [...itens.filter(({ chave }) => !chaves.has(chave)), ...cedidas];
  return juntas.length > 0 ? juntas : [novoItem()];
}
