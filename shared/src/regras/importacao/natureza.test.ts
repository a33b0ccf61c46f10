import { TIPOS_DE_CELULA } from '../../vocabulario/importacoes.js';
import { naturezaDe, totaisDasLinhas } from './natureza.js';

const de = (...textos: string[]) => naturezaDe(textos.map((texto) => ({ texto, tipo: TIPOS_DE_CELULA.texto })));

it('row numbers are a sequence, also with a point, a heading between them, or a new beginning', () => {
  expect(de('1', '2', '3')).toBe('SEQUENCIA');
  expect(de('01.', '02.', '03.')).toBe('SEQUENCIA');
  expect(de('1º', '2º', '3º', '4º', 'LOTE 2', '5º')).toBe('SEQUENCIA');
  expect(de('1', '2', '3', '1', '2', '3', '4')).toBe('SEQUENCIA');
});

it('other numbers are no sequence', () => {
  for (const textos of [
    ['1', '2'],
    ['1', '1', '1', '1'],
    ['120', '121', '122'],
    ['10', '20', '30'],
    ['1', 'S/N', '2', 'S/N', '3'],
    ['100001', '100002', '100003'],
  ])
    expect(de(...textos)).toBeNull();
});

it('documents and addresses are known by their digits and their shape', () => {
  expect(de('529.982.247-25', '11144477735')).toBe('CPF');
  expect(de('529.982.247-26')).not.toBe('CPF');
  expect(de('11.222.333/0001-81')).toBe('CNPJ');
  expect(de('ana@exemplo.test', 'bia@exemplo.test')).toBe('EMAIL');
  expect(de('(16) 3399-1001', '16 98765-4321')).toBe('TELEFONE');
  expect(de('16987654321')).toBeNull();
  expect(de('02/02/2026', '3/2/26')).toBe('DATA');
  expect(de('R$ 27,90', 'R$ 1.234,50')).toBe('REAIS');
  expect(de('Arroz', 'Feijão')).toBeNull();
  expect(de()).toBeNull();
});

it('eight digits are a CEP with a hyphen, or when no school begins so; otherwise they may be either', () => {
  expect(de('35010-000')).toBe('CEP');
  expect(de('01001000')).toBe('CEP');
  expect(de('35000001')).toBeNull();
});

it('one value of another kind among many does not matter', () => {
  expect(de('ana@exemplo.test', 'bia@exemplo.test', 'caio@exemplo.test', 'davi@exemplo.test', 'não tem')).toBe('EMAIL');
  expect(de('ana@exemplo.test', 'não tem')).toBeNull();
});

it('a cell that the spreadsheet stores as a day is a day', () => {
  expect(naturezaDe([{ texto: '2026-02-02', tipo: TIPOS_DE_CELULA.data }])).toBe('DATA');
});

it('units of measure and packages are units, whatever the column is called', () => {
  expect(de('PCT', 'KG', 'cx.', 'UND')).toBe('UNIDADE');
  expect(de('EM ANA LIMA', 'CMEI SOL')).toBeNull();
});

const colunas = (...linhas: string[][]) =>
  (linhas[0] ?? []).map((_texto, i) =>
    linhas.map((linha) => ({ texto: linha[i] ?? '', tipo: linha[i] ? TIPOS_DE_CELULA.texto : TIPOS_DE_CELULA.vazia })),
  );

it('a column that is the product of two others is a total of its rows', () => {
  const linhas = [
    ['Arroz', '10', 'R$ 2,50', 'R$ 25,00'],
    ['Sal', '4', 'R$ 1,25', 'R$ 5,00'],
  ];
  expect([...totaisDasLinhas(colunas(...linhas))]).toEqual([3]);
  // One row may be chance, and so may quantities of 1.
  expect([...totaisDasLinhas(colunas(linhas[0]!))]).toEqual([]);
  expect([...totaisDasLinhas(colunas(['1', '5', '5'], ['1', '7', '7']))]).toEqual([]);
  expect([...totaisDasLinhas(colunas(['2', '5', '10'], ['3', '7', '20']))]).toEqual([]);
});
