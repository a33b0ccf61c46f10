import { queryClient } from '@merenda/shared';
import {
  fingirTelaEstreita,
  renderTela,
  simularApi,
  umaPagina,
  verificarAcessibilidade,
} from '@merenda/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { AreaJson } from '@merenda/shared/area';
import { montarMenu } from '../menu/menu.js';
import { SHELL_PUBLICADO } from '../proprias/area.js';
import { Moldura } from './Moldura.js';

const tela = (id: string) => ({ id, caminho: `/${id}`, titulo: id, permissao: null });

/** An area of `grupos` groups with three links each. */
function umaArea(id: string, nome: string, grupos: number) {
  const numeros = Array.from({ length: grupos }, (_, n) => n);
  const area: AreaJson = {
    id,
    nome,
    telas: numeros.flatMap((n) => ['a', 'b', 'c'].map((letra) => tela(`${id}-${n}${letra}`))),
    menu: numeros.map((n) => ({
      id: `g${n}`,
      titulo: `${nome} ${n}`,
      ordem: n,
      entradas: ['a', 'b', 'c'].map((letra) => ({ tela: `${id}-${n}${letra}`, rotulo: `${nome} ${n}${letra}` })),
    })),
  };
  return { versao: '1', container: id, entrada: '/', area };
}

const CURTO = montarMenu([SHELL_PUBLICADO], () => true);
/** 22 lines with those of the account: 5 groups of one button and three links, and two links. */
const LONGO = montarMenu(
  [SHELL_PUBLICADO, umaArea('compras', 'Compras', 2), umaArea('estoque', 'Estoque', 3)],
  () => true,
);

function abrir(menu = CURTO, rota = '/home') {
  simularApi({ 'GET /notificacoes/pagina': { ...umaPagina([]), refeicoesPorExecutar: 0, primeirosPassos: false } });
  const { usuario, router } = renderTela(<Moldura menu={menu} />, { rota });
  const barra = screen.getByRole('navigation', { name: 'Menu principal' });
  const botao = screen.getByRole('button', { name: 'Menu' });
  const link = (nome: string) => within(barra).getByRole('link', { name: nome });
  return { usuario, router, barra, botao, link, aberta: () => barra.classList.contains('menu-aberto') };
}

afterEach(() => {
  fingirTelaEstreita(false);
  localStorage.clear();
});

describe('in a wide window', () => {
  test('it is open beside the screen; the button collapses it, and the next visit finds it so', async () => {
    const { usuario, barra, botao, aberta } = abrir();
    expect(aberta()).toBe(true);
    expect(botao).toHaveAttribute('aria-expanded', 'true');
    await usuario.unhover(barra);
    await usuario.keyboard('{Escape}');
    expect(aberta()).toBe(true);
    await usuario.click(botao);
    expect(aberta()).toBe(false);
    expect(botao).toHaveAttribute('aria-expanded', 'false');
    expect(localStorage.getItem('menu')).toBe('recolhido');
    await usuario.click(botao);
    expect(aberta()).toBe(true);
    expect(localStorage.getItem('menu')).toBeNull();
  });

  test('the current place is marked, and only that', () => {
    const { barra, link } = abrir(CURTO, '/notificacao');
    expect(link('Notificações')).toHaveAttribute('aria-current', 'page');
    expect(barra.querySelectorAll('[aria-current]')).toHaveLength(1);
  });

  test('the groups of all areas are one list in their order; a group with one link is that link', async () => {
    const { barra } = abrir(LONGO);
    const linhas = [...barra.querySelectorAll('.menu-linha')].map((linha) => `${linha.tagName} ${linha.textContent}`);
    expect(linhas).toEqual([
      'A Início',
      'BUTTON Compras 0',
      'BUTTON Estoque 0',
      'BUTTON Compras 1',
      'BUTTON Estoque 1',
      'BUTTON Estoque 2',
      'A Dados cadastrais',
      'A Notificações',
    ]);
    await verificarAcessibilidade();
  });

  test('only the group of the current screen is open in a long menu, and the others open by their button', async () => {
    const { usuario, barra, link } = abrir(LONGO, '/estoque-1b');
    expect(link('Estoque 1b')).toHaveAttribute('aria-current', 'page');
    // The home, the three of this group and the two of the account.
    expect(within(barra).getAllByRole('link')).toHaveLength(6);
    const grupo = within(barra).getByRole('button', { name: 'Compras 1' });
    expect(grupo).toHaveAttribute('aria-expanded', 'false');
    await usuario.click(grupo);
    expect(grupo).toHaveAttribute('aria-expanded', 'true');
    expect(link('Compras 1a')).toHaveAttribute('href', '/compras-1a');
    await usuario.click(grupo);
    expect(within(barra).queryByRole('link', { name: 'Compras 1a' })).not.toBeInTheDocument();
  });

  test('a short menu is open whole', () => {
    const { barra } = abrir(montarMenu([SHELL_PUBLICADO, umaArea('compras', 'Compras', 4)], () => true));
    // 18 lines: the home is not counted.
    expect(within(barra).getAllByRole('link')).toHaveLength(1 + 12 + 2);
  });
});

