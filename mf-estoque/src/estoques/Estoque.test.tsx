import {
  abrirFiltros,
  acaoDaLinha,
  acharProdutos,
  acionar,
  colar,
  esperarDialogo,
  exportarLista,
  problema,
  renderTela,
  simularApi,
  umaPagina,
  umProduto,
  verificarAcessibilidade,
  type Requisicao,
  usarFerramenta,
} from '@merenda/shared/testing';
import { screen, within } from '@testing-library/react';
import Estoque from './Estoque.js';

const ESTOQUES = [{ id: 3, unidadeEducacional: { id: 30, nome: 'ESCOLA AZUL' } }];

const linha = (id: number, numero: string, produto: string, dataValidade: string, quantidade = 10) => ({
  id,
  quantidade,
  bloqueio: null,
  produtoLote: {
    id: id * 10,
    numero,
    dataFabricacao: '01/01/2026',
    dataValidade,
    produto: {
      id: 1,
      nome: produto,
      unidadeProduto: 'PACOTE',
      medidaReal: 5,
      unidadeMedida: 'KG',
      item: { id: 1, nome: 'GRÃO' },
    },
  },
});
const LINHAS = [
  linha(1, 'A-1', 'FEIJÃO 1 KG', '19/11/2026'),
  linha(2, 'B-2', 'ARROZ 5 KG', '20/12/2026', 2.5),
  linha(3, 'C-3', 'MILHO', '21/12/2026', 0),
];

