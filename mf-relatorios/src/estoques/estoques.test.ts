import { simularApi } from '@merenda/shared/testing';
import { semColunasVazias } from '@merenda/shared/regras';
import { ENDERECO, ESTOQUE, LOTE, UNIDADE, UNIDADES } from '../teste/fatos.js';
import { ler } from '../teste/ler.js';

const COMUNS = {
  ...UNIDADE,
  'GET /unidades-educacionais/40': {
    ...UNIDADE['GET /unidades-educacionais/30'],
    logradouro: 'PRAÇA CENTRAL',
    bairro: 'CENTRO',
  },
  'GET /convencoes/unidades-produto': UNIDADES,
  'GET /estoques/me/3': ESTOQUE,
};

test('a stock lists its lots and adds up each product, without binary residue', async () => {
  const agua = { ...LOTE, produto: { ...LOTE.produto, id: 9, nome: 'ÁGUA' } };
  simularApi({
    ...COMUNS,
    'GET /relogio': { hoje: '05/03/2026', agora: '05/03/2026 10:30' },
    'GET /relatorios/estoques/3': {
      estoque: ESTOQUE,
      produtosEstoque: [
        { id: 1, quantidade: 0.1, bloqueio: null, produtoLote: LOTE },
        { id: 2, quantidade: 0.2, bloqueio: null, produtoLote: { ...LOTE, numero: 'L2' } },
        {
          id: 3,
          quantidade: 3,
          bloqueio: { motivo: 'Laudo', quando: '01/03/2026 10:00', usuario: 'ADMIN' },
          produtoLote: agua,
        },
      ],
    },
  });
  const folha = await ler('estoque/3');
  expect(folha.dados).toEqual([
    { rotulo: 'Unidade educacional', valor: 'EM JARDIM' },
    { rotulo: 'Endereço', valor: ENDERECO },
    { rotulo: 'Lotes', valor: '3' },
    { rotulo: 'Lotes vencidos', valor: '0' },
    { rotulo: 'Vencem em até 30 dias', valor: '0' },
    { rotulo: 'Produtos', valor: '2' },
  ]);
  expect(folha.tabelas[0]?.linhas.slice(0, 2)).toEqual([
    ['ARROZ TIPO 1', 'ARROZ', 'L1', '01/02/2026', '01/02/2027', null, 0.1, 'Saco', '0,5 kg'],
    ['ARROZ TIPO 1', 'ARROZ', 'L2', '01/02/2026', '01/02/2027', null, 0.2, 'Saco', '1 kg'],
  ]);
  expect(folha.tabelas[0]?.linhas[2]?.slice(5)).toEqual(['Bloqueado', 3, 'Saco', '15 kg']);
  expect(folha.tabelas[0]?.destacadas).toEqual([2]);
  expect(folha.tabelas[1]?.linhas).toEqual([
    ['ÁGUA', 'ARROZ', 1, 3, 'Saco', '15 kg'],
    ['ARROZ TIPO 1', 'ARROZ', 2, 0.3, 'Saco', '1,5 kg'],
  ]);
});

test('a lot that is expired, or soon will be, is marked by a word; a lot is valid on its last day', async () => {
  const lote = (id: number, dataValidade: string) => ({
    id,
    quantidade: 1,
    bloqueio: null,
    produtoLote: { ...LOTE, dataValidade },
  });
  simularApi({
    ...COMUNS,
    'GET /relogio': { hoje: '05/03/2026', agora: '05/03/2026 10:30' },
    'GET /relatorios/estoques/3': {
      estoque: ESTOQUE,
      produtosEstoque: [
        lote(1, '04/03/2026'),
        lote(2, '05/03/2026'),
        lote(3, '06/03/2026'),
        lote(4, '04/04/2026'),
        lote(5, '05/04/2026'),
      ],
    },
  });
  const folha = await ler('estoque/3');
  const situacao = folha.tabelas[0]?.colunas.findIndex(({ titulo }) => titulo === 'Situação') ?? -1;
  expect(folha.tabelas[0]?.linhas.map((linha) => linha[situacao])).toEqual([
    'Vencido',
    'Vence hoje',
    'Vence amanhã',
    'Vence em 30 dias',
    null,
  ]);
  expect(folha.tabelas[0]?.destacadas).toEqual([0]);
  expect(folha.dados).toContainEqual({ rotulo: 'Lotes vencidos', valor: '1' });
  expect(folha.dados).toContainEqual({ rotulo: 'Vencem em até 30 dias', valor: '3' });
});

