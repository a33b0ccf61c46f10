import type { StatusCompra } from '@merenda/shared/contratos';
import {
  abrirFiltros,
  conferirHistorico,
  acaoDaLinha,
  acionar,
  colar,
  duplicarLinha,
  esperarDialogo,
  exportarLista,
  type Requisicao,
  problema,
  renderTela,
  simularApi,
  umaPagina,
  verificarAcessibilidade,
  usarFerramenta,
} from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { umaAquisicaoDaLista } from '../teste/aquisicoes.js';
import GerenciarSolicitacoes from './GerenciarSolicitacoes.js';
import { nomeDaSolicitacao } from './identificacao.js';
import { SEM_RASCUNHO } from '../teste/solicitacoes.js';

const ARROZ = {
  id: 5,
  nome: 'ARROZ 5 KG',
  unidadeProduto: 'PACOTE',
  medidaReal: 5,
  unidadeMedida: 'KG',
  item: { id: 1, nome: 'ARROZ', itemProdutoTipo: 'ALIMENTO' },
};
const solicitacao = (id: number, status: StatusCompra, mudanca: object = {}) => ({
  id,
  numero: `${id}/2026`,
  temRecebimentos: false,
  recebimentoComecado: false,
  dataSolicitacao: `0${id}/03/2026`,
  status,
  valor: 100,
  versao: 2,
  motivo: null,
  notaFiscal: null,
  categorias: [{ id: 1, modalidade: 'FUNDAMENTAL', faixaEtaria: { id: 1, nome: '6 a 10 anos' } }],
  aquisicao: { id: 9, numero: 'PE 1', ano: 2026, aquisicaoTipo: 'LICITACAO', modalidadeLicitacao: 'PREGAO' },
  propostaVencedora: { id: 1, numeroContrato: 'C' },
  fornecedor: {
    id: id < 3 ? 1 : 2,
    fornecedorTipo: 'JURIDICO' as const,
    nome: id < 3 ? 'CEREALISTA' : 'FRIGORÍFICO',
    agriculturaFamiliar: false,
  },
  unidadeEducacional: { id: 1, nome: 'ESCOLA SOL' },
  itens: [
    {
      id: 70,
      produto: ARROZ,
      quantidade: 10,
      quantidadeRecebida: 4,
      temperaturaMinima: null,
      temperaturaMaxima: null,
      unidade: 'PACOTE',
      precoUnidade: 10,
      valorItem: 100,
    },
  ],
  ...mudanca,
});
const LISTA = [
  solicitacao(1, 'AGUARDANDO'),
  solicitacao(2, 'ENVIADA'),
  solicitacao(3, 'RECEBIDA'),
  solicitacao(4, 'DEVOLVIDA'),
  solicitacao(5, 'CANCELADA'),
];
const ROTAS = {
  ...SEM_RASCUNHO,
  'GET /relogio': { hoje: '20/11/2026', agora: '20/11/2026 10:00' },
  'GET /solicitacoes/pagina': umaPagina(LISTA),
  'GET /solicitacoes/filtros': {
    fornecedores: [
      { id: 1, nome: 'CEREALISTA' },
      { id: 2, nome: 'FRIGORÍFICO' },
    ],
    unidades: [{ id: 1, nome: 'ESCOLA SOL' }],
  },
  'GET /solicitacoes/2': LISTA[1],
  'GET /convencoes/modalidades-licitacao': [{ nome: 'PREGAO', descricao: 'Pregão' }],
  'GET /convencoes/unidades-produto': [{ nome: 'PACOTE', descricao: 'Pacote' }],
};

/** The states of the rows in which an action is not possible. */
async function impedidas(usuario: UserEvent, acao: string): Promise<StatusCompra[]> {
  const estados: StatusCompra[] = [];
  for (const linha of LISTA)
    if ((await acaoDaLinha(usuario, acao, nomeDaSolicitacao(linha))).getAttribute('aria-disabled') === 'true')
      estados.push(linha.status);
  return estados;
}

