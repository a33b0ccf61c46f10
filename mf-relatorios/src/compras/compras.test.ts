import { simularApi, umFornecedor } from '@merenda/shared/testing';
import { ARROZ, ENDERECO, FORNECEDOR, UNIDADE, UNIDADES } from '../teste/fatos.js';
import { ler } from '../teste/ler.js';

const OUTRO = { ...FORNECEDOR, id: 8, nome: 'GRÃOS DO VALE' };
const SOLICITACAO = {
  id: 9,
  numero: '12/2026',
  dataSolicitacao: '01/03/2026',
  aquisicao: { id: 4, numero: '12', ano: 2026, aquisicaoTipo: 'CHAMADA', modalidadeLicitacao: null },
  fornecedor: FORNECEDOR,
  propostaVencedora: { id: 6, numeroContrato: 'C-1' },
  unidadeEducacional: { id: 30, nome: 'EM JARDIM' },
  valor: 250.5,
  status: 'ENVIADA',
  temRecebimentos: false,
  recebimentoComecado: false,
  versao: 1,
  categorias: [{ id: 1, modalidade: 'CRECHE', faixaEtaria: { id: 1, nome: '1 a 3 anos' } }],
  itens: [
    {
      id: 1,
      produto: ARROZ,
      quantidade: 10,
      quantidadeRecebida: 4,
      temperaturaMinima: null,
      temperaturaMaxima: null,
      unidade: 'SACO',
      precoUnidade: 25.05,
      valorItem: 250.5,
    },
  ],
  motivo: null,
  notaFiscal: null,
};

const SABOR = umFornecedor({
  id: 5,
  nomeFantasia: 'SABOR DA TERRA',
  razaoSocial: 'SABOR ALIMENTOS LTDA',
  telefone: '3233334444',
  celular: '32988887777',
  email: 'vendas@sabor.example',
});

const CONTRATO = { numeroProcessoAdminis: '7/2026', dataContrato: '01/01/2026', vigencia: '31/12/2026' };

function simularSolicitacao(mudanca: object = {}, fornecedor: object = {}) {
  simularApi({
    ...UNIDADE,
    'GET /relatorios/solicitacoes/9': {
      solicitacao: { ...SOLICITACAO, ...mudanca },
      fornecedor: { ...SABOR, ...fornecedor },
      contrato: CONTRATO,
    },
    'GET /convencoes/unidades-produto': UNIDADES,
  });
}

test('a purchase request goes to the supplier as the authorisation to deliver, with its addressee, contract, place and day', async () => {
  simularSolicitacao();
  const folha = await ler('solicitacao-compra/9');
  expect(folha.titulo).toBe('Autorização de fornecimento nº 12/2026');
  expect(folha.dados).toEqual(
    expect.arrayContaining([
      { rotulo: 'Fornecedor', valor: 'SABOR ALIMENTOS LTDA (SABOR DA TERRA)' },
      { rotulo: 'CNPJ', valor: '12.ABC.345/01DE-35' },
      { rotulo: 'Telefone do fornecedor', valor: '(32) 3333-4444 / (32) 98888-7777' },
      { rotulo: 'E-mail do fornecedor', valor: 'vendas@sabor.example' },
      { rotulo: 'Endereço do fornecedor', valor: 'RUA DOS FUNDOS, 7, CENTRO, SÃO JOÃO – MG, CEP 36300-000' },
      { rotulo: 'Processo administrativo', valor: '7/2026' },
      { rotulo: 'Contrato', valor: 'C-1' },
      { rotulo: 'Vigência do contrato', valor: '01/01/2026 a 31/12/2026' },
      { rotulo: 'Prazo de entrega', valor: '____/____/________' },
      { rotulo: 'Local de entrega', valor: 'EM JARDIM' },
    ]),
  );
  expect(folha.dados).toContainEqual({ rotulo: 'Endereço (local de entrega)', valor: ENDERECO });
  expect(folha.assinaturas?.map(({ papel }) => papel)).toEqual([
    'Ordenador de despesas – autoriza o fornecimento',
    'Fornecedor – recebeu esta autorização',
  ]);
  expect(folha.dados).toContainEqual({ rotulo: 'Categorias', valor: 'CRECHE – 1 a 3 anos' });
  expect(folha.dados?.map(({ rotulo }) => rotulo)).not.toContain('Motivo do cancelamento');
  expect(folha.tabelas[0]?.linhas).toEqual([['ARROZ TIPO 1', 'ARROZ', 10, 'Saco', '50 kg', 25.05, 250.5]]);
  expect(folha.tabelas[0]?.total?.at(-1)).toBe(250.5);
});

