import { tituloPorExtenso } from '@merenda/shared/regras';
import Papa from 'papaparse';

/** Separators, in the order of preference when nothing tells them apart. */
const SEPARADORES = [';', '\t', ',', '|'] as const;

/** How the preview calls them. */
const NOMES: Readonly<Record<string, string>> = {
  ';': 'ponto e vírgula',
  '\t': 'tabulação',
  ',': 'vírgula',
  '|': 'barra',
};

/** 'CSV separado por ponto e vírgula'. */
export const descricaoDoTexto = (separador: string): string =>
  separador === '\t'
    ? 'texto separado por tabulação (TSV)'
    : `CSV separado por ${NOMES[separador] ?? `"${separador}"`}`;

/** The first line may say the separator, for Excel. */
const DECLARADO = /^"?sep=([^\r\n])"?(?=\r|\n|$)/i;

/** A text without the line that says its separator; the other rows keep their numbers. */
export const semDeclaracao = (texto: string): string => texto.replace(DECLARADO, '');

/** Characters and rows by which a separator is chosen. */
const AMOSTRA = 64 * 1024;
const LINHAS = 30;
/** Rows above and with the header. */
const LINHAS_DE_TITULO = 10;

/**
 * The separator of a text: the one that it declares, or else the one under which a row has the most known titles, or
 * else the one that gives the same number of columns most often. A title of the sheet, with other separators in it, may
 * be above the header.
 * @param titulos the known titles, written out
 */
export function separadorDe(texto: string, titulos: ReadonlySet<string>): string {
  const declarado = DECLARADO.exec(texto)?.[1];
  if (declarado !== undefined) return declarado;
  const amostra = texto.slice(0, AMOSTRA);
  const medidos = SEPARADORES.map((separador) => ({ separador, ...medir(amostra, separador, titulos) }));
  return medidos.reduce((melhor, este) => (compara(este, melhor) > 0 ? este : melhor)).separador;
}

interface Medida {
  /** Known titles of the header: the row that has the most. */
  conhecidos: number;
  /** The part of the rows with as many columns as the header, or as most rows have; 0 when that is one column. */
  constancia: number;
  colunas: number;
}

const compara = (um: Medida, outro: Medida): number =>
  um.conhecidos - outro.conhecidos || um.constancia - outro.constancia || um.colunas - outro.colunas;

function medir(amostra: string, separador: string, titulos: ReadonlySet<string>): Medida {
  const { data } = Papa.parse<string[]>(amostra, { delimiter: separador, preview: LINHAS, skipEmptyLines: 'greedy' });
  const cabecalho = data
    .slice(0, LINHAS_DE_TITULO)
    .map((linha) => ({ conhecidos: conhecidosEm(linha, titulos), colunas: linha.length }))
    .reduce((melhor, este) => (este.conhecidos > melhor.conhecidos ? este : melhor), { conhecidos: 0, colunas: 0 });
  const larguras = data.map(({ length }) => length);
  const colunas = cabecalho.conhecidos > 0 ? cabecalho.colunas : maisComum(larguras.filter((largura) => largura > 1));
  const iguais = larguras.filter((largura) => largura === colunas).length;
  return { conhecidos: cabecalho.conhecidos, constancia: colunas > 1 ? iguais / data.length : 0, colunas };
}

const conhecidosEm = (linha: readonly string[], titulos: ReadonlySet<string>): number =>
  new Set(linha.map(tituloPorExtenso).filter((nome) => titulos.has(nome))).size;

function maisComum(numeros: readonly number[]): number {
  const vezes = (numero: number) => numeros.filter((outro) => outro === numero).length;
  return numeros.reduce((melhor, este) => (vezes(este) > vezes(melhor) ? este : melhor), 1);
}
