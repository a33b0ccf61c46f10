import { lerOfx } from './ofx.js';

const SGML = `OFXHEADER:100
DATA:OFXSGML
VERSION:102
CHARSET:1252

<OFX>
<BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>BRL
<BANKACCTFROM><BANKID>001<ACCTID>12345-6<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20260301<DTEND>20260331
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260310120000[-3:BRT]<TRNAMT>-100.00<FITID>A1<CHECKNUM>000077<MEMO>PAGAMENTO A FORNECEDOR &amp; CIA</STMTTRN>
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260311<TRNAMT>100,5<FITID>A2<MEMO>ESTORNO DE PAGAMENTO</STMTTRN>
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
`;
const LIDO = {
  banco: '001',
  conta: '12345-6',
  lancamentos: [
    {
      fitid: 'A1',
      data: '2026-03-10',
      valor: '-100.00',
      historico: 'PAGAMENTO A FORNECEDOR & CIA',
      documento: '000077',
    },
    { fitid: 'A2', data: '2026-03-11', valor: '100.50', historico: 'ESTORNO DE PAGAMENTO', documento: '' },
  ],
};

const recusaDe = (texto: string) => {
  const lido = lerOfx(texto);
  return 'recusa' in lido ? lido.recusa : null;
};

test('a statement of OFX 1, whose values have no closing tags, with what left and what came back', () => {
  expect(lerOfx(SGML)).toEqual(LIDO);
});

test('the same statement of OFX 2, an XML', () => {
  const xml = SGML.replace(/^[\s\S]*?<OFX>/, '<?xml version="1.0"?><?OFX OFXHEADER="200"?>\n<OFX>').replace(
    /<(CURDEF|BANKID|ACCTID|ACCTTYPE|DTSTART|DTEND|TRNTYPE|DTPOSTED|TRNAMT|FITID|CHECKNUM|MEMO)>([^<\n]*)/g,
    '<$1>$2</$1>',
  );
  expect(lerOfx(xml)).toEqual(LIDO);
});

test('a file that is cut in the middle is refused with the last line that is whole', () => {
  expect(recusaDe(SGML.slice(0, SGML.indexOf('<FITID>A2')))).toBe(
    'O arquivo está cortado no meio: o último lançamento inteiro é o de 10/03/2026, de -R$ 100,00. Nada foi guardado; baixe o extrato de novo.',
  );
  expect(recusaDe(SGML.slice(0, SGML.indexOf('<FITID>A1')))).toContain('nenhum lançamento chegou inteiro');
  expect(recusaDe(SGML.replace('</OFX>', ''))).toContain('11/03/2026');
});

test.each([
  ['no OFX', '%PDF-1.7', /não é um extrato OFX/],
  ['a file without an account', SGML.replace('<ACCTID>12345-6', ''), /não é um extrato OFX/],
  ['two accounts', SGML.replace('</OFX>', '<BANKACCTFROM><ACCTID>9</BANKACCTFROM></OFX>'), /mais de uma conta/],
  [
    'a day that does not exist',
    SGML.replace('20260311', '20260231'),
    /O lançamento 2 do extrato tem a data "20260231"/,
  ],
  ['a value that is no number', SGML.replace('100,5', 'cem'), /O lançamento 2 do extrato tem o valor "cem"/],
  ['a line without an identifier', SGML.replace('<FITID>A2', ''), /O lançamento 2 .* \(FITID\)/],
])('refuses %s with a sentence', (_, texto, frase) => {
  expect(recusaDe(texto)).toMatch(frase);
});
