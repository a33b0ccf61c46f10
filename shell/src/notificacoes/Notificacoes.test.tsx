import { useSessao } from '@merenda/shared';
import type { GrupoComUnidades, GruposDeNotificacoes, Notificacao } from '@merenda/shared/contratos';
import {
  exportarLista,
  type Requisicao,
  problema,
  renderTela,
  simularApi,
  umaNotificacao,
  umaPagina,
  verificarAcessibilidade,
} from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Conta } from '../moldura/Conta.js';
import Notificacoes from './Notificacoes.js';

const GRUPOS = 'GET /notificacoes/grupos';
const PAGINA = 'GET /notificacoes/pagina';
const LER = 'PUT /notificacoes/leituras';
const DISPENSAR = 'POST /notificacoes/dispensas';
const DESFAZER = 'DELETE /notificacoes/dispensas';

const LEITE = umaNotificacao();
const ARROZ = umaNotificacao({
  id: 'LOTES_EM_30_DIAS-2',
  grupo: 'LOTES_EM_30_DIAS',
  mensagem: 'ARROZ, lote 2, em ESCOLA SOL: vence em 20/12/2026.',
  endereco: '/estoque?estoque=1&lote=2',
});

/** A group with one unit. */
const umGrupo = (
  linhas: Notificacao[],
  mudanca: Partial<GrupoComUnidades['partes'][number]> = {},
): GrupoComUnidades => {
  const naoLidas = linhas.filter(({ lida }) => !lida).length;
  const parte = { unidade: { id: 1, nome: 'ESCOLA SOL' }, total: linhas.length, naoLidas, linhas, ...mudanca };
  const { total } = parte;
  return { grupo: linhas[0]?.grupo ?? 'LOTES_VENCIDOS', total, naoLidas, unidades: 1, partes: [parte] };
};
const grupos = (lidos: GrupoComUnidades[], mudanca: Partial<GruposDeNotificacoes> = {}): GruposDeNotificacoes => {
  const total = lidos.reduce((soma, grupo) => soma + grupo.total, 0);
  return { grupos: lidos, total, semFiltro: total, dispensadas: 0, ...mudanca };
};
const pagina = (linhas: Notificacao[], mudanca: Parameters<typeof umaPagina>[1] = {}) => ({
  ...umaPagina(linhas, mudanca),
  refeicoesPorExecutar: 0,
  primeirosPassos: false,
});
/** The server's clock says 23/11/2026. */
const RELOGIO = { 'GET /relogio': { hoje: '23/11/2026', agora: '23/11/2026 10:00' } };

const grupo = async (nome: string) => within(await screen.findByRole('region', { name: nome }));
const itens = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('groups have their totals and units; each notification says whether it is read, and leads to the act', async () => {
  simularApi({
    ...RELOGIO,
    [GRUPOS]: grupos([
      umGrupo([LEITE, { ...LEITE, id: 'LOTES_VENCIDOS-9', lida: true, endereco: null }]),
      umGrupo([ARROZ]),
    ]),
  });
  renderTela(<Notificacoes />);
  expect(await screen.findByText('3 notificações')).toBeVisible();
  const vencidos = await grupo('Lotes vencidos (2)');
  expect(vencidos.getByRole('group', { name: 'Escola Sol (2)' })).toBeVisible();
  const [nova, lida] = vencidos.getAllByRole('listitem');
  expect(nova).toHaveTextContent(`Não lida: ${LEITE.mensagem}Dar baixa`);
  expect(within(nova!).getByRole('link', { name: `Dar baixa: ${LEITE.mensagem}` })).toHaveAttribute(
    'href',
    '/estoque?estoque=1&lote=7',
  );
  // The user may not open the screen of the other one.
  expect(lida).not.toHaveTextContent('Não lida');
  expect(within(lida!).queryByRole('link')).not.toBeInTheDocument();
  expect(await grupo('Lotes que vencem em 16 a 30 dias (1)')).toBeDefined();
  await verificarAcessibilidade();
});

