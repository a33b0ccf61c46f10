import { outroLugarDoArquivo } from './outro-lugar.js';

test.each([
  ['an electronic invoice', 'nota.xml', '<?xml version="1.0"?><nfeProc versao="4.00">', 'NOTA_FISCAL'],
  ['an invoice without its protocol', 'x', '<NFe xmlns="http://www.portalfiscal.inf.br/nfe">', 'NOTA_FISCAL'],
  [
    'a zip of invoices',
    'notas.zip',
    'PK\u0003\u0004....35261100000000000000550010000000011000000010.xml',
    'NOTA_FISCAL',
  ],
  ['the microdata of the Censo', 'microdados_censo_escolar_2025.zip', 'PK\u0003\u0004', 'CENSO'],
  ['the microdata under another name', 'baixado.ZIP', 'PK\u0003\u0004..microdados_ed_basica_2025/dados/', 'CENSO'],
  ['a table of the Censo', 'dados.csv', '"NU_ANO_CENSO";"NO_REGIAO"', 'CENSO'],
  ['a spreadsheet about the Censo', 'censo.xlsx', 'PK\u0003\u0004[Content_Types].xml', null],
  ['a list', 'itens.csv', 'Nome;Tipo', null],
  ['another zip', 'itens.zip', 'PK\u0003\u0004itens.csv', null],
])('%s has its place', (_o_que, nome, inicio, lugar) => {
  expect(outroLugarDoArquivo(nome, inicio)).toBe(lugar);
});
