import type { Produto } from '@merenda/shared/contratos';
import { paraBusca } from '@merenda/shared/formatos';
import { SINONIMOS_DO_ITEM, type CampoDaGrade, type ValoresColados } from '@merenda/shared/regras';
import { novoItem, type LinhaItem } from './rascunho.js';

/** The columns of an item, as it is copied from a spreadsheet. Only the product cannot be filled in later. */
export const camposDoItem = (acervo: ReadonlyMap<number, Produto>): CampoDaGrade[] => [
  {
    campo: 'produto',
    titulo: 'Produto',
    sinonimos: SINONIMOS_DO_ITEM.produto,
    leitura: { tipo: 'opcao', opcoes: [...acervo.values()].map(({ id, nome }) => ({ valor: id, rotulo: nome })) },
    obrigatorio: true,
  },
  {
    campo: 'quantidade',
    titulo: 'Quantidade',
    sinonimos: SINONIMOS_DO_ITEM.quantidade,
    leitura: { tipo: 'numero', casas: 3 },
  },
  {
    campo: 'precoUnidade',
    titulo: 'Preço unitário',
    sinonimos: SINONIMOS_DO_ITEM.precoUnidade,
    leitura: { tipo: 'numero', casas: 2, moeda: true },
  },
  { campo: 'descricao', titulo: 'Descrição', sinonimos: SINONIMOS_DO_ITEM.descricao, leitura: { tipo: 'texto' } },
  {
    campo: 'unidade',
    titulo: 'Unidade',
    sinonimos: ['Unidade de medida', 'Un', 'Und', 'Unid', 'UM'],
    leitura: { tipo: 'texto' },
  },
];

/** A quantity in another unit than the product's would be another quantity. */
export function recusasDaUnidade(
  { produto, unidade }: ValoresColados,
  acervo: ReadonlyMap<number, Produto>,
  descreverUnidade: (codigo: string) => string,
): string[] {
  const codigo = acervo.get(Number(produto))?.unidadeProduto;
  if (typeof unidade !== 'string' || codigo === undefined) return [];
  const descricao = descreverUnidade(codigo);
  const igual = [codigo, descricao].some((nome) => paraBusca(nome) === paraBusca(unidade));
  return igual ? [] : [`Unidade: a do produto é ${descricao}.`];
}

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
    descricao: typeof descricao === 'string' ? descricao : '',
    quantidade: typeof quantidade === 'number' ? quantidade : null,
    precoUnidade: typeof precoUnidade === 'number' ? precoUnidade : null,
  };
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
  const restantes = itens.filter(({ chave }) => !chaves.has(chave));
  const cedidas = antes.filter((item) => !preenchido(item));
  return [...restantes, ...cedidas].length > 0 ? [...restantes, ...cedidas] : [novoItem()];
}