test('a count shows what it changed, without binary residue', async () => {
  simularApi({
    ...COMUNS,
    'GET /estoques/3/balancos': [
      {
        id: 1,
        produtoLote: LOTE,
        quantidadeAnterior: 0.3,
        novaQuantidade: 0.1,
        usuario: { pessoa: { nome: 'ANA' } },
        dataHora: '02/03/2026 10:00',
        estorno: null,
      },
    ],
  });
  const folha = await ler('balanco-estoque/3');
  expect(folha.tabelas[0]?.linhas).toEqual([
    ['02/03/2026 10:00', 'ARROZ - ARROZ TIPO 1', 'L1', 0.3, 0.1, -0.2, 'Saco', '-1 kg', 'ANA', null],
  ]);
});

const MOVIMENTACAO = {
  id: 10,
  origem: ESTOQUE,
  destino: { id: 4, unidadeEducacional: { id: 40, nome: 'EM PRAÇA' } },
  status: 'RECEBIDA',
  dataInicioMovimentacao: '01/03/2026 08:00',
  dataFimMovimentacao: '02/03/2026 09:00',
  tipoObservacao: 'DANIFICADO',
  observacao: 'Um saco rasgado.',
  estorno: null,
  produtos: [{ id: 1, quantidade: 5, quantidadePerdida: 1, produtoEstoque: { id: 1, produtoLote: LOTE } }],
};

test('a movement names both ends, the lost quantities and the signatures', async () => {
  simularApi({ ...COMUNS, 'GET /estoques/3/movimentacoes/10': MOVIMENTACAO });
  const folha = await ler('movimentacao-produtos/3/10');
  expect(folha.titulo).toBe('Movimentação de Produtos nº 10');
  expect(folha.dados).toContainEqual({ rotulo: 'Destino', valor: 'EM PRAÇA' });
  expect(folha.dados).toContainEqual({
    rotulo: 'Endereço (destino)',
    valor: 'PRAÇA CENTRAL, 10, CENTRO, SÃO JOÃO, CEP 36300-000',
  });
  expect(folha.dados).toContainEqual({ rotulo: 'Observação', valor: 'Um saco rasgado.' });
  expect(folha.tabelas[0]?.linhas).toEqual([
    ['ARROZ TIPO 1', 'ARROZ', 'L1', '01/02/2026', '01/02/2027', 5, 1, 'Saco', '25 kg'],
  ]);
  expect(folha.assinaturas).toHaveLength(3);
});

test('a paper names who reversed the document, when and why', async () => {
  const estorno = { motivo: 'Era outro lote', usuario: 'ESTOQUISTA', quando: '06/11/2026 09:00' };
  const escrito = 'Era outro lote · Estoquista, em 06/11/2026 09:00';
  const kit = {
    id: 8,
    alunoId: 1,
    turmaId: 2,
    anoLetivo: null,
    nome: 'JOÃO',
    data: '05/03/2026',
    usuario: { nome: 'ANA' },
    criadoEm: '05/03/2026 10:00',
    produtosKits: [],
    estorno,
  };
  simularApi({
    ...COMUNS,
    'GET /estoques/3/movimentacoes/10': { ...MOVIMENTACAO, estorno },
    'GET /estoques/3/kits/8': kit,
    'GET /estoques/3/balancos': [
      {
        id: 1,
        produtoLote: LOTE,
        quantidadeAnterior: 2,
        novaQuantidade: 1,
        usuario: { pessoa: { nome: 'ANA' } },
        dataHora: '02/03/2026 10:00',
        estorno,
      },
    ],
  });
  const { dados } = await ler('movimentacao-produtos/3/10');
  expect(dados).toContainEqual({ rotulo: 'Situação', valor: 'Recebida' });
  expect(dados).toContainEqual({ rotulo: 'Estornada', valor: escrito });
  const recibo = await ler('kit-merenda/3/8');
  expect(recibo.dados).toContainEqual({ rotulo: 'Estornado', valor: escrito });
  // It was handed over before its school year was noted.
  for (const rotulo of ['Turma', 'Ano letivo']) expect(recibo.dados).toContainEqual({ rotulo, valor: null });
  expect((await ler('balanco-estoque/3')).tabelas[0]?.linhas[0]?.at(-1)).toBe(escrito);
});

test('the paper of a cancelled movement names who cancelled it, when and why', async () => {
  simularApi({
    ...COMUNS,
    'GET /estoques/3/movimentacoes/10': { ...MOVIMENTACAO, status: 'CANCELADA' },
    'GET /estoques/3/movimentacoes/10/cancelamento': {
      motivo: 'Caminhão quebrado.',
      quando: '05/03/2026 11:00',
      usuario: 'MARIA',
    },
  });
  const { dados } = await ler('movimentacao-produtos/3/10');
  expect(dados).toContainEqual({ rotulo: 'Motivo do cancelamento', valor: 'Caminhão quebrado.' });
  expect(dados).toContainEqual({ rotulo: 'Cancelada por', valor: 'Maria, em 05/03/2026 11:00' });
});