test('a natural person sells under the CPF; a request that was cancelled authorises nothing, and its title shows that it is cancelled', async () => {
  simularSolicitacao(
    { status: 'CANCELADA', motivo: 'Sem saldo.' },
    {
      fornecedorTipo: 'FISICO',
      nome: 'JOSÉ DA ROÇA',
      nomeFantasia: null,
      razaoSocial: null,
      cnpj: null,
      cpf: '52998224725',
    },
  );
  const folha = await ler('solicitacao-compra/9');
  expect(folha.titulo).toBe('Autorização de fornecimento nº 12/2026 – Cancelada');
  expect(folha.dados?.slice(0, 2)).toEqual([
    { rotulo: 'Fornecedor', valor: 'JOSÉ DA ROÇA' },
    { rotulo: 'CPF', valor: '529.982.247-25' },
  ]);
  expect(folha.dados).toContainEqual({ rotulo: 'Motivo do cancelamento', valor: 'Sem saldo.' });
});

test('a purchase receipt shows each delivery with its invoice, its remarks and who signs', async () => {
  const recebimento = {
    id: 1,
    recebidoEm: '05/03/2026 10:00',
    usuario: 'ANA',
    observacao: 'Em ordem.',
    justificativaValidade: 'Consumo imediato.',
    justificativaTemperatura: null,
    notaFiscal: {
      id: 1,
      numero: 'NF7',
      dataEmissao: '04/03/2026',
      dataRecebimento: '05/03/2026',
      valor: 150.3,
      motivoRepeticao: null,
      temImagem: false,
      chave: null,
      versao: 1,
    },
    produtos: [
      {
        id: 1,
        produto: ARROZ,
        quantidade: 4,
        produtoLote: { id: 71 },
        lote: 'L1',
        dataFabricacao: '01/02/2026',
        dataValidade: '01/02/2027',
        deAcordo: true,
        temperatura: -12,
        temperaturaMinima: null,
        temperaturaMaxima: null,
        inspecao: 'SIF',
      },
    ],
    valorProdutos: 100.2,
    placa: 'ABC1D23',
    temperaturaVeiculo: -4.5,
    conferente: 'Joana',
    faturados: [{ produto: ARROZ, quantidade: 6 }],
    ocorrencias: [{ id: 1, produto: ARROZ, tipo: 'RECUSA', quantidade: 2, motivo: 'Rasgada', texto: null, fotos: [] }],
    estorno: null,
  };
  simularApi({
    ...UNIDADE,
    'GET /relatorios/recebimentos-compra/9': {
      solicitacao: { ...SOLICITACAO, temRecebimentos: true },
      fornecedor: SABOR,
      contrato: CONTRATO,
      recebimentos: [
        recebimento,
        // It counts for nothing: its goods left the stock again.
        { ...recebimento, id: 2, estorno: { quando: '06/03/2026 09:00', usuario: 'ANA', motivo: 'Unidade trocada.' } },
      ],
    },
    'GET /convencoes/unidades-produto': UNIDADES,
  });
  const folha = await ler('recebimento-compra/9');
  expect(folha.titulo).toBe('Recebimento da solicitação 12/2026 – NF NF7');
  expect(folha.dados?.[0]).toEqual({ rotulo: 'Solicitação', valor: 'nº 12/2026' });
  expect(folha.dados).toEqual(
    expect.arrayContaining([
      { rotulo: 'Fornecedor', valor: 'SABOR ALIMENTOS LTDA (SABOR DA TERRA)' },
      { rotulo: 'CNPJ', valor: '12.ABC.345/01DE-35' },
      { rotulo: 'Processo administrativo', valor: '7/2026' },
      { rotulo: 'Contrato', valor: 'C-1' },
      { rotulo: 'Valor da nota', valor: 'R$ 150,30' },
      { rotulo: 'Valor aceito', valor: 'R$ 100,20' },
      { rotulo: 'Valor a reter', valor: 'R$ 50,10' },
    ]),
  );
  expect(folha.tabelas[0]).toMatchObject({
    linhas: [['ARROZ TIPO 1', 10, 4, 'Saco de 5 kg', 25.05, 250.5, 100.2]],
    total: ['Total', null, null, null, null, 250.5, 100.2],
  });
  expect(folha.tabelas[1]).toMatchObject({
    titulo: 'Entrega de 05/03/2026 10:00 – nota fiscal NF7, emitida em 04/03/2026, R$ 150,30',
    linhas: [['ARROZ TIPO 1', 'L1', '01/02/2026', '01/02/2027', 4, 'Saco', '20 kg', 'De acordo; -12 °C; SIF']],
  });
  expect(folha.tabelas[2]).toMatchObject({
    titulo: 'Valores da entrega de 05/03/2026 10:00',
    linhas: [['ARROZ TIPO 1', 6, 4, 2, 0, 'Saco de 5 kg', 25.05, 100.2, 50.1]],
    total: ['Total', null, null, null, null, null, null, 100.2, 50.1],
  });
  expect(folha.tabelas.map(({ titulo }) => titulo).filter((titulo) => titulo?.startsWith('Valores'))).toHaveLength(1);
  expect(folha.assinaturas?.at(-1)).toEqual({ papel: 'Responsável pelo recebimento', nome: 'Joana' });
  expect(folha.tabelas[3]).toMatchObject({
    titulo: 'Ocorrências da entrega de 05/03/2026 10:00',
    linhas: [['ARROZ TIPO 1', 'Recusa', 2, 'Saco', '10 kg', 'Rasgada']],
  });
  expect(folha.textos?.[0]?.texto).toBe(
    'Em ordem.\nJustificativa da validade: Consumo imediato.\nQuem conferiu: Joana\nPlaca do veículo: ABC1D23\nTemperatura do veículo: -4,5 °C',
  );
  expect(folha.assinaturas).toHaveLength(2);
});