describe('a screen with tabs', () => {
  const area: AreaJson = {
    id: 'mf-tudo',
    nome: 'Tudo',
    telas: ['estoque', 'contagem', 'balancos'].map(tela),
    menu: [
      {
        id: 'g',
        titulo: 'Estoque',
        ordem: 1,
        entradas: [
          { tela: 'estoque', rotulo: 'Estoque', abas: [{ tela: 'contagem', rotulo: 'Contagem' }] },
          { tela: 'balancos', rotulo: 'Balanços' },
        ],
      },
    ],
  };
  const menu = montarMenu([SHELL_PUBLICADO, { versao: '1', container: 'x', entrada: '/', area }], () => true);

  test('has links to all of them above it, which mark the current one, and its entry is marked in the sidebar', async () => {
    const { link } = abrir(menu, '/contagem');
    const faixa = within(screen.getByRole('navigation', { name: 'estoque' }));
    expect(faixa.getAllByRole('link').map((aba) => [aba.textContent, aba.getAttribute('href')])).toEqual([
      ['Estoque', '/estoque'],
      ['Contagem', '/contagem'],
    ]);
    expect(faixa.getByRole('link', { current: 'page' })).toHaveTextContent('Contagem');
    expect(link('Estoque')).toHaveClass('menu-atual');
    expect(link('Balanços')).not.toHaveClass('menu-atual');
    await verificarAcessibilidade();
  });

  test('a screen without tabs has no strip', () => {
    abrir(menu, '/balancos');
    expect(screen.getAllByRole('navigation')).toHaveLength(1);
  });
});

