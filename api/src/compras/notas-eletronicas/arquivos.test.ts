import { describe, expect, test } from '@jest/globals';
import { HOSTILE_INVOICES } from '../../teste/notas-eletronicas/hostis.mjs';
import { arquivoDe, CHAVE_DO_EXEMPLO, EXEMPLO } from '../../teste/notas-eletronicas/nota.js';
import { zipOf } from '../../teste/zip.mjs';
import { lerArquivo } from './arquivos.js';

/** The sentence with which a file is refused, or what it is. */
async function recusaDe(conteudo: string | Buffer): Promise<string> {
  try {
    await lerArquivo(arquivoDe(conteudo));
    return 'accepted';
  } catch (erro) {
    return (erro as { detail?: string }).detail ?? String(erro);
  }
}

const DENTRO = (miolo: string) => `<NFe xmlns="http://www.portalfiscal.inf.br/nfe">${miolo}</NFe>`;

// How long a refusal takes is measured by `npm run bench -- invoices`.
test.each(HOSTILE_INVOICES)('$what: refused with its own sentence', async ({ content, sentence }) => {
  expect(await recusaDe(content())).toMatch(sentence);
});

// The declared sizes are checked first: what is behind them here would be refused with another sentence.
test('a zip is refused by the sizes that it declares, before anything is unpacked', async () => {
  const partes = [{ name: 'a.xml', content: 'x', declared: 200 * 1024 * 1024 }];
  expect(await recusaDe(zipOf(partes))).toMatch(/grandes demais/);
});