test("a kit's receipt names the student, the class with its school year, and is signed", async () => {
  simularApi({
    ...COMUNS,
    'GET /gestao-escolar/turmas': {
      escolaId: 77,
      turmas: [
        { id: 1, nome: '1º ANO A' },
        { id: 2, nome: '2º ANO B' },
      ],
    },
    'GET /estoques/3/kits/8': {
      id: 8,
      alunoId: 1,
      turmaId: 2,
      anoLetivo: 2026,
      nome: 'JOÃO',
      data: '05/03/2026',
      usuario: { nome: 'ANA' },
      criadoEm: '05/03/2026 10:00',
      estorno: null,
      produtosKits: [
        {
          produtoLoteFk: 7,
          nome: 'ARROZ TIPO 1',
          item: 'ARROZ',
          numeroLote: 'L1',
          dataValidade: '01/02/2027',
          unidadeMedida: 'SACO',
          conteudo: { medidaReal: 5, unidadeMedida: 'KG' },
          quantidade: 2,
        },
      ],
    },
  });
  const folha = await ler('kit-merenda/3/8');
  expect(folha.titulo).toBe('Recibo de Entrega de Kit Merenda – JOÃO, 05/03/2026');
  expect(folha.dados).toContainEqual({ rotulo: 'Documento de quem recebe', valor: '______________________' });
  expect(folha.dados).toContainEqual({ rotulo: 'Aluno', valor: 'JOÃO' });
  expect(folha.dados).toContainEqual({ rotulo: 'Turma', valor: '2º ANO B' });
  expect(folha.dados).toContainEqual({ rotulo: 'Ano letivo', valor: '2026' });
  expect(folha.tabelas[0]?.linhas).toEqual([['ARROZ TIPO 1', 'ARROZ', 'L1', '01/02/2027', 2, 'Saco', '10 kg']]);
  expect(folha.assinaturas).toEqual([{ papel: 'Aluno ou responsável' }, { papel: 'Responsável pela entrega' }]);
});

test('the trace of a lot has the sum and the lines of the screen, and says that the lot is blocked', async () => {
  simularApi({
    'GET /convencoes/unidades-produto': UNIDADES,
    'GET /lotes/12/rastreio': {
      produtoLote: LOTE,
      bloqueio: { motivo: 'Laudo', quando: '01/03/2026 10:00', usuario: 'ADMIN' },
      parcelas: [
        { parcela: 'ADICIONADO', total: 10, outrasUnidades: 4 },
        { parcela: 'AJUSTADO', total: -1, outrasUnidades: 0 },
        { parcela: 'EM_ESTOQUE', total: 7, outrasUnidades: 4 },
        { parcela: 'RECOLHIDO', total: 2, outrasUnidades: 0 },
      ],
      estoques: [{ estoque: 1, unidade: { id: 1, nome: 'EM JARDIM' }, quantidade: 3 }],
      recebimentos: [],
      movimentacoes: [],
      refeicoes: [],
      kits: [],
      demais: [
        {
          id: 1,
          estoque: 3,
          documento: 'saidas',
          documentoId: 1,
          estorno: null,
          quando: '02/03/2026 08:00',
          unidade: 'EM JARDIM',
          tipo: 'RECOLHIMENTO',
          quantidade: -2,
          usuario: 'ADMIN',
          observacao: 'Devolvido ao fabricante',
        },
      ],
    },
  });
  const folha = await ler('rastreio-lote/12');
  expect(folha.dados?.slice(-2)).toEqual([
    { rotulo: 'Bloqueado', valor: 'Laudo (ADMIN, em 01/03/2026 10:00)' },
    { rotulo: 'Soma', valor: 'Fecha' },
  ]);
  expect(folha.tabelas.map(({ titulo }) => titulo)).toEqual([
    'Soma',
    'Unidades com o lote',
    'Adições, saídas, balanços e exclusões',
  ]);
  expect(folha.tabelas[0]?.linhas).toEqual([
    ['Adicionado ao estoque', 10, null, '50 kg', 4],
    ['Ajustes de balanço', -1, null, '-5 kg', null],
    ['Nos estoques', null, 7, '35 kg', 4],
    ['Recolhido', null, 2, '10 kg', null],
  ]);
  expect(folha.tabelas[0]?.total).toEqual(['Total', 9, 9, '45 kg', null]);
  expect(folha.dados).toContainEqual({ rotulo: 'Quantidades em', valor: 'Saco de 5 kg' });
  expect(folha.tabelas[1]?.linhas).toEqual([['EM JARDIM', 3, '15 kg']]);
  expect(folha.tabelas[2]?.linhas).toEqual([
    ['02/03/2026 08:00', 'EM JARDIM', 'Recolhimento', -2, '-10 kg', 'Devolvido ao fabricante', 'ADMIN', null],
  ]);
  expect(folha.textos).toHaveLength(1);
});

