import { CASAS_DO_SALDO } from '../../vocabulario/limites.js';
import {
  ROTULOS_UNIDADE_MEDIDA,
  SIMBOLOS_UNIDADE_MEDIDA,
  type UnidadeMedida,
  type UnidadeProduto,
} from '../../vocabulario/cadastros/produtos.js';
import { formatarQuantidade } from '../../formatos/numeros.js';
import { decimal, type Decimal, type Numerico } from '../decimal.js';
import { RegraViolada } from '../violacao.js';

type Dimensao = 'massa' | 'volume' | 'contagem';

/** Dimension, and how many of its smallest unit (g, ml, un) make one. */
const UNIDADES: Record<UnidadeMedida, { dimensao: Dimensao; fator: number }> = {
  G: { dimensao: 'massa', fator: 1 },
  KG: { dimensao: 'massa', fator: 1000 },
  ML: { dimensao: 'volume', fator: 1 },
  L: { dimensao: 'volume', fator: 1000 },
  UN: { dimensao: 'contagem', fator: 1 },
};

const ehUnidade = (codigo: string): codigo is UnidadeMedida => Object.hasOwn(UNIDADES, codigo);

function unidade(codigo: string) {
  if (!ehUnidade(codigo)) throw new RegraViolada(`A unidade de medida ${codigo} não é conhecida.`);
  return UNIDADES[codigo];
}

const nome = (codigo: string): string => (ehUnidade(codigo) ? ROTULOS_UNIDADE_MEDIDA[codigo].toLowerCase() : codigo);

/**
 * Null when a quantity in `de` can be converted to `para`, otherwise the reason. Checked when a food is registered, not
 * when it is cooked.
 */
export function recusaConversao(de: string, para: string): string | null {
  for (const codigo of [de, para]) if (!ehUnidade(codigo)) return `A unidade de medida ${codigo} não é conhecida.`;
  if (unidade(de).dimensao === unidade(para).dimensao) return null;
  return `Não é possível converter ${nome(de)} em ${nome(para)}: são medidas de grandezas diferentes.`;
}

/** Exact: 1,5 KG → 1500 G. Throws `RegraViolada` between dimensions. */
export function converter(valor: Numerico, de: string, para: string): Decimal {
  const recusa = recusaConversao(de, para);
  if (recusa) throw new RegraViolada(recusa);
  return decimal(valor).times(unidade(de).fator).div(unidade(para).fator);
}

/**
 * Content of one package (`unidadeProduto`) of a product, converted to `para`: a 5 kg sack holds 5000 G. Throws
 * `RegraViolada` between dimensions.
 */
export const conteudoDaEmbalagem = (produto: { medidaReal: Numerico; unidadeMedida: string }, para: string): Decimal =>
  converter(produto.medidaReal, produto.unidadeMedida, para);

/** The other unit of the dimension, for displaying a content. */
export const OUTRA_UNIDADE: Partial<Record<UnidadeMedida, UnidadeMedida>> = { G: 'KG', KG: 'G', ML: 'L', L: 'ML' };

/** Decimals of a thousandth in the unit that is a thousand times greater. */
const CASAS_DA_OUTRA = 6;

/**
 * A package in both units of its dimension: 'Saco de 1.500 g = 1,5 kg'. An error by a factor of a thousand is visible
 * in one of them.
 * @param embalagem name of the package, as in the look-up list
 */
export function descreverEmbalagem(
  embalagem: string,
  { medidaReal, unidadeMedida }: { medidaReal: Numerico; unidadeMedida: UnidadeMedida },
): string {
  const conteudo = `${embalagem} de ${formatarQuantidade(medidaReal.toString())} ${SIMBOLOS_UNIDADE_MEDIDA[unidadeMedida]}`;
  const outra = OUTRA_UNIDADE[unidadeMedida];
  if (outra === undefined) return conteudo;
  return `${conteudo} = ${formatarQuantidade(converter(medidaReal, unidadeMedida, outra), CASAS_DA_OUTRA)} ${SIMBOLOS_UNIDADE_MEDIDA[outra]}`;
}

/** A product as its quantities are written: the code of its package, and what one package holds. */
export interface ProdutoMedido {
  unidadeProduto: string;
  medidaReal: Numerico;
  unidadeMedida: string;
}

/** Packages that are a kitchen unit themselves, when they hold one of it: their number is the quantity. */
const SEM_EMBALAGEM: readonly string[] = ['UNIDADE', 'KG', 'LITRO'] satisfies UnidadeProduto[];

