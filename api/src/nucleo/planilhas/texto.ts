import { textoDaCelulaCsv } from '@merenda/shared/formatos';
import Papa from 'papaparse';
import { deWindows1252 } from '../windows-1252.js';
import { PlanilhaRecusada } from './planilha.js';
import { descricaoDoTexto, semDeclaracao, separadorDe } from './separador.js';

const MISTURADO =
  'O arquivo mistura duas codificações de texto: parte dos acentos se perderia. Salve de novo como CSV UTF-8 ou como planilha.';
const NAO_E_TEXTO = 'O arquivo não é uma planilha que possa ser lida. Envie .xlsx, .ods ou .csv.';

/** A text as rows, with what it is in words, and what the user should know. */
interface TextoLido {
  descricao: string;
  linhas: string[][];
  avisos: string[];
}

/**
 * The rows of a CSV, or of cells that were copied from a spreadsheet. UTF-8, UTF-16 with its mark, or Windows-1252; the
 * separator is found by the known titles. Letters that say that the encoding may be another one are reported.
 * @param linhas rows to read at most
 * @param titulos the known titles, written out
 */
export function lerTexto(bytes: Buffer, linhas: number, titulos: ReadonlySet<string>): TextoLido {
  const { texto, estranho } = decodificar(bytes);
  const delimiter = separadorDe(texto, titulos);
  const { data, errors } = Papa.parse<string[]>(semDeclaracao(texto), { delimiter, preview: linhas });
  if (errors.some(({ code }) => code === 'MissingQuotes'))
    throw new PlanilhaRecusada(
      'O arquivo de texto tem aspas que não fecham. Confira as aspas, ou envie a planilha em .xlsx.',
    );
  const suspeito = texto.search(estranho);
  return {
    descricao: descricaoDoTexto(delimiter),
    linhas: data.map((linha) => linha.map(textoDaCelulaCsv)),
    avisos: suspeito < 0 ? [] : [confiraOsAcentos(trechoEm(texto, suspeito))],
  };
}

const confiraOsAcentos = (trecho: string): string =>
  `Confira os acentos: o arquivo tem "${trecho}". Se estiverem errados, salve a planilha de novo como CSV UTF-8 ou como .xlsx.`;

/** The text, and what in it says that it may be in another encoding. */
function decodificar(bytes: Buffer): { texto: string; estranho: RegExp } {
  const [marca] = UTF16.flatMap(({ mark, codificacao }) => (bytes.subarray(0, 2).equals(mark) ? [codificacao] : []));
  if (marca) return { texto: new TextDecoder(marca).decode(bytes), estranho: PERDIDA };
  if (bytes.includes(0)) throw new PlanilhaRecusada(NAO_E_TEXTO);
  try {
    return { texto: new TextDecoder('utf-8', { fatal: true }).decode(bytes), estranho: PERDIDA };
  } catch (erro) {
    // Not UTF-8 as a whole. Accents of UTF-8 that would come out as 'Ã§' say that the rest of the file is.
    const latino = deWindows1252(bytes);
    if (ACENTO_EM_UTF8.test(latino)) throw new PlanilhaRecusada(MISTURADO, { cause: erro });
    return { texto: latino, estranho: FORA_DO_PORTUGUES };
  }
}

const UTF16 = [
  { mark: Buffer.from([0xff, 0xfe]), codificacao: 'utf-16le' },
  { mark: Buffer.from([0xfe, 0xff]), codificacao: 'utf-16be' },
];

/** Two bytes of UTF-8 for a letter with an accent, read as Windows-1252. */
const ACENTO_EM_UTF8 = /Ã[\u0080-\u00BF\u0152-\u0178\u0192\u02C6\u02DC\u2013-\u203A\u20AC\u2122]/;

/** A letter that was lost before the file was saved: '�', or 'Ã§' in a file that is UTF-8. */
const PERDIDA = new RegExp(`\\uFFFD|${ACENTO_EM_UTF8.source}`);

/** A character of Windows-1252 that Portuguese does not use: the file may be of DOS or of a Mac. */
const FORA_DO_PORTUGUES =
  /[^\t\r\n -~\u00A0§©ª«®°±²³´µ·¹º»¼½¾×÷¨¬\u00AD\u00C0-\u00C5\u00C7-\u00CF\u00D1-\u00D6\u00D9-\u00DC\u00E0-\u00E5\u00E7-\u00EF\u00F1-\u00F6\u00F9-\u00FC–—‘’“”•…€™]/;

/** What surrounds a character within a cell. */
function trechoEm(texto: string, posicao: number): string {
  const antes = /[^\s;,|"]{0,12}$/.exec(texto.slice(Math.max(posicao - 12, 0), posicao))?.[0] ?? '';
  const depois = /^[^\s;,|"]{0,12}/.exec(texto.slice(posicao, posicao + 12))?.[0] ?? '';
  return antes + depois;
}