test('the link of a notification marks it as read, and a button those of a group', async () => {
  const { de } = simularApi({
    ...RELOGIO,
    [GRUPOS]: grupos([umGrupo([LEITE]), umGrupo([ARROZ])]),
    [PAGINA]: pagina([LEITE, ARROZ]),
    [LER]: undefined,
  });
  const { usuario } = renderTela(<Notificacoes />);
  const vencidos = await grupo('Lotes vencidos (1)');
  await usuario.click(vencidos.getByRole('button', { name: 'Marcar como lidas: Lotes vencidos' }));
  await waitFor(() => expect(de(GRUPOS)).toHaveLength(2));
  await usuario.click(screen.getByRole('link', { name: /^Ver lote: ARROZ/ }));
  expect(await screen.findByText('Outra tela')).toBeVisible();
  await waitFor(() =>
    expect(de(LER).map(({ corpo }) => corpo)).toEqual([
      { grupo: 'LOTES_VENCIDOS' },
      { grupo: 'LOTES_EM_30_DIAS', id: 'LOTES_EM_30_DIAS-2' },
    ]),
  );
});

test('an expired lot is dismissed until tomorrow; badge and list follow, and the toast takes it back', async () => {
  const dispensa = '6f2c1f5e-8f2b-4f6a-9a53-1d7b8a0c9e11';
  const servidor = simularApi({
    ...RELOGIO,
    [GRUPOS]: grupos([umGrupo([LEITE])]),
    [PAGINA]: pagina([LEITE]),
    [DISPENSAR]: { id: dispensa, quantas: 1 },
    [DESFAZER]: undefined,
  });
  const { de, responder } = servidor;
  const { usuario } = renderTela(
    <>
      <Conta />
      <Notificacoes />
    </>,
  );
  const botao = await screen.findByRole('button', { name: `Dispensar até amanhã: ${LEITE.mensagem}` });
  expect(await screen.findByRole('button', { name: 'Sua conta, 1 notificação' })).toBeInTheDocument();
  responder(GRUPOS, grupos([], { dispensadas: 1 }));
  responder(PAGINA, pagina([]));
  await usuario.click(botao);
  expect(await screen.findByText('1 notificação dispensada até 24/11/2026.')).toBeVisible();
  expect(de(DISPENSAR).map(({ corpo }) => corpo)).toEqual([
    { grupo: 'LOTES_VENCIDOS', id: 'LOTES_VENCIDOS-1', ate: '2026-11-24' },
  ]);
  expect(await screen.findByText('Não há notificações')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Sua conta, sem notificações' })).toBeInTheDocument();
  // The focus was on the removed element.
  expect(screen.getByText('0 notificações')).toHaveFocus();

  responder(GRUPOS, grupos([umGrupo([LEITE])]));
  responder(PAGINA, pagina([LEITE]));
  await usuario.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByRole('region', { name: 'Lotes vencidos (1)' })).toBeVisible();
  expect(de(DESFAZER).map(({ busca }) => busca)).toEqual([{ dispensa }]);
});

test('a group, or the part of a unit, is dismissed for 1, 7 or 30 days, or until a day that is checked', async () => {
  const { de } = simularApi({
    ...RELOGIO,
    [GRUPOS]: grupos([umGrupo([ARROZ, { ...ARROZ, id: 'LOTES_EM_30_DIAS-3' }])]),
    [PAGINA]: pagina([ARROZ]),
    [DISPENSAR]: { id: '6f2c1f5e-8f2b-4f6a-9a53-1d7b8a0c9e11', quantas: 2 },
  });
  const { usuario } = renderTela(<Notificacoes />);
  const abrir = async (nome: string) => usuario.click(await screen.findByRole('button', { name: nome }));
  await abrir('Dispensar grupo até: Lotes que vencem em 16 a 30 dias');
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    '1 dia (24/11/2026)',
    '7 dias (30/11/2026)',
    '30 dias (23/12/2026)',
    'Outro dia…',
  ]);
  await usuario.click(screen.getByRole('menuitem', { name: '7 dias (30/11/2026)' }));
  expect(await screen.findByText('2 notificações dispensadas até 30/11/2026.')).toBeVisible();

  await abrir('Dispensar da unidade até: Escola Sol');
  await usuario.click((await screen.findAllByRole('menuitem', { name: 'Outro dia…' })).at(-1)!);
  const modal = within(await screen.findByRole('dialog', { name: 'Dispensar da unidade até outro dia' }));
  await usuario.click(modal.getByRole('button', { name: 'Dispensar' }));
  expect(modal.getByRole('alert')).toHaveTextContent('Campo obrigatório.');
  await usuario.click(modal.getByLabelText('Dia em que volta a aparecer'));
  await usuario.paste('01/12/2026');
  await usuario.keyboard('{Enter}');
  await usuario.click(modal.getByRole('button', { name: 'Dispensar' }));
  expect(await screen.findByText('2 notificações dispensadas até 01/12/2026.')).toBeVisible();
  expect(de(DISPENSAR).map(({ corpo }) => corpo)).toEqual([
    { grupo: 'LOTES_EM_30_DIAS', ate: '2026-11-30' },
    { grupo: 'LOTES_EM_30_DIAS', unidade: 1, ate: '2026-12-01' },
  ]);
});

