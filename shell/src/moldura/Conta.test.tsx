import { descartarDaFila, enfileirar, useFila, useRede, useSessao } from '@merenda/shared';
import { renderTela, simularApi, simularDialogos, umaNotificacao, umaPagina } from '@merenda/shared/testing';
import type { Notificacao } from '@merenda/shared/contratos';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { Conta } from './Conta.js';
import { abrirConta } from './teste/abrirConta.js';

const LEITE = 'LEITE, lote 7: vence em 01/12/2026.';

test.each([
  [1, '1 notificação', 'Ver todas'],
  [1_200, '99+ notificações', 'Ver todas as 1.200'],
])(
  'with %i notifications, of which it lists the first page, the badge says %s and the panel offers: %s',
  async (total, selo, texto) => {
    simularApi({
      'GET /notificacoes/pagina': {
        ...umaPagina([umaNotificacao({ mensagem: LEITE })], { total, semFiltro: total }),
        refeicoesPorExecutar: 0,
        primeirosPassos: false,
      },
    });
    renderTela(<Conta />);
    await screen.findByRole('button', { name: `Sua conta, ${selo}` });
    // Closed, it draws nothing of them: every screen would pay for it.
    expect(screen.queryByText(LEITE)).not.toBeInTheDocument();
    abrirConta();
    expect(screen.getByRole('link', { name: texto })).toHaveAttribute('href', '/notificacao');
    expect(screen.getByText(LEITE)).toBeInTheDocument();
  },
);

const comNotificacoes = (linhas: Notificacao[]) => ({
  'GET /notificacoes/pagina': { ...umaPagina(linhas), refeicoesPorExecutar: 0, primeirosPassos: false },
});

test('the panel has the notifications under their groups; each is a link, which marks it as read', async () => {
  const { de } = simularApi({
    ...comNotificacoes([
      umaNotificacao({ mensagem: LEITE }),
      umaNotificacao({ id: 'LOTES_VENCIDOS-2', mensagem: 'Outro lote.', lida: true }),
      umaNotificacao({
        id: 'SOLICITACOES_PENDENTES-4-AGUARDANDO',
        grupo: 'SOLICITACOES_PENDENTES',
        mensagem: 'Uma solicitação.',
        endereco: null,
      }),
    ]),
    'PUT /notificacoes/leituras': undefined,
  });
  const { router } = renderTela(<Conta />, { rota: '*', endereco: '/home' });
  await screen.findByRole('button', { name: 'Sua conta, 3 notificações' });
  abrirConta();
  const grupo = (nome: string) => within(screen.getByRole('list', { name: nome }));
  const textos = (nome: string) =>
    grupo(nome)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(textos('Lotes vencidos')).toEqual([`Não lida: ${LEITE}`, 'Outro lote.']);
  expect(textos('Solicitações que esperam a entrega')).toEqual(['Não lida: Uma solicitação.']);
  // Arrows go through them; the Tab key passes all of them at once.
  const painel = screen.getByRole('group', { name: 'Notificações' });
  painel.focus();
  for (const [tecla, mensagem] of [
    ['ArrowDown', LEITE],
    ['ArrowDown', 'Outro lote.'],
    ['ArrowDown', 'Outro lote.'],
    ['ArrowUp', LEITE],
  ] as const) {
    fireEvent.keyDown(document.activeElement ?? painel, { key: tecla });
    expect(document.activeElement).toHaveTextContent(mensagem);
  }
  for (const link of within(painel).getAllByRole('link')) expect(link).toHaveAttribute('tabindex', '-1');
  // A screen that the user may not open is no link.
  expect(grupo('Solicitações que esperam a entrega').queryByRole('link')).not.toBeInTheDocument();
  fireEvent.click(grupo('Lotes vencidos').getByRole('link', { name: 'Outro lote.' }));
  fireEvent.click(grupo('Lotes vencidos').getByRole('link', { name: LEITE }));
  expect(router.state.location).toMatchObject({ pathname: '/estoque', search: '?estoque=1&lote=7' });
  await waitFor(() => {
    expect(de('PUT /notificacoes/leituras').map(({ corpo }) => corpo)).toEqual([
      { grupo: 'LOTES_VENCIDOS', id: 'LOTES_VENCIDOS-1' },
    ]);
  });
});

