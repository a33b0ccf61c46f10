import { describe, expect, test } from '@jest/globals';
import type { LinhaDePlanilha } from '@merenda/shared/contratos';
import { writeOds } from 'hucre/ods';
import { writeXlsx } from 'hucre/xlsx';
import fc from 'fast-check';
import { zipOf } from '../../teste/zip.mjs';
import { escreverPlanilha } from './escrever.js';
import { lerPlanilha } from './ler.js';

async function linhas(bytes: Uint8Array): Promise<LinhaDePlanilha[]> {
  const lida = await lerPlanilha(Buffer.from(bytes));
  if ('recusa' in lida) throw new Error(lida.recusa);
  return lida.linhas;
}

async function recusa(bytes: Uint8Array): Promise<string> {
  const lida = await lerPlanilha(Buffer.from(bytes));
  return 'recusa' in lida ? lida.recusa : `read: ${JSON.stringify(lida.linhas.slice(0, 3))}`;
}

/** A zip with these parts. `declarado` replaces the size that it declares for each of them. */
const zip = (partes: Record<string, string | Buffer>, { declarado }: { declarado?: number } = {}): Buffer =>
  zipOf(Object.entries(partes).map(([name, content]) => ({ name, content, declared: declarado })));

const LINHAS = [
  ['Nome', 'Medida', 'Data', 'Perecível'],
  ['=1+1', 1.5, new Date(Date.UTC(2026, 2, 2)), true],
  ['00123', null, null, false],
];
const LIDAS = [
  { numero: 1, celulas: ['Nome', 'Medida', 'Data', 'Perecível'], tipos: 'tttt' },
  { numero: 2, celulas: ['=1+1', '1.5', '2026-03-02', 'true'], tipos: 'tndl' },
  { numero: 3, celulas: ['00123', '', '', 'false'], tipos: 't--l' },
];

describe('the formats', () => {
  test('XLSX', async () => {
    expect(await linhas(await writeXlsx({ sheets: [{ name: 'A', rows: LINHAS }] }))).toEqual(LIDAS);
  });

  test('ODS', async () => {
    expect(await linhas(await writeOds({ sheets: [{ name: 'A', rows: LINHAS }] }))).toEqual(LIDAS);
  });

  test('a formula is read as its stored value, and an error as an error', async () => {
    const cells = new Map([
      ['1,0', { value: 5, type: 'formula' as const, formula: '2+3', formulaResult: 5 }],
      ['1,1', { value: '#REF!', type: 'error' as const }],
    ]);
    const bytes = await writeXlsx({ sheets: [{ name: 'A', rows: [['Nome', 'Medida'], []], cells }] });
    expect(await linhas(bytes)).toContainEqual({ numero: 2, celulas: ['5', '#REF!'], tipos: 'ne' });
  });

  test.each([
    ['UTF-8, semicolons', Buffer.from('Nome;Medida\nFeijão;1,5\n')],
    ['UTF-8 with its mark, commas and quotes', Buffer.from('\uFEFFNome,Medida\r\nFeijão,"1,5"\r\n')],
    ['Windows-1252', Buffer.from('Nome;Medida\nFeijão;1,5\n', 'latin1')],
    ['cells copied from a spreadsheet', Buffer.from('Nome\tMedida\r\nFeijão\t1,5')],
    ['UTF-16', Buffer.from('\uFEFFNome\tMedida\r\nFeijão\t1,5', 'utf16le')],
  ])('text: %s', async (_nome, bytes) => {
    expect(await linhas(bytes)).toEqual([
      { numero: 1, celulas: ['Nome', 'Medida'], tipos: 'tt' },
      { numero: 2, celulas: ['Feijão', '1,5'], tipos: 'tt' },
    ]);
  });

  test('dashes and quotes of Windows-1252 are no control characters', async () => {
    const bytes = Buffer.from('Nome\nFEIJ\u00C3O \u0096 TIPO 1\nFEIJ\u00C3O \u0093DA RO\u00C7A\u0094\n', 'latin1');
    expect((await linhas(bytes)).map(({ celulas }) => celulas[0])).toEqual([
      'Nome',
      'FEIJÃO – TIPO 1',
      'FEIJÃO “DA ROÇA”',
    ]);
  });

  test('empty rows are left out, and the others keep their numbers', async () => {
    expect((await linhas(Buffer.from('Nome;X\n\n;;\nSal;1\n'))).map(({ numero }) => numero)).toEqual([1, 4]);
  });
});

