import { Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import { read, utils } from '@e965/xlsx';
import type { Folha, TabelaDaFolha } from '@merenda/shared/contratos';
import { readXlsx } from 'hucre/xlsx';
import { planilhaDoRelatorio } from './arquivo.js';
import { enquantoEsperam } from '../../nucleo/espera.js';

const tabela = (parte: Partial<TabelaDaFolha>): TabelaDaFolha => ({
  colunas: [{ titulo: 'A' }, { titulo: 'B' }],
  linhas: [],
  vazia: 'Nada.',
  ...parte,
});

const escreverFolhas = async (formato: 'CSV' | 'XLSX', folhas: readonly Folha[]) => {
  const { nome, conteudo } = await planilhaDoRelatorio(formato, folhas);
  return { nome, bytes: Buffer.from(conteudo, 'base64') };
};

const escrever = async (formato: 'CSV' | 'XLSX', tabelas: readonly TabelaDaFolha[], titulo = 'Relatório') =>
  escreverFolhas(formato, [{ titulo, tabelas }]);

const csv = async (...partes: Partial<TabelaDaFolha>[]) => (await escrever('CSV', partes.map(tabela))).bytes.toString();

/** Read back by a library that is not the one which wrote it. */
const reler = async (...partes: Partial<TabelaDaFolha>[]) =>
  read((await escrever('XLSX', partes.map(tabela))).bytes, {
    cellDates: true,
    cellNF: true,
    cellStyles: true,
    UTC: true,
  });

const COLUNAS = [
  { titulo: 'Produto' },
  { titulo: 'Validade', tipo: 'data' },
  { titulo: 'Quantidade', tipo: 'quantidade' },
  { titulo: 'Valor', tipo: 'moeda' },
] as const;

test('a CSV has semicolons between cells, a decimal comma, CRLF after each line and a BOM', async () => {
  const linhas = [
    ['ARROZ', 2.74],
    [null, 10],
  ];
  expect(await csv({ linhas, total: ['Total', 12.74] })).toBe('\uFEFFA;B\r\nARROZ;2,74\r\n;10\r\nTotal;12,74\r\n');
});

test('a total of nothing is not written', async () => {
  expect(await csv({ total: ['Total', 0] })).toBe('\uFEFFA;B\r\n');
  const { Sheets } = await reler({ total: ['Total', 0] });
  expect(Sheets.Relatório?.['!ref']).toBe('A1:B1');
});

test('several tables are one below the other in a CSV, each with its title', async () => {
  expect(await csv({ titulo: 'Um', linhas: [['a', 1]] }, { titulo: 'Dois' })).toBe(
    '\uFEFFUm\r\nA;B\r\na;1\r\n\r\nDois\r\nA;B\r\n',
  );
});

test('a column that heads rows on paper is a column of the files', async () => {
  const emGrupos = tabela({ colunas: [{ titulo: 'A', agrupa: true }, { titulo: 'B' }], linhas: [['a', 1]] });
  expect(await csv(emGrupos)).toBe('\uFEFFA;B\r\na;1\r\n');
});

test('separators, quotes and line breaks stay inside their cell', async () => {
  expect(await csv({ linhas: [['a;b', 'diz "oi"\nfim']] })).toBe('\uFEFFA;B\r\n"a;b";"diz ""oi""\nfim"\r\n');
});

test.each(['=1+1', '+55', '-2', '@SUM(A1)', '\tx', '\rx'])(
  '%j is text in a CSV, never a formula, and a negative number stays a number',
  async (texto) => {
    const linha = (await csv({ linhas: [[texto, -2]] })).split('\r\nA;B')[0]!;
    expect(linha.replace(/"/g, '')).toContain(`'${texto}`);
    expect(linha).toMatch(/;-2\r\n$/);
  },
);

test('texts are texts, days are days, numbers are numbers, and blanks stay blank', async () => {
  const livro = await reler({
    titulo: 'Lotes',
    colunas: COLUNAS,
    linhas: [
      ['ARROZ', '01/02/2027', 2.6, 1234.56],
      ['007', '31/12/2026', 0.1, null],
    ],
    total: ['Total', null, null, 1234.56],
  });
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

test('a day with its time is stored as one, and another text in its column stays text', async () => {
  const { Sheets } = await reler({
    colunas: [{ titulo: 'Quando', tipo: 'instante' }],
    linhas: [['01/02/2027 08:30'], ['ontem'], ['31/02/2027 08:30']],
  });
  const planilha = Sheets.Relatório ?? {};
  expect([planilha.A2?.v, planilha.A2?.z]).toEqual([new Date('2027-02-01T08:30:00Z'), 'dd/mm/yyyy hh:mm']);
  expect([planilha.A3?.v, planilha.A4?.v]).toEqual(['ontem', '31/02/2027 08:30']);
});

test.each(['=1+1', '+55', '-2', '@SUM(A1)', '=HYPERLINK("http://x")'])(
  '%s is a text in an XLSX, never a formula',
  async (texto) => {
    const celula = (await reler({ linhas: [[texto]] })).Sheets.Relatório?.A2;
    expect([celula?.t, celula?.v, celula?.f]).toEqual(['s', texto, undefined]);
  },
);

test('titles and totals are bold, and the titles stay in sight', async () => {
  const { bytes } = await escrever('XLSX', [tabela({ linhas: [['ARROZ', 1]], total: ['Total', 1] })]);
  const { sheets } = await readXlsx(bytes, { readStyles: true });
  const negritos = [...(sheets[0]?.cells ?? [])].flatMap(([onde, { style }]) => (style?.font?.bold ? [onde] : []));
  expect(negritos).toEqual(['0,0', '0,1', '2,0', '2,1']);
  expect(sheets[0]?.freezePane?.rows).toBe(1);
});

test('each table has a sheet; names that spreadsheets refuse are mended and none comes twice', async () => {
  const titulo = 'SABOR DA TERRA ALIMENTOS – contrato C/1 [2026]';
  const livro = await reler({ titulo }, { titulo }, {});
  expect(livro.SheetNames).toEqual(['SABOR DA TERRA ALIMENTOS – cont', 'SABOR DA TERRA ALIMENTOS – (2)', 'Relatório']);
  expect(Math.max(...livro.SheetNames.map(({ length }) => length))).toBeLessThanOrEqual(31);
});

test('the name of a file has no slash and is never too long', async () => {
  const nomeDe = async (titulo: string) => (await escrever('CSV', [tabela({})], titulo)).nome;
  expect(await nomeDe('Autorização nº 5/2026')).toBe('Autorização nº 5-2026.csv');
  expect((await nomeDe('x'.repeat(300))).length).toBeLessThan(255);
});

/** The file of one record tells which record it is. */
const REGISTRO: Folha = {
  titulo: 'Refeição',
  dados: [
    { rotulo: 'Unidade', valor: 'EM VALE VERDE' },
    { rotulo: 'Prato', valor: '=SOPA' },
    { rotulo: 'Sobra', valor: null },
  ],
  tabelas: [tabela({ titulo: 'Alimentos', linhas: [['ARROZ', 1]] })],
};

test('the facts of a record are above its tables in a CSV', async () => {
  const { bytes } = await escreverFolhas('CSV', [REGISTRO]);
  expect(bytes.toString()).toBe(
    "\uFEFFUnidade;EM VALE VERDE\r\nPrato;'=SOPA\r\nSobra;\r\n\r\nAlimentos\r\nA;B\r\nARROZ;1\r\n",
  );
});

test('the facts of a record are the first sheet of an XLSX', async () => {
  const { bytes } = await escreverFolhas('XLSX', [REGISTRO]);
  const livro = read(bytes);
  expect(livro.SheetNames).toEqual(['Dados', 'Alimentos']);
  expect(utils.sheet_to_json(livro.Sheets.Dados ?? {}, { header: 1 })).toEqual([
    ['Dado', 'Valor'],
    ['Unidade', 'EM VALE VERDE'],
    ['Prato', '=SOPA'],
    ['Sobra'],
  ]);
});

test('the file of a list, which has criteria, begins with its columns', async () => {
  const { bytes } = await escreverFolhas('CSV', [{ ...REGISTRO, filtro: [] }]);
  expect(bytes.toString()).toMatch(/^\uFEFFAlimentos/);
});

test('a report without facts and tables is a workbook with an empty sheet', async () => {
  const { bytes } = await escreverFolhas('XLSX', [{ titulo: 'Texto', tabelas: [] }]);
  expect(read(bytes).SheetNames).toEqual(['Dados']);
});

test('several papers in one file are named by the first one', async () => {
  const { nome } = await escreverFolhas('CSV', [REGISTRO, REGISTRO, REGISTRO]);
  expect(nome).toBe('Refeição e mais 2.csv');
});

test('while papers are written their connection is not idle, and it says when it is closed; then it is as before', async () => {
  const conexao = new Socket();
  conexao.setTimeout(45_000);
  const durante = await enquantoEsperam(conexao, async (sinal) => {
    const antes = sinal.aborted;
    conexao.emit('close');
    return [conexao.timeout, antes, sinal.aborted];
  });
  expect(durante).toEqual([300_000, false, true]);
  expect([conexao.timeout, conexao.listenerCount('close')]).toEqual([45_000, 0]);
});