test('each action is possible in the states of the specification only', async () => {
  simularApi(ROTAS);
  const { usuario } = renderTela(<GerenciarSolicitacoes />);
  await screen.findByText('5 registros');
  expect(await impedidas(usuario, 'Exibir')).toEqual([]);
  expect(await impedidas(usuario, 'Receber')).toEqual(['RECEBIDA', 'CANCELADA']);
  expect(await impedidas(usuario, 'Editar')).toEqual(['RECEBIDA', 'CANCELADA']);
  // What has come in part is no longer cancelled.
  expect(await impedidas(usuario, 'Cancelar')).toEqual(['ENVIADA', 'RECEBIDA', 'CANCELADA']);
  expect(await impedidas(usuario, 'Produtos recebidos')).toEqual(['AGUARDANDO', 'CANCELADA']);
  expect(await impedidas(usuario, 'Imprimir recebimento')).toEqual(['AGUARDANDO', 'CANCELADA']);
});

/** The contract is hidden at first. */
async function mostrarAOculta(usuario: UserEvent): Promise<void> {
  await usarFerramenta(usuario, 'Colunas (1 oculta)');
  await usuario.click(screen.getByRole('button', { name: 'Mostrar todas' }));
}

test('a request is named by number, contract, supplier and value, in the list and in the names of its buttons', async () => {
  simularApi(ROTAS);
  const { usuario } = renderTela(<GerenciarSolicitacoes />);
  await screen.findByText('5 registros');
  await mostrarAOculta(usuario);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Número',
    'Data Solicitação',
    'Contrato',
    'Modalidade',
    'Fornecedor',
    'Unidade Educacional',
    'Valor',
    'Status',
    'Ações',
  ]);
  expect(
    screen.getByRole('row', {
      name: /^2\/2026 02\/03\/2026 C Pregão Cerealista Escola Sol R\$\s100,00 Entrega parcial/,
    }),
  ).toBeInTheDocument();
  await usuario.click(
    screen.getByRole('button', { name: /^Receber Cerealista, solicitação 2\/2026, contrato C, R\$\s100,00$/ }),
  );
  const modal = within(await esperarDialogo('Verificar Recebimento'));
  expect(await modal.findByText('Solicitação 2/2026 de Cerealista')).toBeInTheDocument();
});

test('no code is shown before the look-up list has come', async () => {
  let responder: (lista: unknown) => void = () => undefined;
  const lista = new Promise((resolve) => (responder = resolve));
  const { de } = simularApi({ ...ROTAS, 'GET /convencoes/modalidades-licitacao': () => lista });
  renderTela(<GerenciarSolicitacoes />);
  await waitFor(() => expect(de('GET /solicitacoes/pagina')).toHaveLength(1));
  expect(screen.queryByText('PREGAO')).not.toBeInTheDocument();
  responder([{ nome: 'PREGAO', descricao: 'Pregão' }]);
  expect(await screen.findAllByRole('cell', { name: 'Pregão' })).toHaveLength(5);
});

test('received and reversed deliveries may be seen in any state', async () => {
  simularApi({
    ...ROTAS,
    'GET /solicitacoes/pagina': umaPagina([solicitacao(1, 'AGUARDANDO', { temRecebimentos: true }), ...LISTA.slice(1)]),
  });
  const { usuario } = renderTela(<GerenciarSolicitacoes />);
  await screen.findByText('5 registros');
  expect(await impedidas(usuario, 'Produtos recebidos')).toEqual(['CANCELADA']);
});

