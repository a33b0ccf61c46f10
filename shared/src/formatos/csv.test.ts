import { celulaCsv } from './csv';

test.each([
  ['ARROZ', 'ARROZ'],
  ['a;b', '"a;b"'],
  ['diz "oi"\nfim', '"diz ""oi""\nfim"'],
  ['=1+1', "'=1+1"],
  ['+55', "'+55"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['=a;b', `"'=a;b"`],
  ['1=1', '1=1'],
  ['', ''],
])('%j is written %j', (texto, celula) => {
  expect(celulaCsv(texto)).toBe(celula);
});
