import {
  avisoDoDestinatario,
  avisosDaNota,
  formatarDocumento,
  recusasDaNota,
  valorDoItem,
  type NotaConferida,
} from './nota.js';

const SEM_MAIS = {
  desconto: 0,
  frete: 0,
  seguro: 0,
  outros: 0,
  contaNoTotal: true,
  desonerado: { valor: 0, deduz: null },
};
/** The sample of the facts: 40 × 27.50 + 15 × 4.20 − 3.00 = 1,160.00. */
const NOTA: NotaConferida = {
  chave: '28261111222333000181550010000043211407182630',
  versao: '4.00',
  identificacao: {
    uf: '28',
    anoEMes: '2611',
    documento: '11222333000181',
    modelo: '55',
    serie: '1',
    numero: '4321',
    tipoDeEmissao: '1',
    codigo: '40718263',
    digito: '0',
  },
  tipo: '1',
  finalidade: '1',
  ambiente: '1',
  destinatario: '11867044000130',
  itens: [
    { ...SEM_MAIS, produtos: '1100.00', quantidade: '40.0000', precoUnitario: '27.5000000000' },
    { ...SEM_MAIS, produtos: '63.00', desconto: '3.00', quantidade: '15.0000', precoUnitario: '4.2000000000' },
  ],
  total: { valor: '1160.00', tributos: '0.00', icmsDesonerado: '0.00' },
  protocolo: { chave: '28261111222333000181550010000043211407182630', situacao: '100', motivo: 'Autorizado' },
};
const QUEM = { fornecedor: '11222333000181', nomeDoFornecedor: 'CEREALISTA', demonstracao: false };
const recusas = (mudanca: Partial<NotaConferida>, quem: object = {}) =>
  recusasDaNota({ ...NOTA, ...mudanca }, { ...QUEM, ...quem });
const avisos = (mudanca: Partial<NotaConferida>) => avisosDaNota({ ...NOTA, ...mudanca });
const identificacao = (mudanca: object) => ({ identificacao: { ...NOTA.identificacao, ...mudanca } });
const protocolo = (situacao: string) => ({ protocolo: { ...NOTA.protocolo!, situacao, motivo: 'Motivo' } });

test('an authorised sale of the supplier is taken without a word', () => {
  expect([recusas({}), avisos({})]).toEqual([[], []]);
  expect([recusas(protocolo('150')), avisos(protocolo('150'))]).toEqual([[], []]);
});

test.each<[string, Partial<NotaConferida>, RegExp]>([
  ['another layout', { versao: '3.10' }, /^O leiaute da nota é 3\.10/],
  [
    'a wrong key',
    { chave: '28261111222333000181550010000043211407182631', protocolo: null },
    /^O dígito verificador da chave da NF-e não confere\.$/,
  ],
  ['a key of another invoice', identificacao({ numero: '4322' }), /o número da chave é 000004321/],
  ['an entry', { tipo: '0' }, /de entrada/],
  ['a complement', { finalidade: '2' }, /^A nota é complementar/],
  ['an adjustment', { finalidade: '3' }, /^A nota é de ajuste/],
  ['a return', { finalidade: '4' }, /^A nota é de devolução/],
  ['a credit', { finalidade: '5' }, /^A nota é de crédito/],
  ['a debit', { finalidade: '6' }, /^A nota é de débito/],
  ['a test', { ambiente: '2' }, /^A nota é de homologação/],
  ['a cancelled one', protocolo('101'), /cancelada/],
  ['a denied one', protocolo('110'), /denegado \(situação 110\)/],
  ['one of an irregular supplier', protocolo('301'), /irregularidade do emitente/],
  ['the protocol of another', { protocolo: { ...NOTA.protocolo!, chave: '1' } }, /protocolo .* de outra nota/],
])('%s is refused with its own sentence', (_caso, mudanca, frase) => {
  expect(recusas(mudanca)).toEqual([expect.stringMatching(frase)]);
});

test('a receipt of a shop is refused by its name, and its key is not that of an NF-e', () => {
  expect(recusas(identificacao({ modelo: '65' }))).toEqual([
    'Este documento é um cupom (NFC-e, modelo 65). Só a NF-e, modelo 55, entra no recebimento.',
    'A chave não é desta nota: o modelo da chave é 55, e da nota é 65.',
  ]);
});

test("only the request's supplier", () => {
  expect(recusas({}, { fornecedor: '11867044000130' })).toEqual([
    'O emitente da nota, 11.222.333/0001-81, não é o fornecedor da solicitação, CEREALISTA (11.867.044/0001-30).',
  ]);
  expect(recusas({}, { fornecedor: null })).toHaveLength(1);
});

