import { read, utils, write } from '@e965/xlsx';
import fs from 'node:fs';
import { expect, type Page } from '@playwright/test';

/** A cell of a spreadsheet: a day is a `Date` at midnight UTC, a moment one at its time of day in UTC. */
export type CelulaLida = string | number | Date | null;

/** Presses a download button and reads the downloaded file. */
async function baixar(page: Page, botao: string): Promise<{ nome: string; conteudo: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: botao }).click(),
  ]);
  return { nome: download.suggestedFilename(), conteudo: fs.readFileSync(await download.path()) };
}

/** The sheets of the report's XLSX, by a library that the product does not use. */
export async function baixarXlsx(page: Page): Promise<{ nome: string; planilhas: CelulaLida[][][] }> {
  const { nome, conteudo } = await baixar(page, 'Baixar XLSX');
  const livro = read(conteudo, { cellDates: true, UTC: true });
  return {
    nome,
    planilhas: livro.SheetNames.map((planilha) =>
      utils.sheet_to_json<CelulaLida[]>(livro.Sheets[planilha] ?? {}, {
        header: 1,
        raw: true,
        UTC: true,
        defval: null,
      }),
    ),
  };
}

/** Goes on to the preview of a chosen file: the step of the columns is shown where something in them may be chosen. */
export async function abrirPrevia(page: Page): Promise<void> {
  const conferir = page.getByRole('button', { name: 'Conferir', exact: true });
  const previa = page.getByRole('radiogroup', { name: 'Situação das linhas' });
  await expect(conferir.or(previa)).toBeVisible();
  if (await previa.isVisible()) return;
  await conferir.click();
  await expect(previa).toBeVisible();
}

/**
 * Downloads the refused rows and corrects one cell, as a user does in a spreadsheet.
 * @param linha from 1, below the titles
 */
export async function corrigirRecusadas(
  page: Page,
  titulo: string,
  valor: string,
  linha = 1,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const { nome, conteudo } = await baixar(page, 'Baixar as linhas recusadas');
  const livro = read(conteudo, { cellDates: true, UTC: true });
  const folha = livro.Sheets[livro.SheetNames[0] ?? ''] ?? {};
  const [titulos = []] = utils.sheet_to_json<string[]>(folha, { header: 1 });
  const coluna = titulos.indexOf(titulo);
  if (coluna < 0) throw new Error(`the refused rows have no column ${titulo}, but ${titulos.join(', ')}`);
  utils.sheet_add_aoa(folha, [[valor]], { origin: { r: linha, c: coluna } });
  return {
    name: nome,
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: write(livro, { type: 'buffer', bookType: 'xlsx' }) as Buffer,
  };
}

/** The rows of the report's CSV, by the same library: all texts. */
export async function baixarCsv(page: Page): Promise<{ nome: string; bom: boolean; linhas: string[][] }> {
  const { nome, conteudo } = await baixar(page, 'Baixar CSV');
  const texto = conteudo.toString('utf8');
  const livro = read(texto.replace(/^\uFEFF/, ''), { type: 'string', FS: ';', raw: true });
  const [planilha = ''] = livro.SheetNames;
  return {
    nome,
    bom: texto.startsWith('\uFEFF'),
    linhas: utils.sheet_to_json<string[]>(livro.Sheets[planilha] ?? {}, { header: 1, raw: true, defval: '' }),
  };
}

/**
 * A cell as one text, from any source: days as DD/MM/YYYY, moments with hour and minute, numbers by their shortest decimal. 'R$ 1.234,50' on the
 * page, '1234,5' in CSV and 1234.5 in XLSX are all '1234.5'.
 */
function canonica(celula: CelulaLida): string {
  if (celula === null) return '';
  if (celula instanceof Date)
    // A serial number is exact to some microseconds only: 10:01 may be read as 10:00:59.999.
    return new Date(Math.round(celula.getTime() / 1000) * 1000)
      .toISOString()
      .replace(/^(\d{4})-(\d{2})-(\d{2})T(\d{2}:\d{2}).*/, '$3/$2/$1 $4')
      .replace(/ 00:00$/, '');
  const texto = String(celula).replace(/^(-?)R\$\s*/, '$1');
  if (typeof celula === 'number') return texto;
  return /^-?(\d{1,3}(\.\d{3})+|\d+)(,\d+)?$/.test(texto)
    ? String(Number(texto.replaceAll('.', '').replace(',', '.')))
    : texto;
}

/** The rows of a table, without blank cells at their ends. */
export function linhasCanonicas(linhas: readonly (readonly CelulaLida[])[]): string[][] {
  return linhas.map((linha) => {
    const celulas = linha.map(canonica);
    return celulas.slice(0, celulas.findLastIndex((celula) => celula !== '') + 1);
  });
}