test('a notification that another device has dismissed already is reported, and a refusal too', async () => {
  const { responder } = simularApi({
    ...RELOGIO,
    [GRUPOS]: grupos([umGrupo([LEITE])]),
    [PAGINA]: pagina([LEITE]),
    [DISPENSAR]: { id: '6f2c1f5e-8f2b-4f6a-9a53-1d7b8a0c9e11', quantas: 0 },
  });
  const { usuario } = renderTela(<Notificacoes />);
  const botao = await screen.findByRole('button', { name: /^Dispensar até amanhã/ });
  await usuario.click(botao);
  expect(await screen.findByText('Não há mais notificações para dispensar aqui: a lista mudou.')).toBeVisible();
  responder(DISPENSAR, () => problema(500, 'O banco não respondeu.'));
  await usuario.click(botao);
  expect(await screen.findByText('O banco não respondeu.')).toBeVisible();
});

test('a unit with more than its first notifications shows all of them when it is asked to', async () => {
  const { de } = simularApi({
    ...RELOGIO,
    [GRUPOS]: grupos([umGrupo([LEITE], { total: 12 })]),
    [PAGINA]: pagina([LEITE, umaNotificacao({ id: 'LOTES_VENCIDOS-2', mensagem: 'O décimo segundo.' })], { total: 12 }),
  });
  const { usuario } = renderTela(<Notificacoes />);
  await usuario.click(await screen.findByRole('button', { name: 'Mostrar todas as 12: Escola Sol' }));
  expect(await screen.findByText('O décimo segundo.')).toBeVisible();
  expect(de(PAGINA)[0]?.busca).toEqual({ grupo: 'LOTES_VENCIDOS', unidade: '1', pular: '0', porPagina: '100' });
  await usuario.click(screen.getByRole('button', { name: 'Mostrar menos: Escola Sol' }));
  expect(screen.queryByText('O décimo segundo.')).not.toBeInTheDocument();
});

test('a notification about the municipality has its own part, without a unit', async () => {
  const aviso = umaNotificacao({
    id: 'AGRICULTURA_FAMILIAR_EM_FALTA-2026',
    grupo: 'AGRICULTURA_FAMILIAR_EM_FALTA',
    unidade: null,
    mensagem: 'Faltam R$ 45,00 de agricultura familiar até dezembro.',
    endereco: '/recursos-pnae',
  });
  simularApi({ ...RELOGIO, [GRUPOS]: grupos([umGrupo([aviso], { unidade: null })]) });
  renderTela(<Notificacoes />);
  expect(await screen.findByRole('group', { name: 'Município (1)' })).toHaveTextContent(aviso.mensagem);
  expect(screen.getByRole('link', { name: /^Ver metas/ })).toHaveAttribute('href', '/recursos-pnae');
});

test('units beyond those that are named are counted', async () => {
  simularApi({ ...RELOGIO, [GRUPOS]: grupos([{ ...umGrupo([LEITE]), unidades: 1_201 }]) });
  renderTela(<Notificacoes />);
  expect(await screen.findByText('Mais 1.200 unidades têm notificações: busque pelo nome da unidade.')).toBeVisible();
});

test('dismissed ones are listed when they are asked for, with their day, and each is shown again', async () => {
  const { de, responder } = simularApi({
    ...RELOGIO,
    [GRUPOS]: grupos([], { dispensadas: 1 }),
    [PAGINA]: pagina([{ ...ARROZ, dispensadaAte: '30/11/2026' }]),
    [DESFAZER]: undefined,
  });
  const { usuario } = renderTela(<Notificacoes />);
  const secao = await grupo('Dispensadas (1)');
  expect(itens()).toEqual([]);
  await usuario.click(secao.getByRole('button', { name: 'Ver dispensadas' }));
  expect(await screen.findByText('Volta em 30/11/2026.')).toBeVisible();
  expect(de(PAGINA)[0]?.busca).toMatchObject({ dispensadas: 'true' });
  responder(GRUPOS, grupos([umGrupo([ARROZ])]));
  await usuario.click(screen.getByRole('button', { name: `Mostrar de novo: ${ARROZ.mensagem}` }));
  expect(await screen.findByRole('region', { name: 'Lotes que vencem em 16 a 30 dias (1)' })).toBeVisible();
  expect(screen.queryByRole('region', { name: /^Dispensadas/ })).not.toBeInTheDocument();
  expect(de(DESFAZER).map(({ busca }) => busca)).toEqual([{ id: 'LOTES_EM_30_DIAS-2' }]);
});

