import { textoDaCelulaCsv } from '@merenda/shared/formatos';
import Papa from 'papaparse';
import { deWindows1252 } from '../windows-1252.js';
import { PlanilhaRecusada } from './planilha.js';

const MISTURADO =
  'O arquivo mistura duas codificações de texto: parte dos acentos se perderia. Salve de novo como CSV UTF-8 ou como planilha.';
const NAO_E_TEXTO = 'O arquivo não é uma planilha que possa ser lida. Envie .xlsx, .ods ou .csv.';

/** Separators, in the order of preference when a line has none of them. */
const SEPARADORES = [';', '\t', ','] as const;

/**
 * The rows of a CSV, or of cells that were copied from a spreadsheet. UTF-8, UTF-16 with its mark, or Windows-1252;
 * cells are separated by `;`, tab or `,`.
 * @param linhas rows to read at most
 */
export function lerTexto(bytes: Buffer, linhas: number): string[][] {
  const texto = decodificar(bytes);
  const { data, errors } = Papa.parse<string[]>(texto, { delimiter: separadorDe(texto), preview: linhas });
  if (errors.some(({ code }) => code === 'MissingQuotes'))
    throw new PlanilhaRecusada(
      'O arquivo de texto tem aspas que não fecham. Confira as aspas, ou envie a planilha em .xlsx.',
    );
  return data.map((linha) => linha.map(textoDaCelulaCsv));
}

function decodificar(bytes: Buffer): string {
  const [marca] = UTF16.flatMap(({ mark, codificacao }) => (bytes.subarray(0, 2).equals(mark) ? [codificacao] : []));
  if (marca) return new TextDecoder(marca).decode(bytes);
  if (bytes.includes(0)) throw new PlanilhaRecusada(NAO_E_TEXTO);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (erro) {
    // Not UTF-8 as a whole. Accents of UTF-8 that would come out as 'Ã§' say that the rest of the file is.
    const latino = deWindows1252(bytes);
    if (ACENTO_EM_UTF8.test(latino)) throw new PlanilhaRecusada(MISTURADO, { cause: erro });
    return latino;
  }
}

const UTF16 = [
  { mark: Buffer.from([0xff, 0xfe]), codificacao: 'utf-16le' },
  { mark: Buffer.from([0xfe, 0xff]), codificacao: 'utf-16be' },
];

/** Two bytes of UTF-8 for a letter with an accent, read as Windows-1252. */
const ACENTO_EM_UTF8 = /Ã[\u0080-\u00BF\u0152-\u0178\u0192\u02C6\u02DC\u2013-\u203A\u20AC\u2122]/;

/** The separator that the first line has most often outside quotes. */
function separadorDe(texto: string): string {
  const [primeira = ''] = texto
    .replace(/"[^"]*"/g, '')
    .split(/\r\n|\r|\n/)
    .filter((linha) => /\S/.test(linha));
  const contados = SEPARADORES.map((separador) => ({ separador, vezes: primeira.split(separador).length }));
  return contados.reduce((melhor, este) => (este.vezes > melhor.vezes ? este : melhor)).separador;
}
