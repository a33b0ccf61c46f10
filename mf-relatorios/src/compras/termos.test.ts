import { simularApi, umFornecedor } from '@merenda/shared/testing';
import { ARROZ, FORNECEDOR, UNIDADE, UNIDADES } from '../teste/fatos.js';
import { ler, pedir } from '../teste/ler.js';

const SOLICITACAO = {
  id: 9,
  numero: '12/2026',
  dataSolicitacao: '01/03/2026',
  aquisicao: { id: 4, numero: '12', ano: 2026, aquisicaoTipo: 'CHAMADA', modalidadeLicitacao: null },
  fornecedor: FORNECEDOR,
  propostaVencedora: { id: 6, numeroContrato: 'C-1' },
  unidadeEducacional: { id: 30, nome: 'EM JARDIM' },
  valor: 1000,
  status: 'ENVIADA',
  temRecebimentos: true,
  recebimentoComecado: false,
  versao: 1,
  categorias: [],
  itens: [
    {
      id: 1,
      produto: ARROZ,
      quantidade: 40,
      quantidadeRecebida: 34,
      temperaturaMinima: null,
      temperaturaMaxima: null,
      unidade: 'SACO',
      precoUnidade: 25,
      valorItem: 1000,
    },
  ],
  motivo: null,
  notaFiscal: null,
};
const SABOR = umFornecedor({ id: 5, nomeFantasia: 'SABOR DA TERRA', razaoSocial: 'SABOR ALIMENTOS LTDA' });
const CONTRATO = { numeroProcessoAdminis: '7/2026', dataContrato: '01/01/2026', vigencia: '31/12/2026' };
const ocorrencia = (id: number, tipo: string, quantidade: number | null, motivo: string) => ({
  id,
  produto: ARROZ,
  tipo,
  quantidade,
  motivo,
  texto: null,
  fotos: [],
});
/** 40 invoiced at R$ 25: 30 and 4 accepted, 4 refused, 2 missing. */
const RECEBIMENTO = {
  id: 41,
  recebidoEm: '05/03/2026 10:00',
  usuario: 'MARIA',
  observacao: 'Em ordem.',
  justificativaValidade: null,
  justificativaTemperatura: null,
  notaFiscal: {
    id: 1,
    numero: '4501',
    dataEmissao: '04/03/2026',
    dataRecebimento: '05/03/2026',
    valor: 1000,
    motivoRepeticao: null,
    temImagem: false,
    // State 28, 2026-03, CNPJ, model 55, series 002, number 4501.
    chave: '28260312345678000195550020000045011123456780',
    versao: 1,
  },
  produtos: [30, 4].map((quantidade, indice) => ({
    id: indice + 1,
    produto: ARROZ,
    quantidade,
    produtoLote: { id: 70 + indice },
    lote: `L${indice}`,
    dataFabricacao: '01/02/2026',
    dataValidade: '01/02/2027',
    deAcordo: true,
    temperatura: null,
    temperaturaMinima: null,
    temperaturaMaxima: null,
    inspecao: null,
  })),
  valorProdutos: 850,
  placa: 'ABC1D23',
  temperaturaVeiculo: -4.5,
  conferente: 'Joana',
  faturados: [{ produto: ARROZ, quantidade: 40 }],
  ocorrencias: [
    ocorrencia(1, 'RECUSA', 4, 'Rasgada'),
    ocorrencia(2, 'FALTA', 2, 'Não veio'),
    ocorrencia(3, 'OUTROS', null, 'Fora do horário'),
  ],
  estorno: null,
};

const simular = (mudanca: object = {}) =>
  simularApi({
    ...UNIDADE,
    'GET /relatorios/recebimentos-compra/9': {
      solicitacao: SOLICITACAO,
      fornecedor: SABOR,
      contrato: CONTRATO,
      recebimentos: [
        { ...RECEBIMENTO, id: 40 },
        { ...RECEBIMENTO, ...mudanca },
      ],
    },
    'GET /convencoes/unidades-produto': UNIDADES,
  });