test('the server searches a part of the text; what it finds is exported, and is not dismissed as a group', async () => {
  const servidor = simularApi({
    ...RELOGIO,
    [GRUPOS]: ({ busca: { texto } }: Requisicao) =>
      texto === undefined
        ? grupos([umGrupo([LEITE]), umGrupo([ARROZ])])
        : grupos(texto === 'arroz' ? [umGrupo([ARROZ])] : [], { semFiltro: 2 }),
  });
  const { usuario } = renderTela(<Notificacoes />);
  const busca = await screen.findByRole('textbox', { name: 'Buscar nas notificações' });
  expect(await screen.findByText('2 notificações')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Dispensar grupo até: Lotes que/ })).toBeVisible();
  await usuario.type(busca, 'arroz');
  expect(await screen.findByText('1 de 2 notificações')).toBeVisible();
  expect(itens()).toEqual([expect.stringContaining(ARROZ.mensagem)]);
  expect(screen.queryByRole('button', { name: /grupo até|Marcar como lidas/ })).not.toBeInTheDocument();
  expect(await exportarLista(usuario, servidor, 'notificacoes')).toEqual({
    formato: 'CSV',
    busca: { texto: 'arroz' },
  });
  await usuario.clear(busca);
  await usuario.type(busca, 'nada disso');
  expect(await screen.findByText('Nada encontrado para esta busca.')).toBeVisible();
});

test('units come in slices below each other; the last group and the dismissed ones follow them', async () => {
  const MUITAS = 30;
  const partes = Array.from({ length: MUITAS }, (_, numero) => ({
    unidade: { id: numero + 1, nome: `ESCOLA ${String(numero + 1)}` },
    total: 1,
    naoLidas: 1,
    linhas: [{ ...LEITE, id: `LOTES_VENCIDOS-${String(numero)}` }],
  }));
  const vencidos = { ...umGrupo([LEITE]), total: MUITAS, unidades: MUITAS, partes };
  simularApi({ ...RELOGIO, [GRUPOS]: grupos([vencidos, umGrupo([ARROZ])], { dispensadas: 1 }) });
  const dispensadas = () => screen.queryByRole('region', { name: /^Dispensadas/ });
  /** The number of lines, and whether the dismissed ones followed them. */
  const vistos: { linhas: number; comDispensadas: boolean }[] = [];
  const observador = new MutationObserver(() =>
    vistos.push({ linhas: itens().length, comDispensadas: dispensadas() !== null }),
  );
  observador.observe(document.body, { childList: true, subtree: true });
  renderTela(<Notificacoes />);
  expect(await screen.findByRole('region', { name: 'Dispensadas (1)' })).toBeVisible();
  observador.disconnect();
  expect(itens()).toHaveLength(MUITAS + 1);
  const comLinhas = vistos.filter(({ linhas }) => linhas > 0);
  // Of twenty lines, ten are headings of units.
  expect(comLinhas[0]).toEqual({ linhas: 10, comDispensadas: false });
  expect(comLinhas.filter(({ linhas, comDispensadas }) => comDispensadas && linhas <= MUITAS)).toEqual([]);
});

test('shows a message when there is none; the session keeps the counts of the first page', async () => {
  simularApi({ ...RELOGIO, [GRUPOS]: grupos([]), [PAGINA]: pagina([LEITE], { total: 7, semFiltro: 7 }) });
  renderTela(
    <>
      <Conta />
      <Notificacoes />
    </>,
  );
  expect(await screen.findByText('Não há notificações')).toBeVisible();
  await waitFor(() =>
    expect(useSessao.getState().auth).toMatchObject({ notificacoes: [LEITE], totalDeNotificacoes: 7 }),
  );
});

test('a failure shows a message and a retry', async () => {
  const { responder } = simularApi({ ...RELOGIO, [GRUPOS]: () => problema(500, 'O banco não respondeu.') });
  const { usuario } = renderTela(<Notificacoes />);
  expect(await screen.findByText('O banco não respondeu.')).toBeVisible();
  responder(GRUPOS, grupos([]));
  await usuario.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Não há notificações')).toBeVisible();
});