describe('a wrong file is refused with its own sentence', () => {
  test.each<[string, string | Buffer, RegExp]>([
    ['an entity without definition', DENTRO('&x;'), /não é um XML, ou está danificado/],
    [
      'an encoding that is not read, although its bytes are those of UTF-8',
      EXEMPLO.replace('UTF-8', 'ISO-8859-5'),
      /diz que está na codificação ISO-8859-5, e uma NF-e é lida em UTF-8 ou em ISO-8859-1/,
    ],
    [
      'a namespace of another document around it',
      EXEMPLO.replace(/<nfeProc[^>]*>/, '<nfeProc xmlns="http://x"><NFe/>'),
      /não de uma NF-e/,
    ],
    ['bytes of another encoding', Buffer.from(EXEMPLO.replace('CEN1', 'CENÁ'), 'latin1'), /UTF-8/],
    ['UTF-16', Buffer.from(`\uFEFF${EXEMPLO}`, 'utf16le'), /UTF-8/],
    ['text', 'nota fiscal 4321', /não é um XML/],
    ['an empty file', '', /não é um XML/],
    ['a cut file', EXEMPLO.slice(0, 2000), /não é um XML, ou está danificado/],
    ['another XML', '<cteProc xmlns="http://www.portalfiscal.inf.br/cte"/>', /não de uma NF-e/],
    ['an event of an invoice', '<procEventoNFe xmlns="http://www.portalfiscal.inf.br/nfe"/>', /não de uma NF-e/],
    ['an NF-e without its namespace', EXEMPLO.replace(/ xmlns="[^"]+"/, ''), /não de uma NF-e/],
    ['an NF-e without a field', EXEMPLO.replace(/<nNF>\d+<\/nNF>/, ''), /em ide, o campo nNF falta/],
    ['a quantity that is no number', EXEMPLO.replace('<qCom>40.0000', '<qCom>4e1'), /em prod, o campo qCom/],
    ['a day that does not exist', EXEMPLO.replace('2027-08-31', '2027-02-31'), /em rastro, o campo dVal/],
    ['no item', EXEMPLO.replaceAll(/<det .*<\/det>/g, ''), /em infNFe, o campo det/],
    ['a name that leads out', zipOf([{ name: '../../nota.xml', content: EXEMPLO }]), /caminho para fora/],
    ['an absolute name', zipOf([{ name: '/etc/nota.xml', content: EXEMPLO }]), /caminho para fora/],
    ['a name of Windows', zipOf([{ name: String.raw`C:\nota.xml`, content: EXEMPLO }]), /caminho para fora/],
    [
      'a name of Windows that leads out',
      zipOf([{ name: String.raw`..\x.xml`, content: EXEMPLO }]),
      /caminho para fora/,
    ],
    ['a zip with only what a Mac adds', zipOf([{ name: '__MACOSX/._a.xml', content: '' }]), /nenhum XML/],
    ['too many parts', zipOf(Array.from({ length: 101 }, () => ({ name: 'a.pdf', content: '' }))), /demais/],
    ['21 invoices', zipOf(Array.from({ length: 21 }, () => ({ name: 'a.xml', content: EXEMPLO }))), /mais de 20 XML/],
    ['a zip without XML', zipOf([{ name: 'danfe.pdf', content: '%PDF' }]), /nenhum XML/],
    ['a cut zip', zipOf([{ name: 'a.xml', content: EXEMPLO }]).subarray(0, 300), /danificado ou tem senha/],
  ])('%s', async (_caso, conteudo, frase) => {
    expect(await recusaDe(conteudo)).toMatch(frase);
  });
});

test('the sample is read whole', async () => {
  const [lido] = await lerArquivo(arquivoDe(EXEMPLO));
  expect(lido).toMatchObject({
    xml: EXEMPLO,
    nota: {
      chave: CHAVE_DO_EXEMPLO,
      numero: '4321',
      serie: '1',
      dataEmissao: '2026-11-16',
      valor: '1160.00',
      destinatario: '11867044000130',
      protocolo: { situacao: '100' },
      numeroDoProtocolo: '328260000000001',
      itens: [
        {
          codigo: 'ARZ5',
          quantidade: '40.0000',
          unidade: 'PCT',
          quantidadeTributavel: '200.0000',
          unidadeTributavel: 'KG',
          pedido: 'SOL-15',
          itemDoPedido: '1',
          lotes: [
            { numero: 'A2611', quantidade: '30.000', dataFabricacao: '2026-09-01', dataValidade: '2027-08-31' },
            { numero: 'A2612', quantidade: '10.000', dataFabricacao: '2026-10-01', dataValidade: '2027-09-30' },
          ],
        },
        { codigo: 'CEN1', desconto: '3.00', pedido: null, lotes: [] },
      ],
    },
  });
});

test('an invoice alone, without its authorisation, and one with a mark of its byte order', async () => {
  const sozinha = EXEMPLO.replace(/<\/?nfeProc[^>]*>/g, '')
    .replace(/<protNFe.*<\/protNFe>/, '')
    .replace('<NFe>', '<NFe xmlns="http://www.portalfiscal.inf.br/nfe">');
  expect(await lerArquivo(arquivoDe(`\uFEFF${sozinha}`))).toMatchObject([{ nota: { protocolo: null } }]);
});

test('each XML of a zip is read, and other files are named', async () => {
  const zip = zipOf([
    { name: 'notas/', content: '' },
    { name: 'notas/1.XML', content: EXEMPLO },
    { name: 'notas/2.xml', content: '<!DOCTYPE l [<!ENTITY l "l">]><NFe>&l;</NFe>' },
    { name: 'notas/1.pdf', content: '%PDF' },
  ]);
  expect(await lerArquivo(arquivoDe(zip, 'notas.zip'))).toEqual([
    { nome: 'notas/1.XML', nota: expect.objectContaining({ numero: '4321' }), xml: EXEMPLO },
    { nome: 'notas/2.xml', recusa: expect.stringMatching(/DOCTYPE/) },
    { nome: 'notas/1.pdf', recusa: 'Não é um XML: ficou de fora.' },
  ]);
});

test('an nfeProc without a namespace, as the portal of the SEFAZ gives it', async () => {
  const ns = ' xmlns="http://www.portalfiscal.inf.br/nfe"';
  const doPortal = EXEMPLO.replace(
    /<nfeProc[^>]*>/,
    '<nfeProc xmlns:ds="http://www.w3.org/2000/09/xmldsig#" versao="4.00">',
  )
    .replace('<NFe>', `<NFe${ns}>`)
    .replace('<protNFe ', `<protNFe${ns} `);
  expect(await lerArquivo(arquivoDe(doPortal))).toMatchObject([
    { nota: { numero: '4321', protocolo: { situacao: '100' } } },
  ]);
});

describe('a file in ISO-8859-1', () => {
  const emLatin1 = (declarada: string) =>
    Buffer.from(EXEMPLO.replace('UTF-8', declarada).replace('CENOURA EXTRA KG', 'FEIJÃO “PRETO” À GRANEL'), 'utf8');
  const bytes = (declarada: string) =>
    Buffer.from(emLatin1(declarada).toString('utf8').replace('“', '\u0093').replace('”', '\u0094'), 'latin1');

  test.each(['ISO-8859-1', 'iso-8859-1', 'Windows-1252'])(
    'is read when it says %s, and kept as UTF-8',
    async (dita) => {
      const [lido] = await lerArquivo(arquivoDe(bytes(dita)));
      expect(lido).toMatchObject({ nota: { itens: [{}, { descricao: 'FEIJÃO “PRETO” À GRANEL' }] } });
      expect(lido).toMatchObject({ xml: emLatin1('UTF-8').toString('utf8') });
    },
  );

  test('is refused when it says UTF-8', async () => {
    expect(await recusaDe(bytes('UTF-8'))).toMatch(/O arquivo não está em UTF-8/);
  });

  test('a mark of UTF-8 counts more than the declaration', async () => {
    const marcado = `\uFEFF${emLatin1('ISO-8859-1').toString('utf8')}`;
    expect(await lerArquivo(arquivoDe(marcado))).toMatchObject([{ xml: emLatin1('UTF-8').toString('utf8') }]);
  });
});

test('the files that a Mac adds to a zip are no invoices and do not count, and folders may be separated by backslashes', async () => {
  const notas = Array.from({ length: 20 }, (_, n) => [
    { name: `notas/${n}.xml`, content: EXEMPLO },
    { name: `__MACOSX/notas/._${n}.xml`, content: 'Mac OS X' },
  ]).flat();
  const doMac = await lerArquivo(arquivoDe(zipOf([...notas, { name: 'notas/.DS_Store', content: 'Bud1' }])));
  expect(doMac.map(({ nome }) => nome)).toEqual(Array.from({ length: 20 }, (_, n) => `notas/${n}.xml`));
  const doWindows = await lerArquivo(arquivoDe(zipOf([{ name: String.raw`notas\a.xml`, content: EXEMPLO }])));
  expect(doWindows).toMatchObject([{ nome: 'notas/a.xml', nota: { numero: '4321' } }]);
});

describe('the taxes of an item', () => {
  const comImposto = (...impostos: string[]) =>
    impostos.reduce((xml, imposto) => xml.replace(/<imposto>(?!<!--)/, `<imposto><!---->${imposto}`), EXEMPLO);
  const lidos = async (xml: string) => {
    const [lido] = await lerArquivo(arquivoDe(xml));
    if (!lido || !('nota' in lido)) throw new Error('refused');
    return lido.nota;
  };

  test('the waived tax is subtracted where the item has the flag for it', async () => {
    const semIcms = EXEMPLO.replaceAll(/<ICMS>.*?<\/ICMS>/g, '');
    expect(semIcms).not.toBe(EXEMPLO);
    const icms = (valor: string, deduz: string) =>
      `<ICMS><ICMS40><vICMSDeson>${valor}</vICMSDeson>${deduz}</ICMS40></ICMS>`;
    const xml = semIcms
      .replace('<imposto>', `<imposto><!---->${icms('100.00', '<indDeduzDeson>1</indDeduzDeson>')}`)
      .replace('<imposto><P', `<imposto>${icms('40.00', '<indDeduzDeson>0</indDeduzDeson>')}<P`);
    expect((await lidos(xml)).itens.map(({ desonerado }) => desonerado)).toEqual([
      { valor: '100.00', deduz: true },
      { valor: '40.00', deduz: false },
    ]);
    expect((await lidos(EXEMPLO)).itens[0]?.desonerado).toEqual({ valor: '0', deduz: null });
  });

  test('PIS and COFINS of a substitution count where the item has the flag for it', async () => {
    const xml = comImposto(
      '<PISST><vPIS>5.00</vPIS><indSomaPISST>1</indSomaPISST></PISST><COFINSST><vCOFINS>10.00</vCOFINS><indSomaCOFINSST>1</indSomaCOFINSST></COFINSST>',
      '<PISST><vPIS>7.00</vPIS><indSomaPISST>0</indSomaPISST></PISST><COFINSST><vCOFINS>9.00</vCOFINS></COFINSST>',
    );
    expect((await lidos(xml)).total.tributos.toString()).toBe('15');
  });
});