test('the papers of receipt have the invoice, the conference, the quantities, the lots and who signs', async () => {
  simular();
  const provisorio = await ler('termo-recebimento-provisorio/9/41');
  expect(provisorio.titulo).toBe('Termo de recebimento provisório – solicitação 12/2026, nota fiscal 4501');
  for (const dado of [
    { rotulo: 'Solicitação', valor: 'nº 12/2026' },
    { rotulo: 'Fornecedor', valor: 'SABOR ALIMENTOS LTDA (SABOR DA TERRA)' },
    { rotulo: 'CNPJ', valor: '12.ABC.345/01DE-35' },
    { rotulo: 'Processo administrativo', valor: '7/2026' },
    { rotulo: 'Contrato', valor: 'C-1' },
    { rotulo: 'Valor da nota', valor: 'R$ 1.000,00' },
    { rotulo: 'Valor aceito', valor: 'R$ 850,00' },
    { rotulo: 'Valor a reter', valor: 'R$ 150,00' },
    { rotulo: 'Unidade educacional', valor: 'EM JARDIM' },
    { rotulo: 'Nota fiscal', valor: '4501' },
    { rotulo: 'Série', valor: '2' },
    { rotulo: 'Chave da NF-e', valor: '28260312345678000195550020000045011123456780' },
    { rotulo: 'Quem conferiu', valor: 'Joana' },
    { rotulo: 'Placa do veículo', valor: 'ABC1D23' },
    { rotulo: 'Temperatura do veículo', valor: '-4,5 °C' },
  ])
    expect(provisorio.dados).toContainEqual(dado);
  expect(provisorio.tabelas.map(({ linhas }) => linhas)).toEqual([
    [['ARROZ TIPO 1', 40, 34, 4, 2, 'Saco de 5 kg', 25, 850, 150]],
    [
      ['ARROZ TIPO 1', 'L0', '01/02/2026', '01/02/2027', 30, 'Saco', '150 kg', 'De acordo'],
      ['ARROZ TIPO 1', 'L1', '01/02/2026', '01/02/2027', 4, 'Saco', '20 kg', 'De acordo'],
    ],
    [
      ['ARROZ TIPO 1', 'Recusa', 4, 'Saco', '20 kg', 'Rasgada'],
      ['ARROZ TIPO 1', 'Falta', 2, 'Saco', '10 kg', 'Não veio'],
      ['ARROZ TIPO 1', 'Outros', null, 'Saco', null, 'Fora do horário'],
    ],
  ]);
  expect(provisorio.textos?.[0]?.texto).toContain('art. 140, II, "a"');
  expect(provisorio.assinaturas?.map(({ nome }) => nome)).toEqual([undefined, 'Joana']);

  const definitivo = await ler('termo-recebimento-definitivo/9/41');
  expect(definitivo.titulo).toBe('Termo de recebimento definitivo – solicitação 12/2026, nota fiscal 4501');
  expect(definitivo.tabelas).toEqual(provisorio.tabelas);
  expect(definitivo.textos?.[0]?.texto).toContain('art. 140, II, "b"');
  expect(definitivo.assinaturas?.map(({ papel }) => papel)).toEqual([
    'Fornecedor ou transportador',
    'Servidor ou comissão designada',
  ]);
});

test('the paper of refusal has only the refused goods', async () => {
  simular({ justificativaTemperatura: 'Porta aberta.' });
  const recusa = await ler('termo-recusa/9/41');
  expect(recusa.tabelas.map(({ titulo, linhas }) => [titulo, linhas])).toEqual([
    ['Quantidades e valores', [['ARROZ TIPO 1', 40, 34, 4, 2, 'Saco de 5 kg', 25, 850, 150]]],
    ['O que foi recusado', [['ARROZ TIPO 1', 'Recusa', 4, 'Saco', '20 kg', 'Rasgada']]],
  ]);
  expect(recusa.textos?.[0]?.texto).toMatch(/^As quantidades recusadas .*art\. 140, § 1º/);
  // A justification belongs to accepted goods.
  expect(recusa.textos?.map(({ titulo }) => titulo)).toEqual(['Declaração', 'Observação']);
  expect((await ler('termo-recebimento-definitivo/9/41')).textos).toContainEqual({
    titulo: 'Justificativa da temperatura',
    texto: 'Porta aberta.',
  });
});

test('a delivery that went back whole is refused whole, without an invoice', async () => {
  simular({ produtos: [], ocorrencias: [], faturados: [], notaFiscal: null });
  const recusa = await ler('termo-recusa/9/41');
  expect(recusa.dados).toContainEqual({ rotulo: 'Nota fiscal', valor: 'devolvida com a entrega' });
  expect(recusa.tabelas).toMatchObject([{ linhas: [], vazia: 'A entrega inteira foi devolvida.' }]);
  expect(recusa.textos?.[0]?.texto).toMatch(/^A entrega inteira foi rejeitada/);
  expect(await pedir('termo-recebimento-provisorio/9/41')).toBeNull();
});

test('there is no paper of a reversed or unknown delivery, nor of a refusal where nothing was refused', async () => {
  simular({ ocorrencias: [] });
  for (const endereco of ['termo-recusa/9/41', 'termo-recebimento-definitivo/9/99', 'termo-recebimento-definitivo/9'])
    expect(await pedir(endereco)).toBeNull();
  simular({ estorno: { quando: '06/03/2026 10:00', usuario: 'MARIA', motivo: 'Engano' } });
  expect(await pedir('termo-recebimento-definitivo/9/41')).toBeNull();
});
