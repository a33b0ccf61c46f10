import { emFolhas, etiquetasPorFolha, GRADES, lugarNaFolha, ROTULOS_DO_FORMATO } from './formatos.js';

test('a page has as many labels as its sheet has places; on the roll each label is a page', () => {
  expect(etiquetasPorFolha('A4_3X8')).toBe(24);
  expect(etiquetasPorFolha('A4_3X7')).toBe(21);
  expect(etiquetasPorFolha('A4_2X8')).toBe(16);
  expect(etiquetasPorFolha('A4_2X7')).toBe(14);
  expect(etiquetasPorFolha('TERMICA')).toBe(1);
});

test('every sheet fits on the paper', () => {
  for (const { colunas, linhas, largura, altura, vao } of Object.values(GRADES)) {
    expect(colunas * largura + (colunas - 1) * vao).toBeLessThan(210);
    expect(linhas * altura).toBeLessThan(297);
  }
});

test('a format says its sheet', () => {
  expect(ROTULOS_DO_FORMATO.A4_3X8).toBe('Folha A4, 3 × 8 etiquetas de 63,5 × 33,9 mm');
});

test('a place is counted row by row', () => {
  expect([1, 3, 4, 24].map((posicao) => lugarNaFolha(posicao, GRADES.A4_3X8))).toEqual([
    'Linha 1, coluna 1',
    'Linha 1, coluna 3',
    'Linha 2, coluna 1',
    'Linha 8, coluna 3',
  ]);
});

test('a used sheet goes on at its first free place, and the next one is whole', () => {
  expect(emFolhas(['a', 'b', 'c'], 4, 1)).toEqual([['a', 'b', 'c']]);
  expect(emFolhas(['a', 'b', 'c'], 4, 3)).toEqual([[null, null, 'a', 'b'], ['c']]);
  expect(emFolhas(['a', 'b', 'c', 'd'], 4, 1)).toEqual([['a', 'b', 'c', 'd']]);
  expect(emFolhas(['a', 'b'], 1, 1)).toEqual([['a'], ['b']]);
  expect(emFolhas([], 4, 3)).toEqual([]);
});
