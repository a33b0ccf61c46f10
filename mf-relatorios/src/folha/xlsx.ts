import { lerData } from '@merenda/shared/formatos';
import type { CellStyle, CellValue, WriteSheet } from 'hucre/xlsx';
import {
  linhasComTotal,
  type Celula,
  type ColunaDaFolha,
  type Folha,
  type TabelaDaFolha,
  type TipoDeColuna,
} from './folha.js';

/**
 * How spreadsheets show what a column holds; pt-BR programs read the separators of these codes as their own. A quantity
 * has none: optional decimals ('0.###') would leave a bare comma behind a whole number.
 */
const FORMATOS: Partial<Record<TipoDeColuna, string>> = {
  data: 'dd/mm/yyyy',
  inteiro: '#,##0',
  nutriente: '#,##0.00',
  moeda: '"R$" #,##0.00',
};

const NEGRITO: CellStyle = { font: { bold: true } };

/** A title is a text, also above a column of dates. */
const CABECALHO: CellStyle = { ...NEGRITO, numFmt: '@' };

/** Longest sheet name that spreadsheets accept, and the characters that it may not contain. */
const NOME_MAXIMO = 31;
const PROIBIDOS = /[\\/?*[\]:]/g;

/**
 * The tables of a report as XLSX, a sheet each: numbers are numbers and dates are dates. A text is a text, whatever it
 * begins with: nothing runs as a formula. The writer is fetched when it is first asked for.
 */
export async function escreverXlsx({ titulo, tabelas }: Folha): Promise<Uint8Array<ArrayBuffer>> {
  const { writeXlsx } = await import('hucre/xlsx');
  const nomes = nomesDasPlanilhas(tabelas.map((tabela) => tabela.titulo ?? titulo));
  const bytes = await writeXlsx({
    sheets: tabelas.map((tabela, posicao) => planilha(tabela, nomes[posicao] ?? titulo)),
  });
  return new Uint8Array(bytes);
}

function planilha(tabela: TabelaDaFolha, name: string): WriteSheet {
  const { colunas, linhas } = tabela;
  const corpo = linhasComTotal(tabela);
  const rows = [
    colunas.map(({ titulo }) => titulo),
    ...corpo.map((linha) => linha.map((celula, posicao) => valor(celula, colunas[posicao]))),
  ];
  const cells: WriteSheet['cells'] = new Map(colunas.map((_, posicao) => [`0,${posicao}`, { style: CABECALHO }]));
  if (corpo.length > linhas.length)
    colunas.forEach((coluna, posicao) =>
      cells.set(`${corpo.length},${posicao}`, { style: { ...NEGRITO, ...formato(coluna) } }),
    );
  return {
    name,
    columns: colunas.map((coluna) => ({ autoWidth: true, style: formato(coluna) })),
    rows,
    cells,
    freezePane: { rows: 1 },
  };
}

function formato({ tipo }: ColunaDaFolha): CellStyle {
  const numFmt = FORMATOS[tipo ?? 'texto'];
  return numFmt === undefined ? {} : { numFmt };
}

function valor(celula: Celula, coluna: ColunaDaFolha | undefined): CellValue {
  const dia = coluna?.tipo === 'data' && typeof celula === 'string' ? lerData(celula) : null;
  // Spreadsheets know no time zone: midnight UTC is the day itself.
  return dia === null ? celula : new Date(`${dia}T00:00:00Z`);
}

/** Each name once: one that is too long is cut, one that comes again is numbered. */
function nomesDasPlanilhas(titulos: readonly string[]): string[] {
  const nomes: string[] = [];
  for (const titulo of titulos) {
    const limpo = titulo
      .replace(PROIBIDOS, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[' ]+|[' ]+$/g, '');
    let nome = limpo.slice(0, NOME_MAXIMO).trim();
    for (let n = 2; nomes.some((outro) => outro.toLowerCase() === nome.toLowerCase()); n += 1)
      nome = `${limpo.slice(0, NOME_MAXIMO - 5).trim()} (${n})`;
    nomes.push(nome);
  }
  return nomes;
}
