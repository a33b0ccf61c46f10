import {
  acionar,
  esperarDialogo,
  type Requisicao,
  problema,
  renderTela,
  simularApi,
  verificarAcessibilidade,
} from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import ListaDeNecessidades from './ListaDeNecessidades.js';

const produto = (id: number, nome: string, medidaReal: number) => ({
  id,
  nome,
  unidadeProduto: 'PACOTE',
  medidaReal,
  unidadeMedida: 'KG',
  item: { id, nome, itemProdutoTipo: 'ALIMENTO' },
});
const SOL = { id: 3, nome: 'ESCOLA SOL' };
const LUA = { id: 4, nome: 'ESCOLA LUA' };
const ARROZ = { id: 1, nome: 'ARROZ' };
const CENOURA = { id: 2, nome: 'CENOURA' };
const CEREALISTA = { id: 8, fornecedorTipo: 'JURIDICO', nome: 'CEREALISTA', agriculturaFamiliar: true };
const rascunho = (unidade: typeof SOL, itens: object[], valor: number) => ({
  unidade,
  fornecedor: CEREALISTA,
  aquisicao: { id: 9, numero: 'PE 1', ano: 2026 },
  proposta: 5,
  categorias: [7],
  itens,
  valor,
  ultimaSolicitacao: null,
});
const item = (id: number, nome: string, quantidade: number, precoUnidade: number) => ({
  produto: produto(id, nome, id === 1 ? 5 : 1),
  quantidade,
  disponivel: 10,
  precoUnidade,
  valor: quantidade * precoUnidade,
});
const LISTA = {
  linhas: [
    {
      unidade: SOL,
      item: ARROZ,
      unidadeMedida: 'KG',
      perecivel: false,
      necessidade: 9.6,
      doEstoque: 2,
      aReceber: 5,
      falta: 2.6,
    },
    {
      unidade: LUA,
      item: ARROZ,
      unidadeMedida: 'KG',
      perecivel: false,
      necessidade: 5.76,
      doEstoque: 5.76,
      aReceber: 0,
      falta: 0,
    },
    {
      unidade: LUA,
      item: CENOURA,
      unidadeMedida: 'KG',
      perecivel: true,
      necessidade: 5.054,
      doEstoque: 0,
      aReceber: 0,
      falta: 5.055,
    },
  ],
  rascunhos: [
    rascunho(SOL, [item(1, 'ARROZ 5 KG', 1, 27.5)], 27.5),
    rascunho(LUA, [item(2, 'CENOURA 1 KG', 6, 5)], 30),
  ],
  semCobertura: [
    {
      unidade: LUA,
      item: ARROZ,
      unidadeMedida: 'KG',
      motivo: 'SEM_SALDO',
      falta: 0.76,
      produto: produto(1, 'ARROZ 5 KG', 5),
      embalagens: 1,
      ultimoPreco: 27.5,
      valor: 27.5,
    },
  ],
  semAlunos: [{ unidade: SOL, cardapio: { id: 2, nome: 'CRECHE' }, motivo: 'SEM_MATRICULAS', dias: ['24/11/2026'] }],
};
const solicitacao = (id: number, unidadeEducacional: typeof SOL, valor: number) => ({
  id,
  numero: `${id}/2026`,
  temRecebimentos: false,
  recebimentoComecado: false,
  dataSolicitacao: '23/11/2026',
  status: 'AGUARDANDO',
  valor,
  versao: 1,
  motivo: null,
  notaFiscal: null,
  categorias: [],
  aquisicao: { id: 9, numero: 'PE 1', ano: 2026, aquisicaoTipo: 'LICITACAO', modalidadeLicitacao: null },
  propostaVencedora: { id: 5, numeroContrato: 'C' },
  fornecedor: CEREALISTA,
  unidadeEducacional,
  itens: [],
});
const ROTAS = {
  'GET /relogio': { hoje: '23/11/2026', agora: '23/11/2026 10:00' },
  'GET /estoques/me': [
    { id: 30, unidadeEducacional: SOL },
    { id: 40, unidadeEducacional: LUA },
  ],
  'GET /necessidades': LISTA,
  'GET /convencoes/unidades-produto': [{ nome: 'PACOTE', descricao: 'Pacote' }],
};

