import { read, utils, type WorkBook } from '@e965/xlsx';
import type { Folha, TabelaDaFolha } from './folha.js';
import { escreverXlsx } from './xlsx.js';

/** Read back by a library that is not the one which wrote it. */
async function reler(tabelas: Partial<TabelaDaFolha>[]): Promise<WorkBook> {
  const folha: Folha = {
    titulo: 'Relatório',
    tabelas: tabelas.map((tabela) => ({ colunas: [], linhas: [], vazia: '', ...tabela })),
  };
  return read(await escreverXlsx(folha), { cellDates: true, cellNF: true, UTC: true });
}

const COLUNAS = [
  { titulo: 'Produto' },
  { titulo: 'Validade', tipo: 'data' },
  { titulo: 'Quantidade', tipo: 'quantidade' },
  { titulo: 'Valor', tipo: 'moeda' },
] as const;

test('texts are texts, days are days, numbers are numbers; blanks stay blank', async () => {
  const livro = await reler([
    {
      titulo: 'Lotes',
      colunas: COLUNAS,
      linhas: [
        ['ARROZ', '01/02/2027', 2.6, 1234.56],
        ['007', '31/12/2026', 0.1, null],
      ],
      total: ['Total', null, null, 1234.56],
    },
  ]);
  expect(livro.SheetNames).toEqual(['Lotes']);
  const planilha = livro.Sheets.Lotes ?? {};
  expect(utils.sheet_to_json(planilha, { header: 1, raw: true, UTC: true, defval: null })).toEqual([
    ['Produto', 'Validade', 'Quantidade', 'Valor'],
    ['ARROZ', new Date('2027-02-01T00:00:00Z'), 2.6, 1234.56],
    ['007', new Date('2026-12-31T00:00:00Z'), 0.1, null],
    ['Total', null, null, 1234.56],
  ]);
  expect([planilha.B2?.z, planilha.C2?.z, planilha.D2?.z, planilha.D4?.z]).toEqual([
    'dd/mm/yyyy',
    'General',
    '"R$" #,##0.00',
    '"R$" #,##0.00',
  ]);
});

test.each(['=1+1', '+55', '-2', '@SUM(A1)', '=HYPERLINK("http://x")'])(
  '%s is a text, never a formula',
  async (texto) => {
    const livro = await reler([{ colunas: [{ titulo: 'A' }], linhas: [[texto]] }]);
    const celula = livro.Sheets.Relatório?.A2;
    expect([celula?.t, celula?.v, celula?.f]).toEqual(['s', texto, undefined]);
  },
);

test('a sheet for each table; names that spreadsheets refuse are mended and none comes twice', async () => {
  const titulo = 'SABOR DA TERRA ALIMENTOS – contrato C/1 [2026]';
  const livro = await reler([{ titulo }, { titulo }, {}].map((tabela) => ({ ...tabela, colunas: [{ titulo: 'A' }] })));
  expect(livro.SheetNames).toEqual(['SABOR DA TERRA ALIMENTOS – cont', 'SABOR DA TERRA ALIMENTOS – (2)', 'Relatório']);
  expect(Math.max(...livro.SheetNames.map(({ length }) => length))).toBeLessThanOrEqual(31);
});