describe('what waits', () => {
  const ESTOQUES = [{ id: 1, unidadeEducacional: { id: 3, nome: 'ESCOLA SOL' } }];
  const telas = [
    { ...tela('cadastrar-solicitacao'), permissao: 'SOLICITACOES' },
    { ...tela('gerenciar-solicitacao'), permissao: 'SOLICITACOES' },
    tela('execucao-cardapios'),
    tela('historico-execucao-cardapios'),
    { ...tela('estoque'), permissao: 'ESTOQUES' },
  ];
  const area: AreaJson = {
    id: 'mf-tudo',
    nome: 'Tudo',
    telas,
    menu: telas.slice(1).map(({ id }, ordem) => ({
      id: `g${ordem}`,
      titulo: `Grupo ${ordem}`,
      ordem,
      entradas: (ordem === 0 ? ['cadastrar-solicitacao', id] : [id]).map((uma) => ({ tela: uma, rotulo: uma })),
    })),
  };
  const menu = montarMenu([SHELL_PUBLICADO, { versao: '1', container: 'x', entrada: '/', area }], () => true);

  test('is counted beside its screen, for a closed group beside its title; nothing where nothing waits', async () => {
    const servidor = simularApi({
      'GET /notificacoes/pagina': { ...umaPagina([]), semFiltro: 120, refeicoesPorExecutar: 0, primeirosPassos: false },
      'GET /hoje/COMPRAS': [{ figura: 'SOLICITACOES_PENDENTES', valor: 1, de: null }],
      'GET /hoje/COZINHA': [
        { figura: 'REFEICOES_POR_REGISTRAR', valor: 2, de: 5 },
        { figura: 'REFEICOES_POR_EXECUTAR', valor: 1, de: 3 },
        // Not counted: no screen waits for the weighing.
        { figura: 'SOBRAS_POR_PESAR', valor: 4, de: 4 },
      ],
    });
    const { usuario, router } = renderTela(<Moldura menu={menu} />, {
      rota: '/home',
      permissoes: ['SOLICITACOES', 'CARDAPIOS'],
      estoques: ESTOQUES,
    });
    const barra = within(screen.getByRole('navigation', { name: 'Menu principal' }));
    expect(
      await barra.findByRole('link', { name: /^gerenciar-solicitacao ?1 solicitação espera entrega$/ }),
    ).toBeInTheDocument();
    expect(barra.getByRole('link', { name: /Grupo 1/ })).toHaveAccessibleName(/^Grupo 1 ?2 refeições por registrar$/);
    expect(barra.getByRole('link', { name: /Grupo 2/ })).toHaveAccessibleName(/^Grupo 2 ?1 refeição por executar$/);
    expect(barra.getByRole('link', { name: /^Notificações/ })).toHaveTextContent('Notificações99+ 120 notificações');
    expect(barra.getByRole('link', { name: 'cadastrar-solicitacao' })).toBeInTheDocument();
    await usuario.click(barra.getByRole('button', { name: 'Grupo 0' }));
    expect(barra.getByRole('button')).toHaveAccessibleName(/^Grupo 0 ?1 solicitação espera entrega$/);
    expect(router.state.location.pathname).toBe('/home');
    // The stock is not this user's work.
    expect(servidor.de('GET /hoje/ESTOQUE')).toEqual([]);
  });

  test('the count of the stock adds the lots to be taken out and those to be used now', async () => {
    simularApi({
      'GET /notificacoes/pagina': { ...umaPagina([]), refeicoesPorExecutar: 0, primeirosPassos: false },
      'GET /hoje/COZINHA': [],
      'GET /hoje/ESTOQUE': [
        { figura: 'LOTES_VENCIDOS', valor: 1, de: null },
        { figura: 'LOTES_EM_7_DIAS', valor: 4, de: null },
        { figura: 'MOVIMENTACOES_EM_TRANSITO', valor: 9, de: null },
      ],
    });
    renderTela(<Moldura menu={menu} />, { rota: '/home', permissoes: ['ESTOQUES'], estoques: ESTOQUES });
    expect(await screen.findByText('1 lote vencido, 4 lotes vencem em até 7 dias')).toBeInTheDocument();
  });

  test('is read again when another screen opens, unless it was read a moment ago', async () => {
    const servidor = simularApi({
      'GET /notificacoes/pagina': { ...umaPagina([]), refeicoesPorExecutar: 0, primeirosPassos: false },
      'GET /hoje/COZINHA': [{ figura: 'REFEICOES_POR_EXECUTAR', valor: 1, de: 3 }],
    });
    const { router } = renderTela(<Moldura menu={menu} />, { rota: '/*', endereco: '/a', estoques: ESTOQUES });
    await screen.findByText(/1 refeição por executar/);
    await act(() => router.navigate('/b'));
    expect(servidor.de('GET /hoje/COZINHA')).toHaveLength(1);
    servidor.responder('GET /hoje/COZINHA', [{ figura: 'REFEICOES_POR_EXECUTAR', valor: 0, de: 3 }]);
    await act(() => queryClient.invalidateQueries({ refetchType: 'none' }));
    await act(() => router.navigate('/c'));
    await waitFor(() => expect(screen.queryByText(/por executar/)).not.toBeInTheDocument());
  });
});

describe('without room beside the screen', () => {
  beforeEach(() => {
    fingirTelaEstreita(true);
  });

  test('the mouse opens it by coming near and closes it by leaving', async () => {
    const { usuario, barra, aberta } = abrir();
    expect(aberta()).toBe(false);
    await usuario.hover(barra);
    expect(aberta()).toBe(true);
    await usuario.unhover(barra);
    expect(aberta()).toBe(false);
  });

  test('Tab reaches a link and opens it; Esc closes it and leaves the focus on the rail; the next Tab goes on', async () => {
    const { usuario, barra, link, aberta } = abrir();
    screen.getByRole('button', { name: /Sua conta/ }).focus();
    while (!barra.contains(document.activeElement)) await usuario.tab();
    expect(link('Início')).toHaveFocus();
    expect(aberta()).toBe(true);
    await usuario.keyboard('{Escape}');
    expect(aberta()).toBe(false);
    expect(barra).toHaveFocus();
    await usuario.tab();
    expect(aberta()).toBe(true);
  });

  test('following a link closes it and puts the focus into the screen', async () => {
    const { usuario, router, link, aberta } = abrir();
    link('Notificações').focus();
    await usuario.keyboard('{Enter}');
    expect(router.state.location.pathname).toBe('/notificacao');
    expect(aberta()).toBe(false);
  });

  test('the button opens the drawer with the focus in it, and Esc gives it back to the button', async () => {
    const { usuario, botao, link, aberta } = abrir();
    await usuario.click(botao);
    expect(botao).toHaveAttribute('aria-expanded', 'true');
    expect(link('Início')).toHaveFocus();
    await usuario.keyboard('{Escape}');
    expect(aberta()).toBe(false);
    expect(botao).toHaveFocus();
    expect(botao).toHaveAttribute('aria-expanded', 'false');
    // The choice of a wide window is another one.
    expect(localStorage.getItem('menu')).toBeNull();
  });
});
