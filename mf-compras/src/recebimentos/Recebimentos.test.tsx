import {
  acionar,
  colar,
  esperarDialogo,
  problema,
  renderTela,
  simularApi,
  umaPagina,
  verificarAcessibilidade,
} from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import GerenciarSolicitacoes from '../solicitacoes/GerenciarSolicitacoes.js';
import { nomeDaSolicitacao } from '../solicitacoes/identificacao.js';
import { SEM_RASCUNHO } from '../teste/solicitacoes.js';

const ARROZ = {
  id: 5,
  nome: 'ARROZ 5 KG',
  unidadeProduto: 'PACOTE',
  medidaReal: 5,
  unidadeMedida: 'KG',
  item: { id: 1, nome: 'ARROZ', itemProdutoTipo: 'ALIMENTO' },
};
/** 6 of 10 packages at R$ 10.00 are still to come. */
const ENVIADA = {
  id: 2,
  numero: '12/2026',
  temRecebimentos: true,
  recebimentoComecado: false,
  dataSolicitacao: '02/03/2026',
  status: 'ENVIADA',
  valor: 100,
  versao: 3,
  motivo: null,
  notaFiscal: null,
  categorias: [],
  aquisicao: { id: 9, numero: 'PE 1', ano: 2026, aquisicaoTipo: 'LICITACAO', modalidadeLicitacao: 'PREGAO' },
  propostaVencedora: { id: 1, numeroContrato: 'CT 7' },
  fornecedor: { id: 1, fornecedorTipo: 'JURIDICO' as const, nome: 'CEREALISTA', agriculturaFamiliar: false },
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
};
const NOTA = {
  id: 31,
  numero: 'NF 9',
  dataEmissao: '01/03/2026',
  dataRecebimento: '02/03/2026',
  valor: 40,
  motivoRepeticao: null,
  temImagem: false,
  chave: null,
  versao: 1,
};
const LOTE = {
  id: 1,
  produto: ARROZ,
  quantidade: 4,
  produtoLote: { id: 71 },
  lote: 'L1',
  dataFabricacao: '01/02/2026',
  dataValidade: '01/02/2027',
  deAcordo: null,
  temperatura: null,
  temperaturaMinima: null,
  temperaturaMaxima: null,
  inspecao: null,
};
const ENTREGA = {
  id: 41,
  recebidoEm: '02/03/2026 09:30',
  usuario: 'MARIA',
  observacao: 'Conferido',
  justificativaValidade: null,
  justificativaTemperatura: null,
  notaFiscal: NOTA,
  produtos: [LOTE],
  valorProdutos: 40,
  placa: null,
  temperaturaVeiculo: null,
  conferente: null,
  faturados: [],
  ocorrencias: [],
  estorno: null,
};
const RECEBIDOS = 'GET /solicitacoes/2/produtos-recebidos';
const ROTAS = {
  ...SEM_RASCUNHO,
  'GET /relogio': { hoje: '20/11/2026', agora: '20/11/2026 10:00' },
  'GET /solicitacoes/pagina': umaPagina([ENVIADA]),
  'GET /solicitacoes/filtros': { fornecedores: [], unidades: [] },
  'GET /solicitacoes/2': ENVIADA,
  [RECEBIDOS]: [ENTREGA],
  'GET /convencoes/modalidades-licitacao': [{ nome: 'PREGAO', descricao: 'Pregão' }],
  'GET /convencoes/unidades-produto': [{ nome: 'PACOTE', descricao: 'Pacote' }],
};

type Sessao = Pick<NonNullable<Parameters<typeof renderTela>[1]>, 'permissoes' | 'estoques'>;

async function abrir(acao: string, titulo: string, rotas: object = {}, sessao: Sessao = {}) {
  const servidor = simularApi({ ...ROTAS, ...rotas });
  const { usuario, router } = renderTela(<GerenciarSolicitacoes />, sessao);
  await acionar(usuario, acao, nomeDaSolicitacao(ENVIADA));
  const modal = within(await esperarDialogo(titulo));
  await modal.findByText('Solicitação 12/2026 de Cerealista');
  const campo = (rotulo: string) => modal.getByRole('textbox', { name: rotulo });
  const preencher = (rotulo: string, texto: string) => colar(usuario, campo(rotulo), texto);
  return { servidor, usuario, router, modal, campo, preencher };
}