test('the demonstration accepts a test invoice, with a remark', () => {
  expect(recusas({ ambiente: '2' }, { demonstracao: true })).toEqual([]);
  expect(avisos({ ambiente: '2' })).toEqual(['A nota é de homologação: ela não tem valor fiscal.']);
});

test('without a protocol, or in another situation, the portal is named', () => {
  expect(avisos({ protocolo: null })).toEqual([expect.stringMatching(/não tem o protocolo/)]);
  expect(avisos(protocolo('302'))).toEqual([expect.stringMatching(/^A situação da nota no arquivo é 302 \(Motivo\)/)]);
});

describe('the value', () => {
  const valor = (total: object) => avisos({ total: { ...NOTA.total, ...total } });

  test('1,163.00 − 3.00 = 1,160.00; more than one cent of difference has a notice', () => {
    expect(valor({ valor: '1160.01' })).toEqual([]);
    expect(valor({ valor: '1160.02' })).toEqual(['O valor da nota é R$ 1.160,02; os itens somam R$ 1.160,00.']);
  });

  test('added taxes count, and the waived one may count or not', () => {
    expect(valor({ valor: '1170.00', tributos: '10.00' })).toEqual([]);
    expect(valor({ valor: '1150.00', icmsDesonerado: '10.00' })).toEqual([]);
    expect(valor({ icmsDesonerado: '10.00' })).toEqual([]);
  });

  test('the waived tax is subtracted from the items with the flag for it, and only from them', () => {
    const [arroz, cenoura] = NOTA.itens;
    const deduz = (valor: string, sim: boolean | null) => ({ desonerado: { valor, deduz: sim } });
    const com = (valor: string, ...itens: NotaConferida['itens']) =>
      avisos({ itens, total: { ...NOTA.total, valor, icmsDesonerado: '140.00' } });
    const mista = [
      { ...arroz!, ...deduz('100.00', true) },
      { ...cenoura!, ...deduz('40.00', false) },
    ];
    expect(com('1060.00', ...mista)).toEqual([]);
    expect(com('1020.00', ...mista)).toEqual(['O valor da nota é R$ 1.020,00; os itens somam R$ 1.060,00.']);
    expect(com('1160.00', ...mista)).toHaveLength(1);
    // The second item has no flag: both totals are possible.
    const meia = [
      { ...arroz!, ...deduz('100.00', true) },
      { ...cenoura!, ...deduz('40.00', null) },
    ];
    expect([com('1060.00', ...meia), com('1020.00', ...meia)]).toEqual([[], []]);
  });

  test('freight, insurance and expenses count, an item outside the total does not', () => {
    const [arroz, cenoura] = NOTA.itens;
    const itens = [
      { ...arroz!, frete: '5.00', seguro: '1.00', outros: '0.50' },
      { ...cenoura!, contaNoTotal: false },
    ];
    expect(avisos({ itens, total: { ...NOTA.total, valor: '1103.50' } })).toEqual([]);
    expect(valorDoItem(itens[0]!).toFixed(2)).toBe('1106.50');
  });

  test('a quantity times a price that is not the value of the item has a notice', () => {
    const [arroz, cenoura] = NOTA.itens;
    expect(avisos({ itens: [{ ...arroz!, precoUnitario: '27.60' }, cenoura!] })).toEqual([
      'No item 1 da nota, a quantidade vezes o preço dá R$ 1.104,00, e o valor é R$ 1.100,00.',
    ]);
  });
});

test('a receiver that is not the municipality asks for a reason', () => {
  const aviso = (destinatario: string | null, ...municipio: string[]) =>
    avisoDoDestinatario({ destinatario }, municipio);
  expect(aviso('11867044000130', '11222333000181', '11867044000130')).toBeNull();
  expect(aviso('11867044000130', '11222333000181')).toBe(
    'O destinatário da nota é 11.867.044/0001-30, que não está entre os CNPJs do município. Informe por que ela é do município.',
  );
  expect(aviso(null, '11222333000181')).toMatch(/não tem CNPJ nem CPF/);
  expect(aviso('11867044000130')).toMatch(/não tem CNPJ em Configurações/);
});

test('a grower is named by the CPF, a company by the CNPJ', () => {
  expect(['52998224725', '11222333000181'].map(formatarDocumento)).toEqual(['529.982.247-25', '11.222.333/0001-81']);
});