test('a session that an older version stored has messages only, and they are shown', async () => {
  simularApi({ 'GET /notificacoes/pagina': () => new Promise<Response>(() => undefined) });
  renderTela(<Conta />);
  act(() => {
    useSessao
      .getState()
      .atualizar({ notificacoes: [{ mensagem: LEITE }] as unknown as Notificacao[], totalDeNotificacoes: 1 });
  });
  abrirConta();
  expect(screen.getByRole('list', { name: 'Outras' })).toHaveTextContent(LEITE);
});

test('the look is chosen in the account', () => {
  simularApi({ 'GET /notificacoes/pagina': { ...umaPagina([]), refeicoesPorExecutar: 0, primeirosPassos: false } });
  renderTela(<Conta />);
  abrirConta();
  expect(screen.getByRole('radio', { name: 'Automática' })).toBeChecked();
  fireEvent.click(screen.getByRole('radio', { name: 'Escura' }));
  expect(document.documentElement).toHaveAttribute('data-tema', 'escuro');
  fireEvent.click(screen.getByRole('radio', { name: 'Automática' }));
  expect(document.documentElement).toHaveAttribute('data-tema', 'claro');
});

test('rows of tables are compact, unless the account says that they are comfortable', () => {
  simularApi({ 'GET /notificacoes/pagina': { ...umaPagina([]), refeicoesPorExecutar: 0, primeirosPassos: false } });
  renderTela(<Conta />);
  abrirConta();
  expect(document.documentElement).toHaveAttribute('data-densidade', 'compacta');
  expect(screen.getByRole('radio', { name: 'Compactas' })).toBeChecked();
  fireEvent.click(screen.getByRole('radio', { name: 'Confortáveis' }));
  expect(document.documentElement).toHaveAttribute('data-densidade', 'confortavel');
  expect(localStorage.getItem('densidade')).toBe('confortavel');
  fireEvent.click(screen.getByRole('radio', { name: 'Compactas' }));
  expect(document.documentElement).toHaveAttribute('data-densidade', 'compacta');
  expect(localStorage.getItem('densidade')).toBeNull();
});

describe('a logout while writes wait for the network', () => {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
    HTMLElement.prototype.hidePopover = () => undefined;
    simularDialogos();
  });
  afterEach(async () => {
    await descartarDaFila(useFila.getState().itens.map(({ chave }) => chave));
    await waitFor(() => expect(useFila.getState().itens).toEqual([]));
    useRede.setState({ semRedeDesde: null });
    Reflect.deleteProperty(globalThis, 'indexedDB');
  });

  const guardarFalta = (descricao: string) =>
    enfileirar({
      rota: 'POST /avisos-de-falta',
      corpo: {
        unidadeEducacional: { id: 1 },
        alimento: { id: 2 },
        dia: '2099-03-04',
        quantidade: 3,
        unidadeDeMedida: 'KG',
      },
      descricao,
    });
  const descricoes = () => useFila.getState().itens.map(({ descricao }) => descricao);

  /** Clicks 'Sair' and answers the question as the browser's dialog does. */
  async function sair(resposta: 'Cancelar' | 'Sim'): Promise<string | null> {
    fireEvent.click(screen.getByRole('link', { name: 'Sair' }));
    const aviso = await screen.findByRole<HTMLDialogElement>('dialog', { name: 'Aviso' });
    const texto = aviso.textContent;
    aviso.returnValue = resposta;
    aviso.close();
    return texto;
  }

  test('asks first; then the writes are given up, and the next login finds none of them', async () => {
    const { de } = simularApi({ ...comNotificacoes([]), 'DELETE /tokens': undefined });
    renderTela(<Conta />);
    act(() => useRede.setState({ semRedeDesde: 1 }));
    await act(() => guardarFalta('Avisar falta: arroz'));
    await act(() => guardarFalta('Avisar falta: leite'));
    abrirConta();

    expect(await sair('Cancelar')).toContain('Há 2 registros que o servidor ainda não recebeu. Sair e descartar?');
    expect(useSessao.getState().auth.token).not.toBeNull();
    expect(descricoes()).toEqual(['Avisar falta: arroz', 'Avisar falta: leite']);

    await sair('Sim');
    await waitFor(() => expect(useSessao.getState().auth.token).toBeNull());
    await waitFor(() => expect(de('DELETE /tokens')).toHaveLength(1));
    renderTela(<Conta />);
    await act(() => guardarFalta('Avisar falta: feijão'));
    expect(descricoes()).toEqual(['Avisar falta: feijão']);
  });
});