const CONTAGEM = {
  id: 12,
  status: 'ABERTA',
  asCegas: false,
  comZerados: false,
  outraPessoaConfirma: true,
  revisao: 3,
  inicio: { quando: '20/11/2026 08:00', usuario: 'JOANA' },
  fim: null,
  contados: 1,
  resultado: null,
};
const NA_FOLHA = { id: 1, produtoLote: LOTE, bloqueio: null, excluido: false, saldo: 10, contagem: null };

test('the sheet of a count has room for the counted quantities, and two signatures', async () => {
  simularApi({ ...COMUNS, 'GET /estoques/3/contagens/12': { ...CONTAGEM, lotes: [NA_FOLHA] } });
  const folha = await ler('contagem-estoque/3/12');
  expect(folha.titulo).toBe('Folha de contagem nº 12');
  expect(folha.tabelas[0]?.colunas.map(({ titulo }) => titulo).slice(3)).toEqual([
    'Embalagem',
    'No sistema',
    'Contado',
    'Observação',
  ]);
  expect(folha.tabelas[0]?.linhas).toEqual([['ARROZ TIPO 1', 'L1', '01/02/2027', 'Saco de 5 kg', 10, null, null]]);
  expect(folha.deitada).toBe(true);
  expect(folha.tabelas[0]?.colunas.filter(({ aCaneta }) => aCaneta).map(({ titulo }) => titulo)).toEqual([
    'Contado',
    'Observação',
  ]);
  expect(folha.dados).toContainEqual({ rotulo: 'Data e hora da contagem', valor: '____/____/________ ____:____' });
  expect(folha.assinaturas).toEqual([{ papel: 'Quem contou' }, { papel: 'Quem conferiu' }]);
});

test('a blind sheet prints no balance, and no column for it', async () => {
  simularApi({
    ...COMUNS,
    'GET /estoques/3/contagens/12': { ...CONTAGEM, asCegas: true, lotes: [{ ...NA_FOLHA, saldo: null }] },
  });
  const { titulo, tabelas } = await ler('contagem-estoque/3/12');
  expect(titulo).toBe('Folha de contagem nº 12 (às cegas)');
  expect(semColunasVazias(tabelas[0]!).colunas.map((coluna) => coluna.titulo)).toEqual([
    'Produto',
    'Lote',
    'Validade',
    'Embalagem',
    'Contado',
    'Observação',
  ]);
});

test('a booked count prints its differences, in packages and R$, the lots that it left out, and those reversed since', async () => {
  const conferido = {
    produtoLote: LOTE,
    contada: 8.5,
    saldo: 10,
    diferenca: -1.5,
    usuario: 'JOANA',
    quando: '20/11/2026 09:00',
    impedimento: null,
    estorno: null,
  };
  simularApi({
    ...COMUNS,
    'GET /estoques/3/contagens/12': {
      ...CONTAGEM,
      status: 'LANCADA',
      fim: { quando: '20/11/2026 10:00', usuario: 'BIA', motivo: 'Fim de mês' },
      resultado: { naoContados: 4, comDiferenca: 2, semPreco: 1, valor: -30 },
      lotes: [],
    },
    'GET /estoques/3/contagens/12/conferencia': {
      revisao: 3,
      naoContados: 4,
      impedimento: null,
      lotes: [
        { ...conferido, id: 1, precoUnidade: 20, valor: -30 },
        { ...conferido, id: 2, precoUnidade: null, valor: null },
        {
          ...conferido,
          id: 3,
          precoUnidade: 20,
          valor: -30,
          estorno: { motivo: 'Era outro lote', usuario: 'ESTOQUISTA', quando: '06/11/2026 09:00' },
        },
      ],
    },
  });
  const { dados, tabelas } = await ler('contagem-estoque/3/12');
  expect(dados?.slice(-7)).toEqual([
    { rotulo: 'Lotes contados', valor: '3' },
    { rotulo: 'Lotes com saldo não contados', valor: '4' },
    { rotulo: 'Com diferença', valor: '2' },
    { rotulo: 'Com diferença e sem preço', valor: '1' },
    { rotulo: 'Sobras', valor: 'R$ 0,00' },
    { rotulo: 'Faltas', valor: 'R$ 30,00' },
    { rotulo: 'Resultado', valor: '-R$ 30,00' },
  ]);
  expect(tabelas[0]?.linhas.map((linha) => linha.slice(3, 9))).toEqual([
    [10, 8.5, -1.5, 'Saco', '-7,5 kg', -30],
    [10, 8.5, -1.5, 'Saco', '-7,5 kg', null],
    [10, 8.5, -1.5, 'Saco', '-7,5 kg', -30],
  ]);
  expect(tabelas[0]?.linhas.map((linha) => linha.at(-1))).toEqual([
    null,
    null,
    'Era outro lote · Estoquista, em 06/11/2026 09:00',
  ]);
});