test('the server filters by every field and sorts by every column, also for the export', async () => {
  const servidor = simularApi({
    ...ROTAS,
    'GET /solicitacoes/pagina': ({ busca }: Requisicao) =>
      Object.keys(busca).length > 2 ? umaPagina(LISTA.slice(2, 3), { semFiltro: 5 }) : umaPagina(LISTA),
  });
  const { usuario } = renderTela(<GerenciarSolicitacoes />);
  await screen.findByText('5 registros');
  await mostrarAOculta(usuario);
  await abrirFiltros(usuario);
  const escolher = async (campo: string, opcao: string) => {
    await usuario.click(screen.getByRole('combobox', { name: campo }));
    await usuario.click(await screen.findByTitle(opcao));
  };
  await usuario.type(screen.getByRole('textbox', { name: 'Número' }), '3/20');
  await usuario.type(screen.getByLabelText('Data'), '03032026{Enter}');
  await escolher('Modalidade', 'Pregão');
  await escolher('Fornecedor', 'Frigorífico');
  await escolher('Unidade Educacional', 'Escola Sol');
  await escolher('Status', 'Recebida');
  expect(await screen.findByText('1 de 5 registros')).toBeInTheDocument();
  const ultima = () => servidor.de('GET /solicitacoes/pagina').at(-1)?.busca;
  const filtro = {
    numero: '3/20',
    data: '03/03/2026',
    modalidade: 'PREGAO',
    fornecedor: '2',
    unidade: '1',
    status: 'RECEBIDA',
  };
  await waitFor(() => expect(ultima()).toEqual({ ...filtro, pular: '0', porPagina: '20' }));
  for (const [coluna, ordem] of [
    ['Número', 'numero'],
    ['Data Solicitação', 'data'],
    ['Contrato', 'contrato'],
    ['Modalidade', 'modalidade'],
    ['Fornecedor', 'fornecedor'],
    ['Unidade Educacional', 'unidade'],
    ['Valor', 'valor'],
    ['Status', 'status'],
  ] as const) {
    await usuario.click(screen.getByRole('columnheader', { name: coluna }));
    await waitFor(() =>
      expect(ultima()).toEqual({ ...filtro, ordem, sentido: 'CRESCENTE', pular: '0', porPagina: '20' }),
    );
  }
  expect(await exportarLista(usuario, servidor, 'solicitacoes')).toEqual({
    formato: 'CSV',
    busca: { ...filtro, ordem: 'status', sentido: 'CRESCENTE' },
  });
});

test('a link to filtered requests reads them once, when the options of its fields are there', async () => {
  const servidor = simularApi(ROTAS);
  renderTela(<GerenciarSolicitacoes />, {
    endereco: '/tela?unidade=1&status=AGUARDANDO&modalidade=OUTRA&ordem=-valor',
  });
  await screen.findByText('5 registros');
  expect(servidor.de('GET /solicitacoes/pagina').map(({ busca }) => busca)).toEqual([
    { unidade: '1', status: 'AGUARDANDO', ordem: 'valor', sentido: 'DECRESCENTE', pular: '0', porPagina: '20' },
  ]);
});

test('options that cannot be read do not keep the list', async () => {
  const servidor = simularApi({ ...ROTAS, 'GET /solicitacoes/filtros': problema(403, 'Sem acesso.') });
  renderTela(<GerenciarSolicitacoes />, { endereco: '/tela?unidade=1' });
  await screen.findByText('5 registros');
  expect(servidor.de('GET /solicitacoes/pagina').at(-1)?.busca).toEqual({ pular: '0', porPagina: '20' });
});

test("a receipt has the municipality's date, not the computer's", async () => {
  simularApi({ ...ROTAS, 'GET /relogio': { hoje: '01/02/2031', agora: '01/02/2031 10:00' } });
  const { usuario } = renderTela(<GerenciarSolicitacoes />);
  await screen.findByText('5 registros');
  await acionar(usuario, 'Receber', nomeDaSolicitacao(LISTA[1]!));
  const modal = await esperarDialogo('Verificar Recebimento');
  await waitFor(() => expect(within(modal).getByLabelText(/Data do recebimento/)).toHaveValue('01/02/2031'));
});