const abrir = (rotas: object = {}, endereco?: string) => {
  const { requisicoes } = simularApi({ ...ROTAS, ...rotas });
  return {
    ...renderTela(<ListaDeNecessidades />, {
      permissoes: ['SOLICITACOES'],
      rota: '/lista-de-necessidades',
      ...(endereco && { endereco }),
    }),
    requisicoes,
  };
};
const celulas = (tabela: string) =>
  within(screen.getByRole('table', { name: tabela }))
    .getAllByRole('row')
    .slice(1)
    .map((linha) =>
      within(linha)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
const calculadas = (requisicoes: Requisicao[]) =>
  requisicoes.filter(({ rota }) => rota === 'GET /necessidades').map(({ busca }) => busca);
const enviadas = (requisicoes: Requisicao[], rota: string) =>
  requisicoes.filter((requisicao) => requisicao.rota === rota);

test('the list shows the needed, present, expected and missing quantities, by unit and in total', async () => {
  const { usuario, container } = abrir();
  await screen.findByRole('table', { name: 'Necessidades por unidade' });
  const linhas = celulas('Necessidades por unidade').map((linha) => linha.slice(0, 7));
  expect(linhas).toEqual([
    ['Escola Sol', 'Arroz', 'Uma vez', '9,6 kg', '2 kg', '5 kg', '2,6 kg'],
    ['Escola Lua', 'Arroz', 'Uma vez', '5,76 kg', '5,76 kg', '0 kg', 'Coberto'],
    ['Escola Lua', 'Cenoura', 'Por semana', '5,054 kg', '0 kg', '0 kg', '5,055 kg'],
  ]);
  await usuario.click(screen.getByRole('radio', { name: 'Consolidado' }));
  await screen.findByRole('table', { name: 'Necessidades consolidadas' });
  expect(celulas('Necessidades consolidadas')[0]).toEqual([
    'Arroz',
    '2',
    'Uma vez',
    '15,36 kg',
    '7,76 kg',
    '5 kg',
    '2,6 kg',
  ]);
  await usuario.click(screen.getByRole('radio', { name: 'Por unidade' }));
  await usuario.click(screen.getByRole('checkbox', { name: 'Só o que falta' }));
  await waitFor(() => expect(celulas('Necessidades por unidade')).toHaveLength(2));
  expect(celulas('Faltas sem contrato ou sem saldo')[0]).toEqual([
    'Escola Lua',
    'Arroz 5 kg',
    'Sem saldo',
    '0,76 kg',
    '5 kg (1 × pacote de 5 kg)',
    'R$ 27,50',
    'R$ 27,50',
  ]);
  expect(screen.getByText('Um cardápio não pede nada')).toBeVisible();
  await verificarAcessibilidade(container);
});

test('four weeks from today are computed at first; others when asked for, and the address keeps them', async () => {
  const { usuario, requisicoes, router } = abrir();
  await screen.findByRole('table', { name: 'Necessidades por unidade' });
  expect(calculadas(requisicoes)).toEqual([
    { de: '2026-11-23', ate: '2026-12-20', alunos: 'MATRICULAS', ordem: 'FAMILIAR' },
  ]);
  const mudar = screen.getByRole('button', { name: 'Mudar critérios' });
  await usuario.click(mudar);
  const ate = screen.getByLabelText('Até');
  await usuario.clear(ate);
  await usuario.type(ate, '22/11/2026');
  await usuario.click(screen.getByRole('button', { name: 'Calcular' }));
  expect(await screen.findByText('A data final é anterior à inicial.')).toBeVisible();
  await usuario.clear(ate);
  await usuario.type(ate, '30/11/2026');
  await usuario.click(screen.getByRole('switch', { name: 'Agricultura familiar primeiro' }));
  await usuario.click(screen.getByRole('button', { name: 'Calcular' }));
  // The rows have the room of the form again, and a line says what they are computed from.
  expect(mudar).toHaveAttribute('aria-expanded', 'false');
  expect(
    await screen.findByText('23/11/2026 a 30/11/2026 · Matrículas · Todas as suas unidades · Menor preço primeiro'),
  ).toBeVisible();
  await waitFor(() => expect(calculadas(requisicoes)).toHaveLength(2));
  expect(calculadas(requisicoes)[1]).toEqual({
    de: '2026-11-23',
    ate: '2026-11-30',
    alunos: 'MATRICULAS',
    ordem: 'PRECO',
  });
  expect(router.state.location.search).toBe('?de=2026-11-23&ate=2026-11-30&compra=PRECO');
});

test('a line says where it comes from', async () => {
  const { usuario } = abrir({
    'GET /necessidades/origem': [
      {
        dia: '24/11/2026',
        cardapio: { id: 2, nome: 'ALMOÇO' },
        prato: { id: 4, nome: 'RISOTO' },
        alimento: { id: 1, nome: 'ARROZ CRU' },
        alunos: 72,
        registrada: false,
        quantidade: 2.88,
      },
    ],
  });
  await usuario.click(await screen.findByRole('button', { name: 'De onde vem Arroz em Escola Sol' }));
  const modal = await esperarDialogo('De onde vem: Arroz');
  expect(await within(modal).findByRole('cell', { name: 'Risoto' })).toBeVisible();
  expect(within(modal).getByRole('cell', { name: '2,88 kg' })).toBeVisible();
  expect(within(modal).getByRole('cell', { name: '72' })).toBeVisible();
});

test('drafts become requests: those that pass, and a line for each', async () => {
  const { usuario, requisicoes } = abrir({
    'POST /solicitacoes': (requisicao: Requisicao) =>
      (requisicao.corpo as { unidadeEducacional: { id: number } }).unidadeEducacional.id === LUA.id
        ? problema(409, 'Máximo de CENOURA 1 KG: 2.')
        : solicitacao(15, SOL, 55),
  });
  await screen.findByRole('table', { name: 'Solicitações propostas' });
  await acionar(usuario, 'Ajustar', 'Cerealista para Escola Sol');
  const modal = await esperarDialogo('Ajustar quantidades');
  const campo = within(modal).getByLabelText('Arroz 5 kg');
  await usuario.clear(campo);
  await usuario.type(campo, '11');
  expect(await within(modal).findByText(/^Máximo: 50\skg \(10 × pacote de 5\skg\)\.$/)).toBeVisible();
  expect(within(modal).getByRole('button', { name: 'Ajustar' })).toBeDisabled();
  await usuario.clear(campo);
  await usuario.type(campo, '2');
  await usuario.click(within(modal).getByRole('button', { name: 'Ajustar' }));
  expect(await screen.findByText('2 solicitações: R$ 85,00')).toBeVisible();
  await usuario.click(screen.getByRole('button', { name: 'Criar 2 solicitações' }));
  const aviso = await esperarDialogo('Aviso');
  expect(aviso).toHaveTextContent('Deseja realmente cadastrar 2 Solicitações de Compra?');
  await usuario.click(within(aviso).getByRole('button', { name: 'Sim' }));
  expect(await screen.findByRole('link', { name: 'solicitação 15/2026, R$ 55,00' })).toHaveAttribute(
    'href',
    '/gerenciar-solicitacao?exibir=15',
  );
  expect(screen.getByText(/Cerealista para Escola Lua: recusada\. Máximo de CENOURA 1 KG: 2\./)).toBeVisible();
  const enviados = enviadas(requisicoes, 'POST /solicitacoes');
  expect(enviados.map(({ corpo }) => corpo)).toMatchObject([
    { itens: [{ produto: { id: 1 }, quantidade: 2 }], categorias: [{ id: 7 }], ultimaSolicitacao: null },
    { itens: [{ produto: { id: 2 }, quantidade: 6 }] },
  ]);
  // The refused draft, sent again as it is, has the key of the first time.
  await usuario.click(screen.getByRole('checkbox', { name: 'Selecionar Cerealista para Escola Sol' }));
  await usuario.click(screen.getByRole('button', { name: 'Criar 1 solicitação' }));
  await usuario.click(within(await esperarDialogo('Aviso')).getByRole('button', { name: 'Sim' }));
  await waitFor(() => expect(enviadas(requisicoes, 'POST /solicitacoes')).toHaveLength(3));
  const chaves = enviadas(requisicoes, 'POST /solicitacoes').map(({ headers }) => headers.get('Idempotency-Key'));
  expect(chaves[2]).toBe(chaves[1]);
  expect(chaves[0]).not.toBe(chaves[1]);
});

test('the list is computed once after several drafts, and the adjustments do not stay on the next draft', async () => {
  let ultima: number | null = null;
  const { usuario, requisicoes } = abrir({
    'GET /necessidades': () => ({
      ...LISTA,
      rascunhos: LISTA.rascunhos.map((um) => ({ ...um, ultimaSolicitacao: ultima })),
    }),
    'POST /solicitacoes': () => {
      ultima = 15;
      return solicitacao(15, SOL, 55);
    },
  });
  await screen.findByRole('table', { name: 'Solicitações propostas' });
  await acionar(usuario, 'Ajustar', 'Cerealista para Escola Sol');
  const modal = await esperarDialogo('Ajustar quantidades');
  const campo = within(modal).getByLabelText('Arroz 5 kg');
  await usuario.clear(campo);
  await usuario.type(campo, '2');
  await usuario.click(within(modal).getByRole('button', { name: 'Ajustar' }));
  await usuario.click(await screen.findByRole('button', { name: 'Criar 2 solicitações' }));
  await usuario.click(within(await esperarDialogo('Aviso')).getByRole('button', { name: 'Sim' }));
  await waitFor(() => expect(enviadas(requisicoes, 'POST /solicitacoes')).toHaveLength(2));
  // 1 package again: 27.50 + 30.00.
  expect(await screen.findByText('2 solicitações: R$ 57,50')).toBeVisible();
  expect(calculadas(requisicoes)).toHaveLength(2);
});

test('the adherence of a unit is changed by stage', async () => {
  const etapas = ['CRECHE', 'PRE_ESCOLA', 'FUNDAMENTAL_6_10', 'FUNDAMENTAL_11_15', 'MEDIO', 'EJA'];
  const adesao = etapas.map((categoria) => ({ categoria, percentual: 100 }));
  const { usuario, requisicoes } = abrir({
    'GET /unidades-educacionais/3/adesao': adesao,
    'PUT /unidades-educacionais/3/adesao': adesao,
  });
  await usuario.click(await screen.findByRole('button', { name: 'Adesão' }));
  const modal = await esperarDialogo('Adesão');
  await usuario.click(within(modal).getByRole('combobox', { name: 'Unidade educacional' }));
  await usuario.click(await screen.findByTitle('Escola Sol'));
  const creche = await within(modal).findByLabelText('Creche');
  await usuario.clear(creche);
  await usuario.type(creche, '92,5');
  await usuario.click(within(modal).getByRole('button', { name: 'Salvar' }));
  await usuario.click(within(await esperarDialogo('Aviso')).getByRole('button', { name: 'Sim' }));
  await waitFor(() => expect(enviadas(requisicoes, 'PUT /unidades-educacionais/3/adesao')).toHaveLength(1));
  expect(enviadas(requisicoes, 'PUT /unidades-educacionais/3/adesao')[0]?.corpo).toEqual([
    { categoria: 'CRECHE', percentual: 92.5 },
  ]);
});

test('a list without needs says what to do, a failed one can be computed again', async () => {
  const vazia = { linhas: [], rascunhos: [], semCobertura: [], semAlunos: [] };
  const { unmount } = abrir({ 'GET /necessidades': vazia });
  expect(await screen.findByText(/Lance cardápios ou escolha outro período/)).toBeVisible();
  unmount();
  abrir({ 'GET /necessidades': problema(503, 'O banco de dados não responde.') });
  expect(await screen.findByText('O banco de dados não responde.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
});
