import { lerExtratoCsv } from './csv.js';

const lidos = (linhas: string[][]) => {
  const lido = lerExtratoCsv(linhas);
  return 'recusa' in lido
    ? lido.recusa
    : lido.lancamentos.map(({ data, valor, historico, documento }) => [data, valor, historico, documento]);
};

test('a statement of Banco do Brasil, with its signs, without the lines of a balance', () => {
  expect(
    lidos([
      ['Data', 'Dependencia Origem', 'Histórico', 'Data do Balancete', 'Número do documento', 'Valor', ''],
      ['01/03/2026', '', 'Saldo Anterior', '', '0', '5.000,00', ''],
      ['10/03/2026', '', 'Pagamento a Fornecedores', '', '000077', '-1.100,50', ''],
      ['11/03/2026', '', 'Devolução de TED', '', '78', '100,50', ''],
      ['00/00/0000', '', 'S A L D O', '', '', '4.000,00', ''],
    ]),
  ).toEqual([
    ['2026-03-10', '-1100.50', 'Pagamento a Fornecedores', '000077'],
    ['2026-03-11', '100.50', 'Devolução de TED', '78'],
  ]);
});

test('a statement of Caixa, with a letter for what left and a decimal point', () => {
  expect(
    lidos([
      ['Conta', 'Data_Mov', 'Nr_Doc', 'Historico', 'Valor', 'Deb_Cred'],
      ['1234', '20260310', '000077', 'ENVIO TED', '150.00', 'D'],
      ['1234', '20260311', '000078', 'CRED TED', '1500.10', 'C'],
    ]),
  ).toEqual([
    ['2026-03-10', '-150.00', 'ENVIO TED', '000077'],
    ['2026-03-11', '1500.10', 'CRED TED', '000078'],
  ]);
});

test('columns of debits and credits, below the lines of branch and account', () => {
  expect(
    lidos([
      ['Agência', '123'],
      ['Data', 'Descrição', 'Documento', 'Crédito', 'Débito'],
      ['10/03/2026', 'TED', '1', '', '10,00'],
      ['10/03/2026', 'TED', '2', '20,00', ''],
    ]),
  ).toEqual([
    ['2026-03-10', '-10.00', 'TED', '1'],
    ['2026-03-10', '20.00', 'TED', '2'],
  ]);
});

test('equal lines of one file are two movements, and the same file gives the same identifiers', () => {
  const linha = ['10/03/2026', 'TARIFA', '1', '-7,00'];
  const arquivo = [['Data', 'Histórico', 'Documento', 'Valor'], linha, linha];
  const fitids = () => {
    const lido = lerExtratoCsv(arquivo);
    return 'recusa' in lido ? [] : lido.lancamentos.map(({ fitid }) => fitid);
  };
  expect(new Set(fitids()).size).toBe(2);
  expect(fitids()).toEqual(fitids());
});

test.each([
  ['a day that does not exist', '31/02/2026', '-7,00', 'A linha 2 do extrato tem a data "31/02/2026", que não existe.'],
  ['a value that is no number', '10/03/2026', 'sete', 'A linha 2 do extrato tem o valor "sete", que não se lê.'],
])('refuses %s with its line', (_, data, valor, frase) => {
  expect(
    lidos([
      ['Data', 'Histórico', 'Valor'],
      [data, 'TED', valor],
    ]),
  ).toBe(frase);
});

test('refuses a file without the columns of a statement', () => {
  expect(lidos([['Produto', 'Preço']])).toContain('faltam as colunas de data e de valor');
});