const CAMINHO = '/estoques/3/produtos-estoque';
const abrir = (rotas: Record<string, unknown> = {}, endereco = '/estoque') => {
  const servidor = simularApi({
    'GET /relogio': { hoje: '20/11/2026', agora: '20/11/2026 10:00' },
    'GET /estoques/me': ESTOQUES,
    'GET /convencoes/unidades-produto': [{ nome: 'PACOTE', descricao: 'Pacote' }],
    'GET /produtos/pagina': acharProdutos([umProduto()]),
    'GET /estoques/3/valor': { unidade: { id: 30, nome: 'ESCOLA AZUL' }, valor: 1234.5, lotes: 2, lotesSemPreco: 1 },
    [`GET ${CAMINHO}`]: ({ busca }: Requisicao) =>
      LINHAS.filter(({ quantidade }) => busca.comSaldo !== 'true' || quantidade > 0),
    ...rotas,
  });
  return {
    servidor,
    ...renderTela(<Estoque />, { permissoes: ['ESTOQUES'], estoques: ESTOQUES, rota: '/estoque', endereco }),
  };
};
const celulas = (nome: RegExp) =>
  within(screen.getByRole('row', { name: nome }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

async function mostrarZerados(usuario: ReturnType<typeof abrir>['usuario'], contagem = '3 registros') {
  await usarFerramenta(usuario, 'Mostrar lotes zerados');
  expect(await screen.findByText(contagem)).toBeInTheDocument();
}

test('shows the lots of the only unit at once, the expired and the soon expiring marked by word', async () => {
  const { usuario } = abrir();
  expect(await screen.findByText('2 registros')).toBeInTheDocument();
  expect(celulas(/A-1/).slice(0, 6)).toEqual([
    'A-1',
    'Feijão 1 kg',
    'Grão',
    '50 kg (10 × pacote de 5 kg)',
    '01/01/2026',
    '19/11/2026Vencido',
  ]);
  expect(celulas(/B-2/)[5]).toBe('20/12/2026Vence em 30 dias');
  await mostrarZerados(usuario);
  expect(celulas(/C-3/)[5]).toBe('21/12/2026');
  await verificarAcessibilidade();
});

test('empty lots are listed on request', async () => {
  const { usuario } = abrir({
    [`GET ${CAMINHO}`]: ({ busca }: Requisicao) => (busca.comSaldo === 'true' ? [] : [LINHAS[2]]),
  });
  expect(await screen.findByText('Nenhum lote com saldo no estoque desta unidade.')).toBeInTheDocument();
  await mostrarZerados(usuario, '1 registro');
  expect(celulas(/C-3/)[3]).toBe('0 kg (0 × pacote de 5 kg)');
});

test('filters by lot, product and item, and sorts by expiry', async () => {
  const { usuario } = abrir();
  await mostrarZerados(usuario);
  await usuario.type(await screen.findByRole('textbox', { name: 'Produto' }), 'feijao');
  expect(await screen.findByText('1 de 3 registros')).toBeInTheDocument();
  await usuario.clear(screen.getByRole('textbox', { name: 'Produto' }));
  await abrirFiltros(usuario);
  await usuario.type(screen.getByRole('textbox', { name: 'Lote' }), 'b-');
  expect(await screen.findByText('1 de 3 registros')).toBeInTheDocument();
  await usuario.clear(screen.getByRole('textbox', { name: 'Lote' }));
  const validade = await screen.findByRole('columnheader', { name: /Validade/ });
  await usuario.click(validade);
  await usuario.click(validade);
  const numeros = screen
    .getAllByRole('row')
    .slice(1)
    .map((uma) => within(uma).queryAllByRole('cell')[0]?.textContent);
  expect(numeros).toEqual(['C-3', 'B-2', 'A-1']);
});

test('an exit goes out after the confirmation, within the bounds of the lot', async () => {
  const { usuario, servidor } = abrir({ [`PUT ${CAMINHO}/2`]: undefined });
  await acionar(usuario, 'Saída', 'Arroz 5 kg, lote B-2');
  const modal = within(await esperarDialogo('Saída de Produto'));
  await usuario.click(modal.getByRole('combobox', { name: 'Tipo de saída' }));
  await usuario.click(await screen.findByText('Extravio'));
  await usuario.type(modal.getByRole('textbox', { name: 'Quantidade' }), '2,6');
  await colar(usuario, modal.getByRole('textbox', { name: 'Observação' }), 'Caiu do caminhão');
  await usuario.click(modal.getByRole('button', { name: 'Dar saída' }));
  expect(
    await modal.findByText(
      /^Informe um valor entre 5\skg \(1 × pacote de 5\skg\) e 12,5\skg \(2,5 × pacote de 5\skg\)\.$/,
    ),
  ).toBeInTheDocument();
  expect(servidor.de(`PUT ${CAMINHO}/2`)).toEqual([]);

  await usuario.clear(modal.getByRole('textbox', { name: 'Quantidade' }));
  await usuario.type(modal.getByRole('textbox', { name: 'Quantidade' }), '2,5');
  expect(modal.getByRole('textbox', { name: 'Quantidade' })).toHaveAccessibleDescription('pacotes = 12,5 kg');
  await usuario.click(modal.getByRole('button', { name: 'Dar saída' }));
  expect(await screen.findByText('Deseja realmente realizar a Saída do Produto?')).toBeInTheDocument();
  expect(screen.getByText('Saem 2,5 pacotes (12,5 kg); ficam 0.')).toBeInTheDocument();
  await usuario.click(screen.getByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Saída realizada com sucesso!')).toBeInTheDocument();
  expect(servidor.de(`PUT ${CAMINHO}/2`)[0]?.corpo).toEqual({
    tipoSaidaDireta: 'ESTRAVIO',
    quantidade: 2.5,
    observacao: 'Caiu do caminhão',
  });
});

test('a blocked lot says why, leaves only as a recall, and is not deleted', async () => {
  const bloqueio = { motivo: 'Laudo do fabricante', quando: '20/11/2026 09:00', usuario: 'NUTRICIONISTA' };
  const { usuario } = abrir({ [`GET ${CAMINHO}`]: [{ ...LINHAS[1], bloqueio }] });
  expect(await screen.findByText('Bloqueado')).toBeInTheDocument();
  expect(celulas(/B-2/)[0]).toBe('B-2BloqueadoLaudo do fabricante');
  expect(await acaoDaLinha(usuario, 'Excluir', 'Arroz 5 kg, lote B-2')).toHaveAccessibleDescription(
    'O lote B-2 está bloqueado: só sai como recolhimento.',
  );
  await acionar(usuario, 'Saída', 'Arroz 5 kg, lote B-2');
  const modal = within(await esperarDialogo('Saída de Produto'));
  await usuario.click(modal.getByRole('combobox', { name: 'Tipo de saída' }));
  expect(await screen.findByText('Recolhimento')).toBeInTheDocument();
  expect(screen.queryByText('Extravio')).not.toBeInTheDocument();
});

test.each([
  ['A-1', 'Feijão 1 kg', ['Extravio', 'Previsão legal', 'Vencido']],
  ['B-2', 'Arroz 5 kg', ['Extravio', 'Previsão legal']],
])(
  'an exit of lot %s offers the two specified types first, and "Vencido" past the expiry date',
  async (numero, produto, tipos) => {
    const { usuario } = abrir();
    await acionar(usuario, 'Saída', `${produto}, lote ${numero}`);
    const modal = within(await esperarDialogo('Saída de Produto'));
    await usuario.click(modal.getByRole('combobox', { name: 'Tipo de saída' }));
    await screen.findByTitle('Extravio');
    expect(screen.getAllByTitle(/^(Extravio|Previsão legal|Vencido|Recolhimento)$/).map(({ title }) => title)).toEqual(
      tipos,
    );
  },
);

test('an exit from an empty lot is impeded with the reason', async () => {
  const { usuario } = abrir();
  await mostrarZerados(usuario);
  expect(await acaoDaLinha(usuario, 'Saída', 'Milho, lote C-3')).toHaveAccessibleDescription(
    'Não há saldo para dar saída.',
  );
});

test('a lot that another user empties leaves the list; the open form and what is typed in it stay', async () => {
  const rota = 'POST /estoques/3/balancos/produtos-estoque/2';
  const { usuario, servidor } = abrir({ [rota]: problema(409, 'A quantidade mudou: agora o lote tem 0.') });
  await acionar(usuario, 'Balanço', 'Arroz 5 kg, lote B-2');
  const modal = within(await esperarDialogo('Balanço de Produto'));
  await usuario.type(modal.getByRole('textbox', { name: 'Nova quantidade' }), '7');
  servidor.responder(`GET ${CAMINHO}`, [LINHAS[0]]);
  await usuario.click(modal.getByRole('button', { name: 'Salvar' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  expect(await modal.findByText(/Quantidade atual: 0 kg \(0 × pacote de 5 kg\)/)).toBeInTheDocument();
  expect(modal.getByRole('textbox', { name: 'Nova quantidade' })).toHaveValue('7');
});

test('a count on a stale quantity is refused, shows the current quantity and sends it the next time', async () => {
  const rota = 'POST /estoques/3/balancos/produtos-estoque/2';
  const { usuario, servidor } = abrir({ [rota]: problema(409, 'A quantidade mudou: agora o lote tem 2.') });
  await acionar(usuario, 'Balanço', 'Arroz 5 kg, lote B-2');
  const modal = within(await esperarDialogo('Balanço de Produto'));
  await usuario.type(modal.getByRole('textbox', { name: 'Nova quantidade' }), '7');
  servidor.responder(`GET ${CAMINHO}`, [linha(2, 'B-2', 'ARROZ 5 KG', '20/12/2026', 2)]);
  await usuario.click(modal.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('De 2,5 pacotes (12,5 kg) para 7 pacotes (35 kg).')).toBeInTheDocument();
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('A quantidade mudou: agora o lote tem 2.')).toBeInTheDocument();
  expect(await modal.findByText(/Quantidade atual: 10 kg \(2 × pacote de 5 kg\)/)).toBeInTheDocument();
  expect(modal.getByRole('textbox', { name: 'Nova quantidade' })).toHaveValue('7');

  servidor.responder(rota, {
    id: 1,
    estorno: null,
    produtoLote: LINHAS[1]?.produtoLote,
    quantidadeAnterior: 2,
    novaQuantidade: 7,
    usuario: { pessoa: { nome: 'MARIA DA SILVA' } },
    dataHora: '20/11/2026 10:00',
  });
  await usuario.click(modal.getByRole('button', { name: 'Salvar' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Balanço realizado com sucesso!')).toBeInTheDocument();
  expect(servidor.de(rota).map(({ corpo }) => corpo)).toEqual([
    { quantidadeAnterior: 2.5, novaQuantidade: 7 },
    { quantidadeAnterior: 2, novaQuantidade: 7 },
  ]);
});

test('deleting asks first, and says what balance is written off', async () => {
  const { usuario, servidor } = abrir({ [`DELETE ${CAMINHO}/2`]: undefined });
  await acionar(usuario, 'Excluir', 'Arroz 5 kg, lote B-2');
  expect(
    await screen.findByText(
      'Deseja realmente excluir o Produto do Estoque? O saldo de 12,5 kg (2,5 × pacote de 5 kg) será baixado.',
    ),
  ).toBeInTheDocument();
  await usuario.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(servidor.de(`DELETE ${CAMINHO}/2`)).toEqual([]);
  await acionar(usuario, 'Excluir', 'Arroz 5 kg, lote B-2');
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Produto excluído do estoque com sucesso!')).toBeInTheDocument();
});

test('the history of a lot opens from its row, and can be exported', async () => {
  const { usuario, servidor } = abrir({
    [`GET ${CAMINHO}/2/kardex/pagina`]: umaPagina([
      {
        id: 2,
        quando: '20/11/2026 10:00',
        tipo: 'SAIDA',
        quantidade: -1.5,
        saldo: 2.5,
        documento: 'saidas',
        documentoId: 8,
        observacao: 'Caiu',
        usuario: { nome: 'JOANA' },
      },
      {
        id: 1,
        quando: '19/11/2026 09:00',
        tipo: 'ADICAO',
        quantidade: 4,
        saldo: 4,
        documento: 'produtos_estoque',
        documentoId: 2,
        observacao: null,
        usuario: { nome: 'JOANA' },
      },
    ]),
  });
  await acionar(usuario, 'Histórico', 'Arroz 5 kg, lote B-2');
  const modal = await esperarDialogo('Histórico do Lote');
  await within(modal).findByRole('row', { name: /Adição/ });
  const linhas = within(modal)
    .getAllByRole('row')
    .map((uma) =>
      within(uma)
        .queryAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
  expect(linhas).toContainEqual([
    '20/11/2026 10:00',
    'Saída direta',
    '-7,5 kg (1,5 × pacote de 5 kg)',
    '12,5 kg (2,5 × pacote de 5 kg)',
    'Saída nº 8',
    'Joana',
    'Caiu',
  ]);
  expect(linhas).toContainEqual([
    '19/11/2026 09:00',
    'Adição',
    '+20 kg (4 × pacote de 5 kg)',
    '20 kg (4 × pacote de 5 kg)',
    '---',
    'Joana',
    '---',
  ]);
  await verificarAcessibilidade();
  expect(await exportarLista(usuario, servidor, 'kardex', modal)).toEqual({
    formato: 'CSV',
    caminho: { id: '3', idProduto: '2' },
    busca: {},
  });
});

test("adding shows the server's refusal at its field and keeps what was typed", async () => {
  const { usuario, servidor } = abrir({
    [`POST ${CAMINHO}`]: problema(422, 'A validade não pode ser anterior a hoje.', [
      { campo: 'dataValidade', mensagem: 'A validade não pode ser anterior a hoje.' },
    ]),
  });
  await usuario.click(await screen.findByRole('button', { name: 'Adicionar Produto' }));
  const modal = within(await esperarDialogo('Adicionar Produto'));
  await usuario.click(modal.getByRole('combobox', { name: 'Produto' }));
  await usuario.click(await screen.findByText('Arroz 5 kg – Arroz'));
  await usuario.type(modal.getByRole('textbox', { name: 'Lote' }), 'x-9');
  await usuario.type(modal.getByRole('textbox', { name: 'Quantidade' }), '12,5');
  await usuario.type(modal.getByRole('textbox', { name: /Preço da embalagem/ }), '27,50');
  await colar(usuario, modal.getByRole('textbox', { name: 'Fabricação' }), '01/11/2026');
  await usuario.keyboard('{Enter}');
  await colar(usuario, modal.getByRole('textbox', { name: 'Validade' }), '01/12/2026');
  await usuario.keyboard('{Enter}');
  await usuario.click(modal.getByRole('button', { name: 'Adicionar' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  expect((await modal.findAllByText('A validade não pode ser anterior a hoje.')).length).toBeGreaterThan(0);
  expect(servidor.de(`POST ${CAMINHO}`)[0]?.corpo).toMatchObject({ quantidade: 12.5, precoUnidade: 27.5 });
  expect(modal.getByRole('textbox', { name: 'Lote' })).toHaveValue('X-9');
});

test.each([
  [2, 'Arroz 5 kg'],
  [3, 'Milho'],
])('an address opens the history of a lot, also of an empty one: %i', async (id, produto) => {
  abrir({ [`GET ${CAMINHO}/${id}/kardex/pagina`]: umaPagina([]) }, `/estoque?estoque=3&exibir=${id}`);
  expect(await esperarDialogo('Histórico do Lote')).toHaveTextContent(produto);
});

test('the blocked lots are found by the address, and the record of one says why it is blocked', async () => {
  const bloqueio = { motivo: 'Laudo do fabricante', quando: '20/11/2026 09:00', usuario: 'NUTRICIONISTA' };
  const { usuario, servidor } = abrir(
    { [`GET ${CAMINHO}`]: [LINHAS[0], { ...LINHAS[1], bloqueio }], [`GET ${CAMINHO}/2/kardex/pagina`]: umaPagina([]) },
    '/estoque?bloqueio=BLOQUEADO',
  );
  expect(await screen.findByText('1 de 2 registros')).toBeInTheDocument();
  expect(celulas(/B-2/)[0]).toBe('B-2BloqueadoLaudo do fabricante');
  expect(await exportarLista(usuario, servidor, 'estoque')).toMatchObject({ ids: [2] });
  await acionar(usuario, 'Histórico', 'Arroz 5 kg, lote B-2');
  expect(await esperarDialogo('Histórico do Lote')).toHaveTextContent('BloqueioBloqueadoLaudo do fabricante');
});

test('the lots are exported as they are filtered and sorted', async () => {
  const { usuario, servidor } = abrir();
  await screen.findByText('B-2');
  const cabecalho = screen.getByRole('columnheader', { name: /Produto/ });
  await usuario.click(cabecalho);
  expect(await exportarLista(usuario, servidor, 'estoque')).toEqual({
    formato: 'CSV',
    ids: [2, 1],
    caminho: { id: '3' },
  });
  await abrirFiltros(usuario);
  await colar(usuario, screen.getByRole('textbox', { name: 'Lote' }), 'a-1');
  expect(await exportarLista(usuario, servidor, 'estoque')).toMatchObject({ ids: [1] });
});

test('a user with one unit is not asked which', async () => {
  const { usuario } = abrir();
  await screen.findByText('B-2');
  await usarFerramenta(usuario, 'Exportar');
  expect(await screen.findByRole('button', { name: 'Exportar CSV' })).toBeVisible();
  expect(screen.queryByRole('radio', { name: 'Esta unidade' })).not.toBeInTheDocument();
});

test('the selected lots are exported, and deleted with their balance', async () => {
  const { usuario, servidor } = abrir({ [`DELETE ${CAMINHO}/1`]: undefined, [`DELETE ${CAMINHO}/2`]: undefined });
  await usarFerramenta(usuario, 'Selecionar');
  await usuario.click(screen.getByRole('checkbox', { name: 'Selecionar Arroz 5 kg, lote B-2' }));
  expect(await exportarLista(usuario, servidor, 'estoque', document.body, 'Exportar seleção')).toEqual({
    formato: 'CSV',
    ids: [2],
    caminho: { id: '3' },
  });
  await usuario.click(screen.getByRole('checkbox', { name: 'Selecionar todos' }));
  await usuario.click(screen.getByRole('button', { name: 'Excluir' }));
  const aviso = within(await esperarDialogo('Aviso'));
  expect(aviso.getByText('Deseja realmente excluir 2 produtos do estoque?')).toBeInTheDocument();
  expect(aviso.getByText('O saldo dos lotes será baixado, e a exclusão não pode ser desfeita.')).toBeInTheDocument();
  servidor.responder(`GET ${CAMINHO}`, []);
  await usuario.click(aviso.getByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('2 produtos do estoque excluídos com sucesso!')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Desfazer' })).not.toBeInTheDocument();
});

test('an address opens the stock of a unit with the lots of a number', async () => {
  const { usuario } = abrir({}, '/estoque?estoque=3&lote=b-2');
  expect(await screen.findByText('1 de 2 registros')).toBeInTheDocument();
  await abrirFiltros(usuario);
  expect(screen.getByRole('textbox', { name: 'Lote' })).toHaveValue('b-2');
});

/** On 20/11/2026: expired; within 7 days twice; within 30; later; expired and empty. */
const PRAZOS = [
  linha(1, 'A-1', 'FEIJÃO', '19/11/2026'),
  linha(2, 'B-2', 'ARROZ', '20/11/2026'),
  linha(3, 'C-3', 'MILHO', '27/11/2026'),
  linha(4, 'D-4', 'SAL', '20/12/2026'),
  linha(5, 'E-5', 'FUBÁ', '21/12/2026'),
  linha(6, 'F-6', 'AVEIA', '01/11/2026', 0),
];

test.each([
  ['VENCIDO', ['A-1']],
  ['SETE_DIAS', ['B-2', 'C-3']],
  ['TRINTA_DIAS', ['B-2', 'C-3', 'D-4']],
])('the home opens the lots that it counts: %s', async (prazo, lotes) => {
  abrir({ [`GET ${CAMINHO}`]: PRAZOS }, `/estoque?prazo=${prazo}`);
  expect(await screen.findByText(`${lotes.length} de 6 registros`)).toBeInTheDocument();
  expect(
    screen
      .getAllByRole('row')
      .slice(1)
      .map((uma) => within(uma).getAllByRole('cell')[0]?.textContent),
  ).toEqual(lotes);
});

test('each figure above the list counts the lots that it shows, and is pressed while it does', async () => {
  const { usuario, router } = abrir({ [`GET ${CAMINHO}`]: PRAZOS });
  expect(await screen.findByText('6 registros')).toBeInTheDocument();
  const figuras = within(screen.getByRole('group', { name: 'Situação do estoque' }));
  expect((await figuras.findAllByRole('button')).map(({ textContent }) => textContent)).toEqual([
    '1 vencido',
    '2 vencem em 7 dias',
    '3 vencem em 30 dias',
    'R$ 1.234,50 em estoque; 1 lote sem preço',
  ]);
  for (const [figura, prazo, contagem] of [
    [/vencido/, 'VENCIDO', '1 de 6 registros'],
    [/em 7 dias/, 'SETE_DIAS', '2 de 6 registros'],
    [/em 30 dias/, 'TRINTA_DIAS', '3 de 6 registros'],
  ] as const) {
    await usuario.click(figuras.getByRole('button', { name: figura }));
    expect(await screen.findByText(contagem)).toBeInTheDocument();
    expect(router.state.location.search).toContain(`prazo=${prazo}`);
    expect(figuras.getByRole('button', { name: figura, pressed: true })).toBeInTheDocument();
  }
  await usuario.click(figuras.getByRole('button', { name: /em estoque/ }));
  expect(await screen.findByText('6 registros')).toBeInTheDocument();
  await abrirFiltros(usuario);
  await colar(usuario, screen.getByRole('textbox', { name: 'Lote' }), 'a-1');
  expect(await screen.findByText('1 de 6 registros')).toBeInTheDocument();
  // The rest of the search would hide some of what the figure counts.
  await usuario.click(figuras.getByRole('button', { name: /em 7 dias/ }));
  expect(await screen.findByText('2 de 6 registros')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Lote' })).toHaveValue('');
  await usuario.click(figuras.getByRole('button', { name: /em 7 dias/ }));
  expect(await screen.findByText('6 registros')).toBeInTheDocument();
  expect(router.state.location.search).not.toContain('prazo');
});

test('a value that cannot be read can be read again, and the list stays', async () => {
  const { usuario, servidor } = abrir({ 'GET /estoques/3/valor': problema(422, 'Falhou.') });
  const figura = await screen.findByRole('button', { name: /Valor não lido. Tentar novamente/ });
  expect(await screen.findByText('2 registros')).toBeInTheDocument();
  servidor.responder('GET /estoques/3/valor', {
    unidade: { id: 30, nome: 'ESCOLA AZUL' },
    valor: 10,
    lotes: 2,
    lotesSemPreco: 0,
  });
  await usuario.click(figura);
  expect(await screen.findByRole('button', { name: 'R$ 10,00 em estoque' })).toBeInTheDocument();
});

test('a stock of which no lot has a price is not worth R$ 0,00', async () => {
  const valor = { unidade: { id: 30, nome: 'ESCOLA AZUL' }, valor: 0, lotes: 2, lotesSemPreco: 2 };
  abrir({ 'GET /estoques/3/valor': valor });
  expect(await screen.findByRole('button', { name: 'Sem preço em estoque; 2 lotes sem preço' })).toBeInTheDocument();
});

async function selecionar(usuario: ReturnType<typeof abrir>['usuario'], ...nomes: string[]) {
  await usarFerramenta(usuario, 'Selecionar');
  for (const nome of nomes) await usuario.click(screen.getByRole('checkbox', { name: `Selecionar ${nome}` }));
}
const doModal = (rotulo: RegExp) => screen.getByRole('textbox', { name: rotulo });

test('selected lots leave together, each with its quantity; a refusal is shown at its lot', async () => {
  const frase = 'Quantidade insuficiente: o lote B-2 tem 2.';
  const { usuario, servidor } = abrir({
    'POST /estoques/3/saidas': problema(409, frase, [{ campo: 'linhas.1.quantidade', mensagem: frase }]),
  });
  await selecionar(usuario, 'Feijão 1 kg, lote A-1', 'Arroz 5 kg, lote B-2');
  await usuario.click(screen.getByRole('button', { name: 'Saída' }));
  const modal = within(await esperarDialogo('Saída de Vários Lotes'));
  await usuario.click(modal.getByRole('combobox', { name: /Tipo de saída/ }));
  await usuario.click(await screen.findByTitle('Extravio'));
  await usuario.type(doModal(/Observação/), 'Enchente');
  await usuario.type(doModal(/lote A-1/), '3');
  await usuario.type(doModal(/lote B-2/), '2,5');
  await verificarAcessibilidade();
  await usuario.click(modal.getByRole('button', { name: 'Dar saída' }));
  expect(await screen.findByText('Feijão 1 kg, lote A-1: saem 3 pacotes (15 kg); ficam 7.')).toBeInTheDocument();
  expect(screen.getByText('Arroz 5 kg, lote B-2: saem 2,5 pacotes (12,5 kg); ficam 0.')).toBeInTheDocument();
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  expect(await modal.findByText(frase)).toBeInTheDocument();
  expect(doModal(/lote B-2/)).toHaveValue('2,5');
  expect(servidor.de('POST /estoques/3/saidas')[0]?.corpo).toEqual({
    tipoSaidaDireta: 'ESTRAVIO',
    observacao: 'Enchente',
    linhas: [
      { produtoEstoque: { id: 1 }, quantidade: 3 },
      { produtoEstoque: { id: 2 }, quantidade: 2.5 },
    ],
  });
  servidor.responder('POST /estoques/3/saidas', undefined);
  await usuario.clear(doModal(/lote B-2/));
  await usuario.type(doModal(/lote B-2/), '2');
  await usuario.click(modal.getByRole('button', { name: 'Dar saída' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Saídas realizadas com sucesso!')).toBeInTheDocument();
  expect(await screen.findByText('Nenhum selecionado')).toBeInTheDocument();
});

test('blocked and free lots do not leave together: the dialog says why', async () => {
  const bloqueio = { motivo: 'Laudo', quando: '20/11/2026 09:00', usuario: 'ADMIN' };
  const { usuario } = abrir({ [`GET ${CAMINHO}`]: [LINHAS[0], { ...LINHAS[1], bloqueio }] });
  await selecionar(usuario, 'Feijão 1 kg, lote A-1', 'Arroz 5 kg, lote B-2');
  await usuario.click(screen.getByRole('button', { name: 'Saída' }));
  const modal = within(await esperarDialogo('Saída de Vários Lotes'));
  expect(modal.getByText(/^Há lotes bloqueados e lotes livres na seleção/)).toBeInTheDocument();
  expect(modal.getByRole('button', { name: 'Dar saída' })).toBeDisabled();
});

test('selected lots are counted together, each against the quantity on the screen', async () => {
  const { usuario, servidor } = abrir({ 'POST /estoques/3/balancos': [] });
  await selecionar(usuario, 'Feijão 1 kg, lote A-1', 'Arroz 5 kg, lote B-2');
  await usuario.click(screen.getByRole('button', { name: 'Balanço' }));
  const modal = within(await esperarDialogo('Balanço de Vários Lotes'));
  await usuario.type(doModal(/lote A-1/), '9');
  await usuario.type(doModal(/lote B-2/), '0');
  await usuario.click(modal.getByRole('button', { name: 'Salvar' }));
  expect(
    await screen.findByText('Feijão 1 kg, lote A-1: de 10 pacotes (50 kg) para 9 pacotes (45 kg).'),
  ).toBeInTheDocument();
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Balanços realizados com sucesso!')).toBeInTheDocument();
  expect(servidor.de('POST /estoques/3/balancos')[0]?.corpo).toEqual([
    { produtoEstoque: { id: 1 }, quantidadeAnterior: 10, novaQuantidade: 9 },
    { produtoEstoque: { id: 2 }, quantidadeAnterior: 2.5, novaQuantidade: 0 },
  ]);
});

test('selected lots go to the form of a movement; without any that can move nothing opens', async () => {
  const { usuario, router } = abrir({ [`GET ${CAMINHO}`]: LINHAS });
  await selecionar(usuario, 'Milho, lote C-3');
  await usuario.click(screen.getByRole('button', { name: 'Movimentar' }));
  expect(
    await screen.findByText('Nenhum dos lotes selecionados pode ser movimentado: eles estão sem saldo ou bloqueados.'),
  ).toBeInTheDocument();
  await usuario.click(screen.getByRole('checkbox', { name: 'Selecionar Feijão 1 kg, lote A-1' }));
  await usuario.click(screen.getByRole('button', { name: 'Movimentar' }));
  expect(router.state.location.pathname).toBe('/cadastrar-movimentacao');
  expect(router.state.location.state).toEqual({ valores: { origem: 3, lotes: [{ linha: LINHAS[0]?.id }] } });
});

test('a label that is read opens the exit of its lot; that of an empty lot says that nothing is left', async () => {
  const { usuario } = abrir();
  await usuario.click(await screen.findByRole('button', { name: 'Ler etiqueta' }));
  const leitor = within(await esperarDialogo('Ler etiqueta'));
  await usuario.type(leitor.getByRole('textbox', { name: 'Número do lote' }), 'c-3{Enter}');
  expect(await leitor.findByText('Não há saldo para dar saída.')).toBeInTheDocument();
  await usuario.clear(leitor.getByRole('textbox', { name: 'Número do lote' }));
  await usuario.type(leitor.getByRole('textbox', { name: 'Número do lote' }), 'b-2{Enter}');
  const saida = within(await esperarDialogo('Saída de Produto'));
  expect(saida.getByText('Arroz 5 kg, lote B-2')).toBeInTheDocument();
});

test('labels are printed of one lot, and of the selected ones', async () => {
  const { usuario, router } = abrir();
  await acionar(usuario, 'Etiquetas', 'Arroz 5 kg, lote B-2');
  expect(router.state.location).toMatchObject({ pathname: '/relatorio/etiquetas/3', search: '?lotes=20' });
  await router.navigate('/estoque');
  await usarFerramenta(usuario, 'Selecionar');
  await usuario.click(await screen.findByRole('checkbox', { name: /^Selecionar Feijão.*A-1$/ }));
  await usuario.click(screen.getByRole('checkbox', { name: /^Selecionar Arroz.*B-2$/ }));
  await usuario.click(
    within(screen.getByRole('group', { name: 'Seleção' })).getByRole('button', { name: 'Etiquetas' }),
  );
  expect(router.state.location).toMatchObject({ pathname: '/relatorio/etiquetas/3', search: '?lotes=10,20' });
});

describe('all units', () => {
  const DUAS = [...ESTOQUES, { id: 4, unidadeEducacional: { id: 40, nome: 'ESCOLA VERDE' } }];
  const VERDE = {
    ...linha(5, 'V-5', 'ARROZ 5 KG', '20/12/2026', 2),
    estoque: 4,
    unidade: { id: 40, nome: 'ESCOLA VERDE' },
    valor: null,
    origemPreco: null,
  };

  function abrirTodas(endereco = '/estoque') {
    const servidor = simularApi({
      'GET /relogio': { hoje: '20/11/2026', agora: '20/11/2026 10:00' },
      'GET /estoques/me': DUAS,
      'GET /convencoes/unidades-produto': [{ nome: 'PACOTE', descricao: 'Pacote' }],
      'GET /hoje/VALOR': [
        { figura: 'VALOR_DOS_ESTOQUES', valor: 1234.5, de: null },
        { figura: 'LOTES_SEM_PRECO', valor: 1, de: null },
      ],
      'GET /estoques/produtos-estoque/pagina': umaPagina([VERDE]),
      'GET /estoques/3/valor': { unidade: { id: 30, nome: 'ESCOLA AZUL' }, valor: 9, lotes: 1, lotesSemPreco: 0 },
      [`GET ${CAMINHO}`]: LINHAS,
    });
    const tela = renderTela(<Estoque />, { permissoes: ['ESTOQUES'], estoques: DUAS, rota: '/estoque', endereco });
    return { servidor, ...tela };
  }

  test('their lots have a unit and a value, and the sum is shown', async () => {
    abrirTodas();
    expect(await screen.findByText('Escola Verde')).toBeInTheDocument();
    expect(celulas(/V-5/).slice(0, 6)).toEqual([
      'Arroz 5 kg',
      'V-5',
      'Escola Verde',
      '10 kg',
      '20/12/2026Vence em 30 dias',
      'Sem preço',
    ]);
    expect(await screen.findByText('R$ 1.234,50')).toBeInTheDocument();
    await verificarAcessibilidade();
  });

  test('a value by the contract of the product is marked as an estimate; without any price there is no sum', async () => {
    const { servidor } = abrirTodas();
    servidor.responder(
      'GET /estoques/produtos-estoque/pagina',
      umaPagina([{ ...VERDE, valor: 55, origemPreco: 'CONTRATO' }]),
    );
    servidor.responder('GET /hoje/VALOR', [
      { figura: 'VALOR_DOS_ESTOQUES', valor: 0, de: null },
      { figura: 'LOTES_SEM_PRECO', valor: 1, de: null },
    ]);
    expect(await screen.findByText('R$ 55,00 (estimado)')).toBeInTheDocument();
    expect(await screen.findByText('Nenhum lote das suas unidades tem preço.')).toBeInTheDocument();
  });

  test('an address filters the lots without a price, and the filter is shown', async () => {
    const { servidor } = abrirTodas('/estoque?ver=valor&preco=SEM_PRECO');
    expect(await screen.findByText('Preço: Sem preço')).toBeInTheDocument();
    await screen.findByText('Escola Verde');
    expect(servidor.de('GET /estoques/produtos-estoque/pagina')[0]?.busca).toMatchObject({ preco: 'SEM_PRECO' });
  });

  test('a user with several units exports the lots of this one as they are shown, or those of all', async () => {
    const { usuario, servidor } = abrirTodas('/estoque?estoque=3&lote=b-2');
    await screen.findByText('B-2');
    expect(await exportarLista(usuario, servidor, 'estoque')).toMatchObject({ ids: [2], caminho: { id: '3' } });
    await usarFerramenta(usuario, 'Exportar');
    await usuario.click(await screen.findByRole('radio', { name: 'Todas as minhas unidades' }));
    expect(screen.getByText('Todos os lotes com saldo, sem os filtros desta lista.')).toBeVisible();
    await usuario.keyboard('{Escape}');
    expect(await exportarLista(usuario, servidor, 'estoque-das-unidades')).toEqual({ formato: 'CSV' });
  });

  test.each([
    ['/estoque?prazo=VENCIDO&ordem=-quantidade', {}],
    ['/estoque?estoque=3&ver=valor&prazo=VENCIDO&ordem=-quantidade', { estoque: '3' }],
  ])('the lots with their values are exported as they are filtered and sorted: %s', async (endereco, unidade) => {
    const { usuario, servidor } = abrirTodas(endereco);
    await screen.findByText('V-5');
    expect(await exportarLista(usuario, servidor, 'estoque-das-unidades')).toEqual({
      formato: 'CSV',
      busca: { prazo: 'VENCIDO', ordem: 'quantidade', sentido: 'DECRESCENTE', ...unidade },
    });
  });
});
