import { documentoCsv, textoDaCelulaCsv } from './csv.js';

test('a document has a BOM, semicolons, CRLF, decimals with a comma, days of Brazil and no formula', () => {
  const dia = new Date(Date.UTC(2026, 1, 9));
  expect(documentoCsv([['Nome', 'Peso'], ['ARROZ; TIPO 1', 1234.5], [], ['=1+1', -2], [dia, null, true, false]])).toBe(
    `\uFEFFNome;Peso\r\n"ARROZ; TIPO 1";1234,5\r\n\r\n'=1+1;-2\r\n09/02/2026;;Sim;Não\r\n`,
  );
});

/** The cell of a text. */
const celulaCsv = (texto: string): string => documentoCsv([[texto]]).slice(1, -2);

test.each([
  ['ARROZ', 'ARROZ'],
  ['a;b', '"a;b"'],
  ['diz "oi"\nfim', '"diz ""oi""\nfim"'],
  ['=1+1', "'=1+1"],
  ['+55', "'+55"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  ['＋55', "'＋55"],
  ['－2', "'－2"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['a,＝1', `"a,'＝1"`],
  ['1＝1', '1＝1'],
  ['\tx', `"'\tx"`],
  ['=a;b', `"'=a;b"`],
  ['1=1', '1=1'],
  ['', ''],
])('%j is written %j', (texto, celula) => {
  expect(celulaCsv(texto)).toBe(celula);
});

/** Reads like a spreadsheet: a quote opens only at the start of a cell; text after its end is added unchanged. */
function lerCelulas(texto: string, separador: string): string[] {
  const celulas: string[] = [];
  let celula = '';
  let aberta = false;
  let nova = true;
  for (let i = 0; i < texto.length; i++) {
    const c = texto[i] ?? '';
    if (aberta) {
      if (c !== '"') celula += c;
      else if (texto[i + 1] === '"') celula += texto[++i];
      else aberta = false;
    } else if (c === '"' && nova) aberta = true;
    else if (c === separador || c === '\n' || c === '\r') {
      celulas.push(celula);
      celula = '';
      nova = true;
      continue;
    } else celula += c;
    nova = false;
  }
  return [...celulas, celula];
}

describe('no cell is a formula, for any separator of the spreadsheet', () => {
  test.each([
    'A,=1+1',
    'A, =1+1',
    'A;=1+1',
    'A\t=1+1',
    'A,"=1+1"',
    'A\n=1+1',
    'A,+55',
    'A,-2',
    'A,@SUM(A1)',
    "A,'=1+1",
    '=1+1,=2+2',
    '{"nome":"A,=HYPERLINK(1)"}',
    ',,=1',
    '"=1',
    'A,"',
  ])('%j', (texto) => {
    // Between other cells, because a quote inside a line has no meaning with another separator.
    const linha = [celulaCsv('ARROZ'), celulaCsv(texto), celulaCsv(texto), '2,74'].join(';');
    for (const separador of [';', ',', '\t'])
      expect(lerCelulas(linha, separador).filter((celula) => /^\s*[=+\-@]/.test(celula))).toEqual([]);
    // With our own separator, each cell is complete.
    expect(lerCelulas(linha, ';')).toHaveLength(4);
  });

  test('a text that is not a formula is read unchanged', () => {
    for (const texto of ['FEIJÃO, TIPO 1', 'diz "oi"', 'a;b', 'duas\nlinhas', '10-20', 'A, B-C'])
      expect(lerCelulas(celulaCsv(texto), ';')).toEqual([texto]);
  });
});

test.each(['=1+1', '-2', '+55', '@a', '\tx', 'A,=1+1', 'A; -2', 'ARROZ', "D'ÁGUA", "'aspas'", '10-20', 'a;b'])(
  '%j comes back from a CSV as it was',
  (texto) => {
    const [celula = ''] = lerCelulas(celulaCsv(texto), ';');
    expect(textoDaCelulaCsv(celula)).toBe(texto);
  },
);
