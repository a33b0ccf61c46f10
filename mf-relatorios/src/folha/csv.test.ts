import { escreverCsv } from './csv.js';
import type { TabelaDaFolha } from './folha.js';

const csv = (tabela: Partial<TabelaDaFolha>) =>
  escreverCsv({
    titulo: 'X',
    tabelas: [{ colunas: [{ titulo: 'A' }, { titulo: 'B' }], linhas: [], vazia: '', ...tabela }],
  });

test('cells between semicolons, decimals with a comma, lines by CRLF, after a BOM', () => {
  expect(
    csv({
      linhas: [
        ['ARROZ', 2.74],
        [null, 10],
      ],
      total: ['Total', 12.74],
    }),
  ).toBe('\uFEFFA;B\r\nARROZ;2,74\r\n;10\r\nTotal;12,74\r\n');
});

test('a total of nothing is not written', () => {
  expect(csv({ total: ['Total', 0] })).toBe('\uFEFFA;B\r\n');
});

test('separators, quotes and line breaks stay inside their cell', () => {
  expect(csv({ linhas: [['a;b', 'diz "oi"\nfim']] })).toBe('\uFEFFA;B\r\n"a;b";"diz ""oi""\nfim"\r\n');
});

test.each(['=1+1', '+55', '-2', '@SUM(A1)', '\tx', '\rx'])(
  '%j is text, never a formula; a negative number stays a number',
  (texto) => {
    const linha = csv({ linhas: [[texto, -2]] }).split('\r\nA;B')[0]!;
    expect(linha.replace(/"/g, '')).toContain(`'${texto}`);
    expect(linha).toMatch(/;-2\r\n$/);
  },
);