test('receives the checked lot of the open quantity; a refusal is at its field', async () => {
  const servidor = simularApi({
    ...ROTAS,
    'PUT /solicitacoes/2/receber': problema(409, 'Falta receber 6.', [
      { campo: 'produtos.0.quantidade', mensagem: 'Falta receber 6 de ARROZ 5 KG.' },
    ]),
  });
  const { usuario } = renderTela(<GerenciarSolicitacoes />);
  await screen.findByText('5 registros');
  await acionar(usuario, 'Receber', nomeDaSolicitacao(LISTA[1]!));
  const modal = within(await esperarDialogo('Verificar Recebimento'));
  expect(await modal.findByText('Selecione os produtos que realmente chegaram.')).toBeInTheDocument();
  expect(modal.getByText('Nenhum produto selecionado: a entrega será registrada como devolvida.')).toBeInTheDocument();
  // The browser's own control, in the browser's language, is out of sight.
  expect(modal.getByLabelText('Arquivo da imagem')).not.toBeVisible();
  const preencher = (rotulo: string, texto: string) =>
    colar(usuario, modal.getByRole('textbox', { name: rotulo }), texto);
  await preencher('Número da nota fiscal', 'nf 1');
  await preencher('Valor da nota', '60');
  await preencher('Data de emissão', '01/03/2026');
  await usuario.keyboard('{Enter}');
  await preencher('Observação', 'Conferido');
  await usuario.click(modal.getByRole('checkbox', { name: /Arroz 5 kg – falta receber 30\skg/ }));
  const quantidade = await modal.findByRole('textbox', { name: 'Quantidade recebida' });
  expect(quantidade).toHaveValue('6');
  await preencher('Lote', 'L1');
  await preencher('Data de fabricação', '01/02/2026');
  await usuario.keyboard('{Enter}');
  await preencher('Data de validade', '01/02/2099');
  await usuario.keyboard('{Enter}');
  await verificarAcessibilidade();
  await usuario.click(modal.getByRole('button', { name: 'Receber' }));
  expect(await screen.findByText('Arroz 5 kg, lote L1: entram 6 pacotes (30 kg).')).toBeInTheDocument();
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  await waitFor(() => expect(quantidade).toHaveAccessibleDescription(/Falta receber 6 de ARROZ 5 KG\./));
  expect(servidor.de('PUT /solicitacoes/2/receber')[0]?.corpo).toMatchObject({
    observacao: 'Conferido',
    versao: 2,
    notaFiscal: { numero: 'NF 1', valor: 60, dataEmissao: '01/03/2026' },
    produtos: [
      { produto: { id: 5 }, lote: 'L1', quantidade: 6, dataFabricacao: '01/02/2026', dataValidade: '01/02/2099' },
    ],
  });
});