/** A quantity with its unit: '9,6 kg'. */
export const comMedida = (quantidade: Numerico, unidadeMedida: string): string =>
  `${formatarQuantidade(quantidade)} ${ehUnidade(unidadeMedida) ? SIMBOLOS_UNIDADE_MEDIDA[unidadeMedida] : unidadeMedida}`;

/** What packages of a product hold, in the unit of the kitchen: 10 packages of 5 kg are 50 KG. */
export function totalDasEmbalagens(
  embalagens: Numerico,
  produto: Pick<ProdutoMedido, 'medidaReal' | 'unidadeMedida'>,
): { quantidade: Decimal; unidadeMedida: UnidadeMedida } {
  const unidadeMedida = unidadeDoTotal(produto.unidadeMedida);
  return { quantidade: conteudoDaEmbalagem(produto, unidadeMedida).times(embalagens.toString()), unidadeMedida };
}

/** What packages of a product hold, as people weigh it: '1,68 kg'. */
export function descreverConteudo(embalagens: Numerico, produto: Parameters<typeof totalDasEmbalagens>[1]): string {
  const { quantidade, unidadeMedida } = totalDasEmbalagens(embalagens, produto);
  return comMedida(quantidade, unidadeMedida);
}

/**
 * One package of a product, 'pacote de 5 kg'; null for loose goods and single pieces.
 * @param embalagem name of the package, as in the look-up list
 */
export function nomeDaEmbalagem(produto: ProdutoMedido, embalagem: string): string | null {
  if (SEM_EMBALAGEM.includes(produto.unidadeProduto) && totalDasEmbalagens(1, produto).quantidade.eq(1)) return null;
  return `${embalagem.toLowerCase()} de ${comMedida(produto.medidaReal, produto.unidadeMedida)}`;
}

/**
 * One package of a product in a cell: 'Saco de 5 kg'; loose goods, or single pieces, have their name alone.
 * @param unidade the name of a package by its code
 */
export function escreverEmbalagem(produto: ProdutoMedido, unidade: (codigo: string) => string): string {
  const descricao = unidade(produto.unidadeProduto);
  const nome = nomeDaEmbalagem(produto, descricao);
  return nome === null ? descricao : nome.charAt(0).toUpperCase() + nome.slice(1);
}

/**
 * Packages of a product in two parts: as people weigh them, '1,68 kg', and their number, '0,336 × pacote de 5 kg'.
 * Loose goods and single pieces have no packages.
 * @param embalagem name of the package, as in the look-up list
 */
export function partesDaQuantidade(
  embalagens: Numerico,
  produto: ProdutoMedido,
  embalagem: string,
): { total: string; embalagens: string | null } {
  const nomeDela = nomeDaEmbalagem(produto, embalagem);
  return {
    total: descreverConteudo(embalagens, produto),
    embalagens: nomeDela === null ? null : `${emPalavras(embalagens)} × ${nomeDela}`,
  };
}

/** Packages as a term of a sum, whose other terms have the same package: '170 kg (34)'. */
export function descreverParcela(embalagens: Numerico, produto: ProdutoMedido): string {
  const total = descreverConteudo(embalagens, produto);
  return nomeDaEmbalagem(produto, '') === null ? total : `${total} (${emPalavras(embalagens)})`;
}

/** `partesDaQuantidade` as one text: '1,68 kg (0,336 × pacote de 5 kg)'. */
export function descreverQuantidade(...quantidade: Parameters<typeof partesDaQuantidade>): string {
  const { total, embalagens } = partesDaQuantidade(...quantidade);
  return embalagens === null ? total : `${total} (${embalagens})`;
}

/** The unit of the total for all students: grams become kilograms, millilitres litres. */
export function unidadeDoTotal(codigo: string): UnidadeMedida {
  const { dimensao } = unidade(codigo);
  return dimensao === 'massa' ? 'KG' : dimensao === 'volume' ? 'L' : 'UN';
}

/** Writes packages for people: '50 kg (10 × pacote de 5 kg)'. Without it a sentence has their number. */
export type EscreverEmbalagens = (embalagens: number) => string;

/** The packages in a sentence. */
export const emPalavras = (embalagens: Numerico, escrever?: EscreverEmbalagens): string =>
  escrever ? escrever(decimal(embalagens).toNumber()) : formatarQuantidade(embalagens.toString(), CASAS_DO_SALDO);
