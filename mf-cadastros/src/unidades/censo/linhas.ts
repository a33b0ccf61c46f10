import type Papa from 'papaparse';
import { ArquivoRecusado } from './arquivo-recusado.js';
import type { FonteDoCenso } from './zip.js';

/** Separators of the files: the census has `;`, and who saves it again has what the spreadsheet writes. */
const SEPARADORES = [';', ',', '\t', '|'] as const;

/** Characters that are read before their rows are looked at. */
const PEDACO = 1024 * 1024;

/** Characters of a row at most: a file without line breaks is none of the census. */
const LINHA_MAXIMA = 8 * PEDACO;

/** The header of a file, and how its rows are written. */
export interface Cabecalho {
  separador: string;
  quebra: '\r\n' | '\n' | '\r';
  colunas: string[];
}

/** Reads the header: its separator is the one under which most of the known columns appear. */
export async function lerCabecalho(
  papa: typeof Papa,
  fonte: FonteDoCenso,
  conhecidas: ReadonlySet<string>,
): Promise<Cabecalho> {
  let inicio = '';
  for await (const pedaco of caracteresDe(fonte)) {
    inicio += pedaco;
    if (/[\r\n]./s.test(inicio) || inicio.length > PEDACO) break;
  }
  const [, linha = '', quebra = '\n'] = /^([^\r\n]*)(\r\n|\r|\n)?/.exec(inicio) ?? [];
  const lidos = SEPARADORES.map((separador) => {
    const { data } = papa.parse<string[]>(linha, { delimiter: separador, preview: 1 });
    const colunas = (data[0] ?? []).map(texto);
    return { separador, colunas, conhecidas: colunas.filter((coluna) => conhecidas.has(coluna)).length };
  });
  const { separador, colunas } = lidos.reduce((melhor, este) => (este.conhecidas > melhor.conhecidas ? este : melhor));
  return { separador, colunas, quebra: quebra as Cabecalho['quebra'] };
}

/** The rows of a file below its header, piece by piece, with the part of its bytes that is read. */
export async function* linhasDe(
  papa: typeof Papa,
  fonte: FonteDoCenso,
  { separador, quebra }: Cabecalho,
): AsyncGenerator<{ linhas: string[][]; lidos: number }> {
  const leitor = new papa.Parser({ delimiter: separador, newline: quebra });
  let [resto, lidos, primeira] = ['', 0, true];
  const separar = (ultimo: boolean): string[][] => {
    const { data, meta } = leitor.parse(resto, 0, !ultimo) as Papa.ParseResult<string[]>;
    resto = resto.slice(meta.cursor);
    const linhas = data.slice(primeira ? 1 : 0).filter(({ length, 0: celula }) => length > 1 || celula !== '');
    if (data.length > 0) primeira = false;
    return linhas;
  };
  for await (const pedaco of caracteresDe(fonte)) {
    resto += pedaco;
    lidos += pedaco.length;
    if (resto.length < PEDACO) continue;
    yield { linhas: separar(false), lidos };
    if (resto.length > LINHA_MAXIMA)
      throw new ArquivoRecusado(`O arquivo ${fonte.nome} tem uma linha grande demais: não é um arquivo do censo.`);
  }
  yield { linhas: separar(true), lidos: fonte.tamanho };
}

/**
 * Each byte as one character, so that a letter of two bytes may lie across two pieces; the few texts that are kept are
 * decoded afterwards. The files exist in UTF-8 and in Windows-1252.
 */
async function* caracteresDe(fonte: FonteDoCenso): AsyncGenerator<string> {
  let primeiro = true;
  for await (const bytes of fonte.abrir()) {
    yield caracteres(primeiro && MARCA.every((byte, i) => bytes[i] === byte) ? bytes.subarray(MARCA.length) : bytes);
    primeiro = false;
  }
}

/** The byte order mark of UTF-8. */
const MARCA = [0xef, 0xbb, 0xbf];

/** Widened to 16 bits, the bytes are characters: the browser's decoder takes a fraction of the time of a loop. */
const caracteres = (bytes: Uint8Array): string => new TextDecoder('utf-16le').decode(new Uint16Array(bytes));

/**
 * The text of bytes: UTF-8, or Windows-1252 when they are no UTF-8. It is a copy, because a cell is a view of its piece:
 * one kept school would keep two megabytes.
 */
export function texto(celula: string): string {
  const bytes = Uint8Array.from(celula, (letra) => letra.charCodeAt(0));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).trim();
  } catch {
    return new TextDecoder('windows-1252').decode(bytes).trim();
  }
}