test('the record leads to its receipt, and shows its state after it', async () => {
  const servidor = simularApi(ROTAS);
  const { usuario } = renderTela(<GerenciarSolicitacoes />, { endereco: '/tela?exibir=2' });
  expect(await screen.findByRole('list', { name: 'Andamento' })).toHaveTextContent(
    /Aguardando.*Entrega parcial.*Recebida/,
  );
  const dialogo = await esperarDialogo('Detalhes da Solicitação de Compra');
  const registro = within(dialogo);
  await conferirHistorico(usuario, servidor, dialogo, 'solicitacoes/2');
  expect(registro.getByRole('table', { name: 'Itens da solicitação' })).toHaveTextContent(
    '50 kg (10 × pacote de 5 kg)20 kg (4 × pacote de 5 kg)',
  );
  await usuario.click(registro.getByRole('button', { name: 'Receber' }));
  const recebimento = within(await esperarDialogo('Verificar Recebimento'));
  servidor.responder('GET /solicitacoes/2', solicitacao(2, 'RECEBIDA'));
  servidor.responder('PUT /solicitacoes/2/receber', problema(503, 'Tente mais tarde.'));
  await colar(usuario, recebimento.getByRole('textbox', { name: 'Observação' }), 'Nada veio');
  await usuario.click(recebimento.getByRole('button', { name: 'Receber' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  // A failed write reads the record again, too: the receipt keeps what was typed.
  expect(await screen.findByText('Tudo o que foi solicitado já foi recebido.')).toBeInTheDocument();
  expect(recebimento.getByRole('textbox', { name: 'Observação' })).toHaveValue('Nada veio');
});

test('an address opens the list with the request of a number', async () => {
  const servidor = simularApi(ROTAS);
  renderTela(<GerenciarSolicitacoes />, {
    permissoes: ['SOLICITACOES'],
    rota: '/gerenciar-solicitacao',
    endereco: '/gerenciar-solicitacao?numero=2%2F2026',
  });
  expect(await screen.findByRole('textbox', { name: 'Número' })).toHaveValue('2/2026');
  await waitFor(() => expect(servidor.de('GET /solicitacoes/pagina')[0]?.busca.numero).toBe('2/2026'));
});

describe('a request is duplicated', () => {
  const ANTIGA = solicitacao(3, 'RECEBIDA');
  const servir = (abertas: number[]) =>
    simularApi({
      ...ROTAS,
      'GET /solicitacoes/3': ANTIGA,
      'GET /aquisicoes': abertas.map((id) => umaAquisicaoDaLista({ id, status: 'VIGENTE' })),
    });
  const duplicar = () =>
    duplicarLinha(renderTela(<GerenciarSolicitacoes />), nomeDaSolicitacao(ANTIGA), '/cadastrar-solicitacao');

  test('with acquisition, supplier, unit, categories and quantities', async () => {
    servir([9]);
    expect(await duplicar()).toEqual({
      aquisicao: 9,
      fornecedor: 2,
      unidadeEducacional: 1,
      categorias: [1],
      quantidades: { 5: 10 },
    });
  });

  test('without an acquisition that takes no request any more, and the screen explains why', async () => {
    servir([8]);
    const tela = renderTela(<GerenciarSolicitacoes />);
    await acionar(tela.usuario, 'Duplicar', nomeDaSolicitacao(ANTIGA));
    expect(
      await screen.findByText('A aquisição PE 1/2026 não aceita mais solicitações. Escolha outra, e os seus itens.'),
    ).toBeInTheDocument();
    expect(tela.router.state.location).toMatchObject({
      pathname: '/cadastrar-solicitacao',
      state: { valores: { unidadeEducacional: 1, categorias: [1] } },
    });
  });
});

test('a begun receipt is marked in the list and in the record, from where it goes on', async () => {
  const comecada = solicitacao(2, 'ENVIADA', { recebimentoComecado: true });
  simularApi({
    ...ROTAS,
    'GET /solicitacoes/pagina': umaPagina([comecada, LISTA[0]]),
    'GET /solicitacoes/2': comecada,
  });
  const { usuario, router } = renderTela(<GerenciarSolicitacoes />);
  expect(await screen.findAllByText('Recebimento começado')).toHaveLength(1);
  await usuario.click(
    screen.getByRole('button', { name: `Continuar o recebimento de ${nomeDaSolicitacao(comecada)}` }),
  );
  const recebimento = within(await esperarDialogo('Verificar Recebimento'));
  expect(router.state.location.search).toBe('?receber=2');
  await usuario.click(await recebimento.findByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await acionar(usuario, 'Exibir', nomeDaSolicitacao(comecada));
  const detalhes = within(await esperarDialogo(/^Detalhes/));
  expect(detalhes.getByText('Recebimento começado')).toBeInTheDocument();
  await usuario.click(detalhes.getByRole('button', { name: 'Continuar o recebimento de 2/2026' }));
  await esperarDialogo('Verificar Recebimento');
});