test('with nothing accepted it is a return: no invoice is asked for, and the question and the toast name a return', async () => {
  const { servidor, usuario, modal, preencher } = await abrir('Receber', 'Verificar Recebimento', {
    'PUT /solicitacoes/2/receber': { ...ENVIADA, notaFiscal: NOTA },
  });
  await preencher('Número da nota fiscal', 'nf 1');
  await preencher('Observação', 'Embalagens molhadas');
  await usuario.click(modal.getByRole('button', { name: 'Receber' }));
  expect(await screen.findByText('Devolver a solicitação inteira?')).toBeInTheDocument();
  await usuario.click(screen.getByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Solicitação de Compra devolvida com sucesso!')).toBeInTheDocument();
  expect(servidor.de('PUT /solicitacoes/2/receber')[0]?.corpo).toMatchObject({
    observacao: 'Embalagens molhadas',
    produtos: [],
    notaFiscal: null,
  });
});

async function receberSeis({ usuario, modal, preencher }: Awaited<ReturnType<typeof abrir>>, valor: string) {
  await preencher('Número da nota fiscal', 'nf 9');
  await preencher('Valor da nota', valor);
  await preencher('Data de emissão', '01/03/2026');
  await usuario.keyboard('{Enter}');
  await preencher('Observação', 'Conferido');
  await usuario.click(
    modal.getByRole('checkbox', { name: /Arroz 5 kg – falta receber 30\skg \(6 × pacote de 5\skg\)/ }),
  );
  await preencher('Lote', 'L2');
  await preencher('Data de fabricação', '01/02/2026');
  await usuario.keyboard('{Enter}');
  await preencher('Data de validade', '01/02/2099');
  await usuario.keyboard('{Enter}');
}

test('an invoice that differs from the goods shows both sums while it is typed and in the question', async () => {
  const tela = await abrir('Receber', 'Verificar Recebimento', { 'PUT /solicitacoes/2/receber': ENVIADA });
  await receberSeis(tela, '65,50');
  const { usuario, modal } = tela;
  // 6 packages at R$ 10.00 against R$ 65.50.
  const aviso = /A nota diz R\$\s65,50; os produtos aceitos somam R\$\s60,00: diferença de R\$\s5,50\./;
  expect(await modal.findByText(aviso)).toBeInTheDocument();
  await usuario.click(modal.getByRole('button', { name: 'Receber' }));
  const aviso2 = within(await esperarDialogo('Aviso'));
  expect(aviso2.getByText(aviso)).toHaveTextContent(/^Deseja realmente receber a Solicitação\? A nota diz/);
  await usuario.click(aviso2.getByRole('button', { name: 'Cancelar' }));
  await usuario.clear(tela.campo('Valor da nota'));
  await usuario.type(tela.campo('Valor da nota'), '60,00');
  await waitFor(() => expect(modal.queryByText(/A nota diz/)).not.toBeInTheDocument());
});

test('an invoice of another request is refused at its number; with a reason it is accepted', async () => {
  const frase =
    'A nota fiscal NF 9 deste fornecedor já foi lançada na solicitação 3/2026. Se não for engano, informe o motivo.';
  let vezes = 0;
  const receber = () =>
    ++vezes === 1
      ? problema(409, frase, [
          { campo: 'notaFiscal.numero', mensagem: frase },
          { campo: 'notaFiscal.motivoRepeticao', mensagem: 'x' },
        ])
      : ENVIADA;
  const tela = await abrir('Receber', 'Verificar Recebimento', { 'PUT /solicitacoes/2/receber': receber });
  await receberSeis(tela, '60,00');
  const { servidor, usuario, modal, preencher } = tela;
  await usuario.click(modal.getByRole('button', { name: 'Receber' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  await waitFor(() =>
    expect(modal.getByRole('textbox', { name: 'Número da nota fiscal' })).toHaveAccessibleDescription(
      new RegExp(frase.replaceAll('.', '\\.')),
    ),
  );
  expect(await modal.findByRole('textbox', { name: 'Motivo de lançar a mesma nota' })).toBeInTheDocument();
  await preencher('Motivo de lançar a mesma nota', 'Uma nota para duas entregas');
  await verificarAcessibilidade();
  await usuario.click(modal.getByRole('button', { name: 'Receber' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  await waitFor(() =>
    expect(servidor.de('PUT /solicitacoes/2/receber')[1]?.corpo).toMatchObject({
      notaFiscal: { numero: 'NF 9', motivoRepeticao: 'Uma nota para duas entregas' },
    }),
  );
});

test('a receipt is reversed with its reason; a reversed one stays visible with user, time and reason', async () => {
  let estornado = false;
  const estorno = { quando: '03/03/2026 10:00', usuario: 'JOÃO', motivo: 'Era de outra solicitação' };
  const { servidor, usuario, modal } = await abrir('Produtos recebidos', 'Produtos recebidos', {
    [RECEBIDOS]: () => [estornado ? { ...ENTREGA, estorno } : ENTREGA],
    'POST /solicitacoes/2/recebimentos/41/estorno': () => {
      estornado = true;
      return { ...ENVIADA, status: 'AGUARDANDO' };
    },
  });
  const entrega = within(await modal.findByRole('group', { name: 'Entrega 1 – nota fiscal NF 9' }));
  await usuario.click(entrega.getByRole('button', { name: 'Estornar recebimento' }));
  const confirmacao = within(await esperarDialogo('Estornar Recebimento'));
  await colar(usuario, await confirmacao.findByRole('textbox', { name: 'Motivo' }), 'Era de outra solicitação');
  await verificarAcessibilidade();
  await usuario.click(confirmacao.getByRole('button', { name: 'Estornar recebimento' }));
  expect(await screen.findByText(/^Arroz 5 kg, lote .*: sa(i|em) .* pacotes? \(.*kg\)\.$/)).toBeInTheDocument();
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Recebimento estornado com sucesso!')).toBeInTheDocument();
  expect(servidor.de('POST /solicitacoes/2/recebimentos/41/estorno')[0]?.corpo).toEqual({
    motivo: 'Era de outra solicitação',
    versao: 3,
  });
  expect(await entrega.findByText('Estornada')).toBeInTheDocument();
  expect(entrega.getByText('João, em 03/03/2026 10:00: Era de outra solicitação')).toBeInTheDocument();
  expect(entrega.getByText('Entrega 1 – nota fiscal NF 9').tagName).toBe('DEL');
  expect(entrega.queryByRole('button', { name: /Estornar|Corrigir/ })).not.toBeInTheDocument();
});

test('a delivery of which nothing was accepted is named as returned', async () => {
  const { modal } = await abrir('Produtos recebidos', 'Produtos recebidos', {
    [RECEBIDOS]: [{ ...ENTREGA, notaFiscal: null, produtos: [], valorProdutos: 0 }],
  });
  const entrega = within(await modal.findByRole('group', { name: 'Entrega 1 – devolvida' }));
  expect(entrega.getByText('Nada foi aceito: a entrega foi devolvida.')).toBeInTheDocument();
  expect(entrega.queryByRole('button', { name: 'Corrigir nota' })).not.toBeInTheDocument();
});

test('a delivery offers the papers that it has, each by its address', async () => {
  const recusa = { id: 1, produto: ARROZ, tipo: 'RECUSA', quantidade: 2, motivo: 'Rasgada', texto: null, fotos: [] };
  const { usuario, modal, router } = await abrir('Produtos recebidos', 'Produtos recebidos', {
    [RECEBIDOS]: [ENTREGA, { ...ENTREGA, id: 42, ocorrencias: [recusa] }],
  });
  const papeis = async (entrega: string) => {
    await usuario.click(await modal.findByRole('button', { name: `Mais ações de ${entrega}` }));
    const papeis = within(await screen.findByRole('menu')).getAllByRole('menuitem');
    return papeis.map(({ textContent }) => textContent);
  };
  const RECEBIMENTO = ['Termo de recebimento provisório', 'Termo de recebimento definitivo'];
  expect(await papeis('Entrega 1 – nota fiscal NF 9')).toEqual(RECEBIMENTO);
  await usuario.keyboard('{Escape}');
  expect(await papeis('Entrega 2 – nota fiscal NF 9')).toEqual([...RECEBIMENTO, 'Termo de recusa']);
  await usuario.click(screen.getByRole('menuitem', { name: 'Termo de recusa' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/relatorio/termo-recusa/2/42'));
});

test('the refused goods and the checks of a delivery are shown with it', async () => {
  const { modal } = await abrir('Produtos recebidos', 'Produtos recebidos', {
    [RECEBIDOS]: [
      {
        ...ENTREGA,
        placa: 'ABC1D23',
        temperaturaVeiculo: -4.5,
        conferente: 'Joana',
        produtos: [{ ...LOTE, deAcordo: true, temperatura: -11, temperaturaMaxima: -12, inspecao: 'SIF' }],
        ocorrencias: [
          { id: 1, produto: ARROZ, tipo: 'RECUSA', quantidade: 2, motivo: 'Rasgada', texto: null, fotos: [] },
        ],
      },
    ],
  });
  const entrega = within(await modal.findByRole('group', { name: 'Entrega 1 – nota fiscal NF 9' }));
  for (const texto of ['Joana', 'ABC1D23', '-4,5 °C', 'De acordo; -11 °C (acima do limite: até -12 °C); SIF'])
    expect(entrega.getByText(texto)).toBeInTheDocument();
  const ocorrencias = within(entrega.getByRole('table', { name: 'Ocorrências da entrega 1' }));
  expect(ocorrencias.getAllByRole('row')[1]).toHaveTextContent(/Arroz 5 kg.*Recusa.*10\skg.*Rasgada/);
});

test('a corrected invoice is held against the goods of its delivery', async () => {
  const { usuario, modal } = await abrir('Produtos recebidos', 'Produtos recebidos');
  await usuario.click(await modal.findByRole('button', { name: 'Corrigir nota' }));
  const nota = within(await esperarDialogo('Corrigir Nota Fiscal'));
  expect(nota.queryByText(/A nota diz/)).not.toBeInTheDocument();
  const valor = nota.getByRole('textbox', { name: 'Valor da nota' });
  await colar(usuario, valor, '41,00');
  expect(
    await nota.findByText(/A nota diz R\$\s41,00; os produtos aceitos somam R\$\s40,00: diferença de R\$\s1,00\./),
  ).toBeInTheDocument();
  await usuario.click(nota.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText(/^Deseja realmente atualizar a Nota Fiscal\? A nota diz/)).toBeInTheDocument();
});

test('an invoice is corrected under the version that was read, and not to a receipt before its issue', async () => {
  const { servidor, usuario, modal } = await abrir('Produtos recebidos', 'Produtos recebidos', {
    [RECEBIDOS]: [{ ...ENTREGA, notaFiscal: { ...NOTA, versao: 7 } }],
    'PUT /notas-fiscais/31': { ...NOTA, versao: 8 },
  });
  await usuario.click(await modal.findByRole('button', { name: 'Corrigir nota' }));
  const nota = within(await esperarDialogo('Corrigir Nota Fiscal'));
  const recebimento = nota.getByRole('textbox', { name: 'Data do recebimento' });
  const receber = async (dia: string) => {
    await usuario.clear(recebimento);
    await usuario.type(recebimento, `${dia}{Enter}`);
    await usuario.click(nota.getByRole('button', { name: 'Salvar' }));
  };
  await receber('28/02/2026');
  expect(await nota.findByText('O recebimento não pode ser anterior à emissão da nota.')).toBeInTheDocument();
  expect(screen.queryByText('Deseja realmente atualizar a Nota Fiscal?')).not.toBeInTheDocument();

  await receber('01/03/2026');
  await screen.findByText('Deseja realmente atualizar a Nota Fiscal?');
  await usuario.click(screen.getByRole('button', { name: 'Sim' }));
  await waitFor(() =>
    expect(servidor.de('PUT /notas-fiscais/31').map(({ corpo }) => corpo)).toEqual([
      expect.objectContaining({ dataEmissao: '01/03/2026', dataRecebimento: '01/03/2026', versao: 7 }),
    ]),
  );
});

test('lots that together bring more than is left are refused, each of them', async () => {
  const { servidor, usuario, modal } = await abrir('Receber', 'Verificar Recebimento');
  await usuario.click(
    modal.getByRole('checkbox', { name: /Arroz 5 kg – falta receber 30\skg \(6 × pacote de 5\skg\)/ }),
  );
  await usuario.click(await modal.findByRole('button', { name: 'Adicionar lote' }));
  const [primeiro, segundo] = await modal.findAllByRole('textbox', { name: 'Quantidade recebida' });
  await usuario.clear(primeiro!);
  await usuario.type(primeiro!, '4');
  await usuario.type(segundo!, '2,5');
  await usuario.click(modal.getByRole('button', { name: 'Receber' }));
  expect(
    await modal.findAllByText(
      /^Os lotes somam 32,5\skg \(6,5 × pacote de 5\skg\); falta receber 30\skg \(6 × pacote de 5\skg\)\.$/,
    ),
  ).toHaveLength(2);
  expect(servidor.de('PUT /solicitacoes/2/receber')).toEqual([]);
});

test('only a user who handles the stock of the unit is offered the labels of a delivery', async () => {
  const estoques = [{ id: 3, unidadeEducacional: { id: 1, nome: 'ESCOLA SOL' } }];
  const { usuario, router, modal } = await abrir(
    'Produtos recebidos',
    'Produtos recebidos',
    {},
    {
      permissoes: ['ESTOQUES'],
      estoques,
    },
  );
  await usuario.click(await modal.findByRole('button', { name: 'Etiquetas dos lotes' }));
  expect(router.state.location).toMatchObject({ pathname: '/relatorio/etiquetas/3', search: '?lotes=71' });
});

test.each<[string, Sessao]>([
  ['the permission', { estoques: [{ id: 3, unidadeEducacional: { id: 1, nome: 'ESCOLA SOL' } }] }],
  ['the unit', { permissoes: ['ESTOQUES'], estoques: [{ id: 4, unidadeEducacional: { id: 2, nome: 'ESCOLA LUA' } }] }],
])('without %s no labels are offered', async (_, sessao) => {
  const { modal } = await abrir('Produtos recebidos', 'Produtos recebidos', {}, sessao);
  expect(await modal.findByRole('button', { name: 'Corrigir nota' })).toBeInTheDocument();
  expect(modal.queryByRole('button', { name: 'Etiquetas dos lotes' })).not.toBeInTheDocument();
});
