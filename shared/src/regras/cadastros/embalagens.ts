import { SIMBOLOS_UNIDADE_MEDIDA, UNIDADES_MEDIDA, type UnidadeMedida } from '../../vocabulario/cadastros/produtos.js';
import { formatarQuantidade } from '../../formatos/numeros.js';
import { lerQuantidade, numeroLido } from '../../formatos/leitura.js';
import { decimal, type Numerico } from '../decimal.js';
import { conteudoDoNome } from '../importacao/conteudo-do-nome.js';
import {
  emPalavras,
  converter,
  descreverConteudo,
  nomeDaEmbalagem,
  OUTRA_UNIDADE,
  type ProdutoMedido,
  unidadeDoTotal,
} from './unidades-de-medida.js';

/** What a number counts: the packages of a product, or a unit of measure. */
export type Medida = ProdutoMedido | UnidadeMedida;

/** Decimals of a thousandth in the unit that is a thousand times greater. */
const CASAS_DA_OUTRA = 6;

/** More than zero and less than two: '1,5 pacote'. */
const singular = (numero: Numerico): boolean => decimal(numero).gt(0) && decimal(numero).lt(2);

const FINAIS: readonly [RegExp, string][] = [
  [/ão$/, 'ões'],
  [/m$/, 'ns'],
  [/([rz])$/, '$1es'],
  [/([au])l$/, '$1is'],
  [/el$/, 'éis'],
  [/ol$/, 'óis'],
  [/il$/, 'is'],
  [/([a-rt-wyzà-ÿ])$/, '$1s'],
];

/** The name of a package in the plural. Of several words the first one changes: 'pacotes com rótulo'. */
function plural(nome: string): string {
  const [primeira = '', ...resto] = nome.split(' ');
  const [final, troca] = FINAIS.find(([de]) => de.test(primeira)) ?? [/$/, ''];
  return [primeira.replace(final, troca), ...resto].join(' ');
}

/** Loose, or counted one by one: the number is already in the kitchen's unit. */
const semEmbalagem = (produto: ProdutoMedido): boolean => nomeDaEmbalagem(produto, '') === null;

/**
 * The unit after a number: 'pacotes', 'pacote' after 1, 'kg' for loose goods.
 * @param embalagem name of the package, as in the look-up list
 */
export function unidadeDoNumero(numero: Numerico | null, medida: Medida, embalagem: string): string {
  if (typeof medida === 'string') return SIMBOLOS_UNIDADE_MEDIDA[medida];
  if (semEmbalagem(medida)) return SIMBOLOS_UNIDADE_MEDIDA[unidadeDoTotal(medida.unidadeMedida)];
  const nome = embalagem.toLowerCase();
  return numero !== null && singular(numero) ? nome : plural(nome);
}

/**
 * The number in the other unit, which shows an error of kind or by a factor of a thousand: '0,64 kg' for 1.6 packages
 * of 0.4 kg, '1.600 g' for 1.6 kg. Null for single pieces.
 */
export function naOutraUnidade(numero: Numerico, medida: Medida): string | null {
  if (typeof medida !== 'string' && !semEmbalagem(medida)) return descreverConteudo(numero, medida);
  const unidade = typeof medida === 'string' ? medida : unidadeDoTotal(medida.unidadeMedida);
  const outra = OUTRA_UNIDADE[unidade];
  if (outra === undefined) return null;
  return `${formatarQuantidade(converter(numero, unidade, outra), CASAS_DA_OUTRA)} ${SIMBOLOS_UNIDADE_MEDIDA[outra]}`;
}

/** Packages in a sentence: '4 pacotes (1,6 kg)', '1,6 kg' for loose goods. */
export function contarEmbalagens(embalagens: Numerico, produto: ProdutoMedido, embalagem: string): string {
  const total = descreverConteudo(embalagens, produto);
  if (semEmbalagem(produto)) return total;
  return `${emPalavras(embalagens)} ${unidadeDoNumero(embalagens, produto, embalagem)} (${total})`;
}

/** What goes out: 'Saem 4 pacotes (1,6 kg)'. */
export const fraseDoQueSai = (quantidade: Numerico, produto: ProdutoMedido, embalagem: string): string =>
  `${singular(quantidade) ? 'Sai' : 'Saem'} ${contarEmbalagens(quantidade, produto, embalagem)}`;

/** What an exit does: 'Saem 4 pacotes (1,6 kg); ficam 0'. */
export function fraseDaSaida(quantidade: Numerico, saldo: Numerico, produto: ProdutoMedido, embalagem: string): string {
  const resto = decimal(saldo).minus(decimal(quantidade));
  const quanto = resto.isZero() || !semEmbalagem(produto) ? emPalavras(resto) : descreverConteudo(resto, produto);
  return `${fraseDoQueSai(quantidade, produto, embalagem)}; ${singular(resto) ? 'fica' : 'ficam'} ${quanto}`;
}

/** What comes in: 'Entram 4 pacotes (1,6 kg)'. */
export const fraseDaEntrada = (quantidade: Numerico, produto: ProdutoMedido, embalagem: string): string =>
  `${singular(quantidade) ? 'Entra' : 'Entram'} ${contarEmbalagens(quantidade, produto, embalagem)}`;

/** What a count changes: 'De 4 pacotes (1,6 kg) para 3 pacotes (1,2 kg)', or that it stays. */
export function fraseDoBalanco(antes: Numerico, depois: Numerico, produto: ProdutoMedido, embalagem: string): string {
  const nova = contarEmbalagens(depois, produto, embalagem);
  if (decimal(antes).eq(decimal(depois))) return `Continua em ${nova}`;
  return `De ${contarEmbalagens(antes, produto, embalagem)} para ${nova}`;
}

/** The sentence of one lot or product of several: 'Arroz, lote L-1: saem 4 pacotes (1,6 kg); ficam 0.' */
export const linhaDe = (nome: string, frase: string): string =>
  `${nome}: ${frase.charAt(0).toLowerCase()}${frase.slice(1)}.`;

/** So many lines an 'Aviso' lists; the rest is counted. */
const LINHAS_DO_AVISO = 8;

/** Lines of an 'Aviso': as many as one reads, and how many more there are. */
export const linhasDoAviso = (linhas: readonly string[]): readonly string[] =>
  linhas.length > LINHAS_DO_AVISO
    ? [...linhas.slice(0, LINHAS_DO_AVISO), `E mais ${formatarQuantidade(linhas.length - LINHAS_DO_AVISO)}.`]
    : linhas;

/**
 * The content that the name of a product says: 5 and KG of 'ARROZ 5 KG'. Null when it says none, or two different ones.
 */
export function medidaDoNome(nome: string): { medidaReal: number; unidadeMedida: UnidadeMedida } | null {
  const { QUANTIDADE, UNIDADE } = conteudoDoNome(nome);
  const medidaReal = numeroLido(lerQuantidade(QUANTIDADE));
  const unidadeMedida = UNIDADES_MEDIDA.find((uma) => SIMBOLOS_UNIDADE_MEDIDA[uma].toLowerCase() === UNIDADE);
  return medidaReal === null || unidadeMedida === undefined ? null : { medidaReal, unidadeMedida };
}