test('an acquisition shows its proposals with balances and totals, and its addenda', async () => {
  const item = {
    id: 1,
    produto: ARROZ,
    descricao: null,
    quantidade: 100,
    unidadeProduto: 'SACO',
    precoUnidade: 25.05,
    valorItem: 2505,
  };
  simularApi({
    'GET /convencoes/unidades-produto': UNIDADES,
    'GET /convencoes/tipos-licitacao': [],
    'GET /convencoes/modalidades-licitacao': [],
    'GET /convencoes/fontes-recurso': [{ nome: 'PNAE', descricao: 'Programa Nacional de Alimentação Escolar' }],
    'GET /relatorios/aquisicoes/4': {
      aquisicao: {
        id: 4,
        unidadeEducacional: { id: 30, nome: 'EM JARDIM' },
        objeto: 'Gêneros alimentícios',
        numero: '12',
        numeroProcessoAdminis: '7/2026',
        dataContrato: '01/01/2026',
        vigencia: '31/01/2026',
        vencida: true,
        ano: 2026,
        aquisicaoTipo: 'CHAMADA',
        tipoDeLicitacao: null,
        modalidadeLicitacao: null,
        fonteRecurso: 'PNAE',
        fonteDeRecursos: 'PNAE_FNDE',
        fonteConferida: true,
        valor: 2505,
        valorParcial: 2505,
        valorAditivado: 250.5,
        valorDisponivel: 2505,
        status: 'VIGENTE',
        notificacao: null,
        versao: 1,
        motivo: null,
        propostasVencedoras: [
          { id: 6, fornecedor: FORNECEDOR, numeroContrato: 'C-1', valor: 2505, itens: [{ ...item, emNomeDe: [] }] },
          {
            id: 7,
            fornecedor: OUTRO,
            numeroContrato: 'C-2',
            valor: 501,
            itens: [{ ...item, emNomeDe: [], id: 2, quantidade: 20 }],
          },
        ],
        aditivos: [{ id: 1, aditivoTipo: 'VALOR', novaVigencia: null, valor: 250.5 }],
      },
      fornecedores: [SABOR, umFornecedor({ id: 8, nomeFantasia: null, razaoSocial: 'GRÃOS DO VALE SA' })],
      itens: [
        {
          ...item,
          propostaVencedora: { id: 6, numeroContrato: 'C-1' },
          fornecedor: FORNECEDOR,
          quantidadeAditivada: 10,
          valorAditivado: 250.5,
          quantidadeSolicitada: 10,
          valorSolicitado: 250.5,
          quantidadeRecebida: 4,
          temperaturaMinima: null,
          temperaturaMaxima: null,
          quantidadeDisponivel: 100,
        },
        {
          ...item,
          id: 2,
          quantidade: 20,
          valorItem: 501,
          propostaVencedora: { id: 7, numeroContrato: 'C-2' },
          fornecedor: OUTRO,
          quantidadeAditivada: 0,
          valorAditivado: 0,
          quantidadeSolicitada: 0,
          valorSolicitado: 0,
          quantidadeRecebida: 0,
          temperaturaMinima: null,
          temperaturaMaxima: null,
          quantidadeDisponivel: 20,
        },
      ],
    },
  });
  const folha = await ler('aquisicao-individual/4');
  expect(folha.titulo).toMatch(/^Aquisição \d+\/2026$/);
  expect(folha.dados?.[0]).toEqual({ rotulo: 'Objeto', valor: 'Gêneros alimentícios' });
  expect(folha.assinaturas).toHaveLength(2);
  expect(folha.dados).toContainEqual({ rotulo: 'Situação', valor: 'Vencida' });
  expect(folha.dados).toContainEqual({ rotulo: 'Fonte de recurso', valor: 'Programa Nacional de Alimentação Escolar' });
  const [proposta, doOutro, aditivos] = folha.tabelas;
  expect(proposta?.titulo).toBe('SABOR ALIMENTOS LTDA (SABOR DA TERRA) – CNPJ 12.ABC.345/01DE-35 – contrato C-1');
  expect(proposta?.linhas).toEqual([['ARROZ TIPO 1', 'Saco de 5 kg', 100, 10, 10, 4, 100, 25.05, 2505]]);
  expect(proposta?.total?.at(-1)).toBe(2505);
  // Each supplier has its own items, of the same product too.
  expect(doOutro?.titulo).toBe('GRÃOS DO VALE SA – CNPJ 12.ABC.345/01DE-35 – contrato C-2');
  expect(doOutro?.linhas).toEqual([['ARROZ TIPO 1', 'Saco de 5 kg', 20, 0, 0, 0, 20, 25.05, 501]]);
  expect(doOutro?.total?.at(-1)).toBe(501);
  expect(aditivos?.linhas.map((linha) => linha.slice(1))).toEqual([[null, 250.5]]);
});