describe('a written file is read again', () => {
  test('any text, also one that looks like a formula, is a text', async () => {
    const texto = fc.string({ unit: fc.constantFrom(...'=+-@\t;,"\'aÇ 09'), minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(texto, async (celula) => {
        fc.pre(celula.trim() !== '');
        const colunas = [{ titulo: 'A', formato: 'TEXTO' as const }];
        const bytes = await escreverPlanilha([{ nome: 'F', colunas, linhas: [[celula]] }]);
        expect(await linhas(bytes)).toEqual([
          { numero: 1, celulas: ['A'], tipos: 't' },
          { numero: 2, celulas: [celula], tipos: 't' },
        ]);
      }),
      { numRuns: 25 },
    );
  });
});

describe('a bad file gets a sentence', () => {
  test.each([
    ['nothing', '', /não tem nenhuma linha preenchida/],
    ['bytes that are no text', 'a\0b', /não é uma planilha que possa ser lida/],
    ['quotes that do not close', 'Nome;X\n"Sal;1\nFim;2', /aspas que não fecham/],
  ])('%s', async (_nome, texto, frase) => {
    expect(await recusa(Buffer.from(texto))).toMatch(frase);
  });

  test('two encodings in one file', async () => {
    const misturado = Buffer.concat([Buffer.from('Nome;X\nFeijão;1\n'), Buffer.from('Açúcar;2\n', 'latin1')]);
    expect(await recusa(misturado)).toMatch(/mistura duas codificações/);
  });

  test('more rows than an import takes', async () => {
    expect(await recusa(Buffer.from('Sal\n'.repeat(10_011)))).toMatch(/tem mais de 10.000 linhas/);
  });

  test('a million rows', async () => {
    expect(await recusa(Buffer.from('Sal;1\n'.repeat(1_000_000)))).toMatch(/tem mais de 10.000 linhas/);
  });

  test('more columns, and a longer cell, than a sheet may have', async () => {
    expect(await recusa(Buffer.from(Array.from({ length: 101 }, () => 'a').join(';')))).toMatch(/mais de 100 colunas/);
    expect(await recusa(Buffer.from('a'.repeat(10_001)))).toMatch(/mais de 10.000 caracteres/);
  });

  test('macros', async () => {
    expect(await recusa(zip({ 'xl/workbook.xml': '<a/>', 'xl/vbaProject.bin': 'x' }))).toMatch(/tem macros/);
    expect(await recusa(zip({ 'content.xml': '<a/>', 'Basic/Standard/Module1.xml': 'x' }))).toMatch(/tem macros/);
  });

  test('a file of an old Excel, or with a password', async () => {
    expect(await recusa(Buffer.from('D0CF11E0A1B11AE100', 'hex'))).toMatch(/versão antiga do Excel/);
  });

  test('a zip that is no spreadsheet, a broken one, and one whose content is none', async () => {
    expect(await recusa(zip({ 'word/document.xml': '<a/>' }))).toMatch(/não é uma planilha/);
    expect(await recusa(zip({ 'xl/workbook.xml': '<a/>' }).subarray(0, 60))).toMatch(/danificado/);
    expect(await recusa(zip({ 'xl/workbook.xml': 'not xml' }))).toMatch(/danificado/);
  });

  test('a zip bomb: what it declares, and what it is although it declares less', async () => {
    const zeros = Buffer.alloc(80 * 1024 * 1024);
    expect(await recusa(zip({ 'xl/workbook.xml': zeros }))).toMatch(/grande demais depois de aberta/);
    expect(await recusa(zip({ 'xl/workbook.xml': zeros }, { declarado: 10 }))).toMatch(/grande demais/);
    const metade = Buffer.alloc(40 * 1024 * 1024);
    expect(await recusa(zip({ 'xl/workbook.xml': metade, 'xl/b.xml': metade }, { declarado: 10 }))).toMatch(
      /grande demais/,
    );
  });
});
