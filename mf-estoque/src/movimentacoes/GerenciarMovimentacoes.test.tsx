import {
  conferirHistorico,
  colar,
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
import { act, screen, waitFor, within } from '@testing-library/react';
import GerenciarMovimentacoes from './GerenciarMovimentacoes.js';

const AZUL = { id: 3, unidadeEducacional: { id: 30, nome: 'ESCOLA AZUL' } };
const VERDE = { id: 4, unidadeEducacional: { id: 40, nome: 'ESCOLA VERDE' } };

const produto = (id: number, quantidade: number, quantidadePerdida = 0) => ({
  id,
  quantidade,
  quantidadePerdida,
  produtoEstoque: {
    id,
    produtoLote: {
      id,
      numero: `L-${id}`,
      dataFabricacao: '01/01/2026',
      dataValidade: '31/12/2027',
      produto: {
        id: 1,
        nome: 'ARROZ',
        unidadeProduto: 'PACOTE',
        medidaReal: 5,
        unidadeMedida: 'KG',
        item: { id: 1, nome: 'GRÃO' },
      },
    },
  },
});
const base = {
  dataInicioMovimentacao: '19/11/2026 08:00',
  dataFimMovimentacao: null,
  tipoObservacao: null,
  observacao: null,
  estorno: null,
};
const CHEGANDO = {
  ...base,
  id: 7,
  origem: VERDE,
  destino: AZUL,
  status: 'EM_TRANSITO',
  produtos: [produto(71, 10), produto(72, 4)],
};
const SAINDO = { ...base, id: 8, origem: AZUL, destino: VERDE, status: 'EM_TRANSITO', produtos: [produto(81, 1)] };
const RECEBIDA = {
  ...base,
  id: 9,
  origem: VERDE,
  destino: AZUL,
  status: 'RECEBIDA',
  dataFimMovimentacao: '20/11/2026 09:00',
  tipoObservacao: 'VENCIDO',
  observacao: 'Chegou vencido',
  produtos: [produto(91, 5, 2)],
};
const CANCELADA = {
  ...base,
  id: 10,
  origem: AZUL,
  destino: VERDE,
  status: 'CANCELADA',
  dataFimMovimentacao: '20/11/2026 10:00',
  produtos: [produto(101, 5)],
};
const RECEBER = 'PUT /estoques/movimentacoes/receber';

const abrir = (rotas: Record<string, unknown> = {}, endereco = '/tela') => {
  const servidor = simularApi({
    'GET /relogio': { hoje: '20/11/2026', agora: '20/11/2026 10:00' },
    'GET /estoques/me': [AZUL],
    'GET /convencoes/unidades-produto': [{ nome: 'PACOTE', descricao: 'Pacote' }],
    'GET /estoques/3/movimentacoes/pagina': umaPagina([CANCELADA, RECEBIDA, SAINDO, CHEGANDO]),
    ...rotas,
  });
  return {
    servidor,
    ...renderTela(<GerenciarMovimentacoes />, { permissoes: ['ESTOQUES'], estoques: [AZUL], endereco }),
  };
};
const cartao = async (id: number) => within(await screen.findByRole('group', { name: `Movimentação nº ${id}` }));
const cartoes = () =>
  screen.getAllByRole('group', { name: /^Movimentação nº/ }).map((um) => um.getAttribute('aria-label'));

test('each movement says its ends, status and dates; the filter keeps one end', async () => {
  const PONTAS: Record<string, object[]> = { ORIGEM: [CANCELADA, SAINDO], DESTINO: [RECEBIDA, CHEGANDO] };
  const { usuario } = abrir({
    'GET /estoques/3/movimentacoes/pagina': ({ busca: { ponta } }: Requisicao) =>
      umaPagina((ponta === undefined ? undefined : PONTAS[ponta]) ?? [CANCELADA, RECEBIDA, SAINDO, CHEGANDO]),
  });
  const chegando = await cartao(7);
  expect(chegando.getByText('Escola Verde → Escola Azul')).toBeInTheDocument();
  expect(chegando.getByText('Em trânsito')).toBeInTheDocument();
  expect(chegando.getByText('19/11/2026 08:00')).toBeInTheDocument();
  expect(chegando.getByText('---')).toBeInTheDocument();
  await usuario.click(screen.getByRole('radio', { name: 'Origem' }));
  await waitFor(() => expect(cartoes()).toEqual(['Movimentação nº 10', 'Movimentação nº 8']));
  expect(screen.getByText('2 movimentações')).toBeInTheDocument();
  await usuario.click(screen.getByRole('radio', { name: 'Destino' }));
  await waitFor(() => expect(cartoes()).toEqual(['Movimentação nº 9', 'Movimentação nº 7']));
  await verificarAcessibilidade();
});

test('an address says which end is shown; a choice is written into it', async () => {
  const { usuario, servidor, router } = abrir({}, '/tela?estoque=3&ponta=DESTINO&status=EM_TRANSITO');
  await cartao(7);
  expect(screen.getByRole('radio', { name: 'Destino' })).toBeChecked();
  expect(servidor.de('GET /estoques/3/movimentacoes/pagina')[0]?.busca).toMatchObject({
    ponta: 'DESTINO',
    status: 'EM_TRANSITO',
  });
  await usuario.click(screen.getByRole('radio', { name: 'Todas' }));
  await waitFor(() => expect(router.state.location.search).toBe('?estoque=3&status=EM_TRANSITO'));
  await usuario.click(screen.getByRole('combobox', { name: 'Situação' }));
  await usuario.click(await screen.findByTitle('Recebida'));
  await waitFor(() => expect(router.state.location.search).toBe('?estoque=3&status=RECEBIDA'));
});

test('ten movements are a page; the next ones are read when they are opened', async () => {
  const { usuario, servidor } = abrir({
    'GET /estoques/3/movimentacoes/pagina': ({ busca: { apos } }: Requisicao) =>
      apos === undefined
        ? umaPagina([SAINDO], { total: 11, proximo: 'depois-da-8' })
        : umaPagina([CHEGANDO], { total: 11 }),
  });
  await cartao(8);
  expect(screen.getByText('11 movimentações')).toBeInTheDocument();
  await usuario.click(screen.getByTitle('2'));
  await cartao(7);
  expect(servidor.de('GET /estoques/3/movimentacoes/pagina').map(({ busca }) => busca)).toEqual([
    { pular: '0', porPagina: '10' },
    { apos: 'depois-da-8', pular: '0', porPagina: '10' },
  ]);
});

test('without movements the screen says whether the filter leaves none', async () => {
  const { usuario } = abrir({
    'GET /estoques/3/movimentacoes/pagina': ({ busca: { ponta } }: Requisicao) =>
      umaPagina([], { semFiltro: ponta === undefined ? 0 : 2 }),
  });
  expect(await screen.findByText('Nenhuma movimentação nesta unidade.')).toBeInTheDocument();
  await usuario.click(screen.getByRole('radio', { name: 'Origem' }));
  expect(await screen.findByText('Nenhuma movimentação com este filtro.')).toBeInTheDocument();
});

test('a received movement that was reversed is marked, and keeps its status, its dates and its disabled buttons', async () => {
  const estorno = { motivo: 'Era outro lote', usuario: 'ESTOQUISTA', quando: '06/11/2026 09:00' };
  abrir({ 'GET /estoques/3/movimentacoes/pagina': umaPagina([{ ...RECEBIDA, estorno }]) });
  const card = await cartao(RECEBIDA.id);
  expect(card.getByText('Recebida')).toBeInTheDocument();
  expect(card.getByText('Estornada')).toBeInTheDocument();
  expect(card.getByText('Era outro lote · Estoquista, em 06/11/2026 09:00')).toBeInTheDocument();
  expect(card.getByText(RECEBIDA.dataFimMovimentacao)).toBeInTheDocument();
  for (const nome of ['Receber', 'Cancelar'])
    expect(card.getByRole('button', { name: `${nome} movimentação nº ${RECEBIDA.id}` })).toBeDisabled();
  await verificarAcessibilidade();
});

test('only movements on their way to this unit can be received, and only those on their way cancelled', async () => {
  abrir();
  await cartao(7);
  const habilitado = (nome: RegExp) =>
    screen.getAllByRole('button', { name: nome }).map((botao) => !(botao as HTMLButtonElement).disabled);
  // In the order of the list: cancelled, received, leaving, arriving.
  expect(habilitado(/^Receber movimentação/)).toEqual([false, false, false, true]);
  expect(habilitado(/^Cancelar movimentação/)).toEqual([false, false, true, true]);
  const recebida = await cartao(9);
  expect(recebida.getByRole('textbox', { name: /^Observação/ })).toBeDisabled();
  expect(recebida.getByRole('textbox', { name: /^Observação/ })).toHaveValue('Chegou vencido');
  expect(recebida.getByRole('combobox', { name: /^Tipo da observação/ })).toBeDisabled();
  expect(recebida.getByText('Vencido')).toBeInTheDocument();
});

test('receiving without an observation', async () => {
  const { usuario, servidor } = abrir({ [RECEBER]: { ...CHEGANDO, status: 'RECEBIDA' } });
  await usuario.click((await cartao(7)).getByRole('button', { name: 'Receber movimentação nº 7' }));
  expect(await screen.findByText('Deseja realmente receber a Movimentação?')).toBeInTheDocument();
  await usuario.click(screen.getByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Movimentação recebida com sucesso!')).toBeInTheDocument();
  expect(servidor.de(RECEBER)[0]?.corpo).toEqual({ idEstoque: 3, idMovimentacao: 7, observacao: '', perdas: [] });
});

test('with an observation type the lost quantity of each product is asked for, within the sent quantity', async () => {
  const { usuario, servidor } = abrir({ [RECEBER]: { ...CHEGANDO, status: 'RECEBIDA' } });
  const chegando = await cartao(7);
  await usuario.click(chegando.getByRole('combobox', { name: /^Tipo da observação/ }));
  await usuario.click(await screen.findByTitle('Danificado'));
  await colar(usuario, chegando.getByRole('textbox', { name: /^Observação/ }), 'Caixa molhada');
  const perda = await chegando.findByRole('textbox', { name: 'Perda de Arroz, lote L-71' });
  await usuario.type(perda, '10,5');
  expect(
    await chegando.findByText(/^A quantidade passa da enviada: 50\skg \(10 × pacote de 5\skg\)\.$/),
  ).toBeInTheDocument();
  expect(chegando.getByRole('button', { name: 'Receber movimentação nº 7' })).toBeDisabled();
  await usuario.clear(perda);
  await usuario.type(perda, '2.5');
  expect(chegando.queryByText('Use vírgula para os decimais: 2,5')).not.toBeInTheDocument();
  await usuario.tab();
  expect(await chegando.findByText('Use vírgula para os decimais: 2,5')).toBeInTheDocument();
  expect(perda).toHaveAccessibleDescription('Use vírgula para os decimais: 2,5 pacotes');
  expect(chegando.getByRole('button', { name: 'Receber movimentação nº 7' })).toBeDisabled();
  await usuario.clear(perda);
  await usuario.type(perda, '2,5');
  expect(perda).toHaveAccessibleDescription(/^pacotes = 12,5\skg$/);
  await usuario.click(chegando.getByRole('button', { name: 'Receber movimentação nº 7' }));
  expect(
    await screen.findByText('Arroz, lote L-71: entram 7,5 pacotes (37,5 kg); perda de 2,5 pacotes (12,5 kg).'),
  ).toBeInTheDocument();
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Movimentação recebida com sucesso!')).toBeInTheDocument();
  expect(servidor.de(RECEBER)[0]?.corpo).toEqual({
    idEstoque: 3,
    idMovimentacao: 7,
    tipoObservacao: 'DANIFICADO',
    observacao: 'Caixa molhada',
    perdas: [{ produto: { id: 71 }, quantidade: 2.5 }],
  });
});

test('a refusal is shown by its sentence', async () => {
  const frase = 'Não é possível receber a movimentação: a situação é "Recebida".';
  const { usuario } = abrir({ [RECEBER]: problema(409, frase) });
  await usuario.click((await cartao(7)).getByRole('button', { name: 'Receber movimentação nº 7' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  expect(await screen.findByText(frase)).toBeInTheDocument();
});

test('cancelling needs a reason', async () => {
  const rota = 'PUT /estoques/3/movimentacoes/8/cancelar';
  const { usuario, servidor } = abrir({ [rota]: { ...SAINDO, status: 'CANCELADA' } });
  await usuario.click((await cartao(8)).getByRole('button', { name: 'Cancelar movimentação nº 8' }));
  const modal = within(await esperarDialogo('Cancelar Movimentação'));
  await usuario.click(modal.getByRole('button', { name: 'Cancelar movimentação' }));
  expect(await modal.findByText('Campo obrigatório.')).toBeInTheDocument();
  await colar(usuario, modal.getByRole('textbox', { name: 'Motivo' }), 'Endereço errado');
  await usuario.click(modal.getByRole('button', { name: 'Cancelar movimentação' }));
  expect(await screen.findByText('Deseja realmente cancelar a Movimentação?')).toBeInTheDocument();
  expect(screen.getByText('Arroz, lote L-81: entra 1 pacote (5 kg) na origem.')).toBeInTheDocument();
  await usuario.click(screen.getByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Movimentação cancelada com sucesso!')).toBeInTheDocument();
  expect(servidor.de(rota)[0]?.corpo).toEqual({ motivo: 'Endereço errado' });
});

test('an open card shows its products, and those that were lost when it is received', async () => {
  const { usuario } = abrir();
  const recebida = await cartao(9);
  const botao = recebida.getByRole('button', { name: 'Produtos (1) da movimentação nº 9' });
  expect(botao).toHaveAttribute('aria-expanded', 'false');
  await usuario.click(botao);
  const celulas = within(await recebida.findByRole('row', { name: /L-91/ }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(celulas).toEqual([
    'L-91',
    'Arroz',
    '01/01/2026',
    '31/12/2027',
    '25 kg (5 × pacote de 5 kg)',
    '10 kg (2 × pacote de 5 kg)',
  ]);
});

test("a cancelled movement's reason opens from its '?', and the report from its button", async () => {
  const { usuario, router } = abrir({
    'GET /estoques/3/movimentacoes/10/cancelamento': {
      motivo: 'Caminhão quebrou',
      quando: '20/11/2026 10:00',
      usuario: 'MARIA',
    },
  });
  const cancelada = await cartao(10);
  await usuario.click(cancelada.getByRole('button', { name: 'Motivo do cancelamento da movimentação nº 10' }));
  expect(await screen.findByText('Caminhão quebrou')).toBeInTheDocument();
  expect(screen.getByText('Maria, em 20/11/2026 10:00')).toBeInTheDocument();
  await usuario.keyboard('{Escape}');
  await usuario.click(cancelada.getByRole('button', { name: 'Relatório da movimentação nº 10' }));
  expect(router.state.location.pathname).toBe('/relatorio/movimentacao-produtos/3/10');
});

test('an address opens a movement with its products, whatever page it is on, and its history', async () => {
  const { usuario, servidor } = abrir(
    {
      'GET /estoques/3/movimentacoes/pagina': umaPagina([SAINDO]),
      'GET /estoques/3/movimentacoes/7': CHEGANDO,
    },
    '/tela?estoque=3&exibir=7',
  );
  const registro = await cartao(7);
  expect(await registro.findByRole('row', { name: /L-71/ })).toBeInTheDocument();
  expect(registro.getByRole('button', { name: 'Receber movimentação nº 7' })).toBeEnabled();
  await conferirHistorico(usuario, servidor, await esperarDialogo('Movimentação nº 7'), 'movimentacoes/7');
});

test('the movements of the chosen end are exported', async () => {
  const { usuario, servidor } = abrir();
  await cartao(7);
  expect(await exportarLista(usuario, servidor, 'movimentacoes')).toEqual({
    formato: 'CSV',
    caminho: { id: '3' },
    busca: {},
  });
  await usuario.click(screen.getByRole('radio', { name: 'Destino' }));
  expect(await exportarLista(usuario, servidor, 'movimentacoes')).toMatchObject({ busca: { ponta: 'DESTINO' } });
});

test('a user with several units exports the movements of this one, or of all', async () => {
  const duas = [AZUL, { id: 5, unidadeEducacional: { id: 50, nome: 'ESCOLA ROSA' } }];
  const servidor = simularApi({
    'GET /relogio': { hoje: '20/11/2026', agora: '20/11/2026 10:00' },
    'GET /estoques/me': duas,
    'GET /estoques/3/movimentacoes/pagina': umaPagina([SAINDO]),
    'GET /estoques/movimentacoes/pagina': umaPagina([SAINDO]),
  });
  const { usuario, router } = renderTela(<GerenciarMovimentacoes />, {
    permissoes: ['ESTOQUES'],
    estoques: duas,
    endereco: '/tela?estoque=3&status=EM_TRANSITO',
  });
  await cartao(8);
  const filtro = { busca: { status: 'EM_TRANSITO' } };
  expect(await exportarLista(usuario, servidor, 'movimentacoes')).toMatchObject({ caminho: { id: '3' }, ...filtro });
  await usarFerramenta(usuario, 'Exportar');
  await usuario.click(await screen.findByRole('radio', { name: 'Todas as minhas unidades' }));
  await verificarAcessibilidade();
  await usuario.keyboard('{Escape}');
  expect(await exportarLista(usuario, servidor, 'movimentacoes-das-unidades')).toEqual({ formato: 'CSV', ...filtro });

  await act(() => router.navigate('/tela?status=EM_TRANSITO'));
  expect(await exportarLista(usuario, servidor, 'movimentacoes-das-unidades')).toEqual({ formato: 'CSV', ...filtro });
});

test('without a unit, the movements of all units of the user; one that comes to them can be received', async () => {
  const duas = [AZUL, { id: 5, unidadeEducacional: { id: 50, nome: 'ESCOLA ROSA' } }];
  simularApi({
    'GET /relogio': { hoje: '20/11/2026', agora: '20/11/2026 10:00' },
    'GET /estoques/me': duas,
    'GET /estoques/movimentacoes/pagina': umaPagina([SAINDO, CHEGANDO]),
    'GET /estoques/5/movimentacoes/pagina': umaPagina([]),
  });
  const { usuario } = renderTela(<GerenciarMovimentacoes />, { permissoes: ['ESTOQUES'], estoques: duas });
  expect((await cartao(7)).getByRole('button', { name: 'Receber movimentação nº 7' })).toBeEnabled();
  expect((await cartao(8)).getByRole('button', { name: 'Receber movimentação nº 8' })).toBeDisabled();
  await usuario.click(screen.getByRole('combobox', { name: 'Unidade educacional' }));
  await usuario.click(await screen.findByTitle('Escola Rosa'));
  expect(await screen.findByText('Nenhuma movimentação nesta unidade.')).toBeInTheDocument();
});
