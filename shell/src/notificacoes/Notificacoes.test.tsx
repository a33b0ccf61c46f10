import { useSessao } from '@merenda/shared';
import type { Notificacao, Pagina } from '@merenda/shared/contratos';
import {
  type Pedido,
  problema,
  renderTela,
  simularApi,
  umaPagina,
  verificarAcessibilidade,
} from '@merenda/shared/testing';
import { screen } from '@testing-library/react';
import { Conta } from '../moldura/Conta.js';
import Notificacoes from './Notificacoes.js';

const ROTA = 'GET /notificacoes/pagina';
const LEITE = 'LEITE 1 L, lote 7, em ESCOLA AÇUCENA: vence em 01/12/2026.';
const MOVIMENTO = 'Movimentação de ESCOLA A para ESCOLA B espera recebimento.';
const pagina = (mensagens: string[], mudanca: Partial<Pagina<Notificacao>> = {}) => ({
  ...umaPagina<Notificacao>(
    mensagens.map((mensagem) => ({ mensagem })),
    mudanca,
  ),
  refeicoesPorExecutar: 0,
  primeirosPassos: false,
});
const itens = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('messages are listed, also two that say the same, and the session keeps them for the badge', async () => {
  simularApi({ [ROTA]: pagina([LEITE, MOVIMENTO, MOVIMENTO]) });
  renderTela(<Notificacoes />);
  expect(await screen.findByText('3 notificações')).toBeVisible();
  expect(itens()).toEqual([LEITE, MOVIMENTO, MOVIMENTO]);
  expect(useSessao.getState().auth).toMatchObject({
    notificacoes: [{ mensagem: LEITE }, { mensagem: MOVIMENTO }, { mensagem: MOVIMENTO }],
    totalDeNotificacoes: 3,
  });
  await verificarAcessibilidade();
});

test('the first page is read once for the list and for the badge', async () => {
  const { de } = simularApi({ [ROTA]: pagina([LEITE]) });
  renderTela(
    <>
      <Conta />
      <Notificacoes />
    </>,
  );
  expect(await screen.findByText('1 notificação')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sua conta, 1 notificação' })).toBeInTheDocument();
  expect(de(ROTA)).toHaveLength(1);
});

test('the server searches a part of the text; what it finds changes neither badge nor panel', async () => {
  const { de } = simularApi({
    [ROTA]: ({ busca: { texto } }: Pedido) =>
      texto === undefined ? pagina([LEITE, MOVIMENTO]) : pagina(texto === 'acucena' ? [LEITE] : [], { semFiltro: 2 }),
  });
  const { usuario } = renderTela(<Notificacoes />);
  const busca = await screen.findByRole('textbox', { name: 'Buscar nas notificações' });
  await screen.findByText(LEITE);
  await usuario.type(busca, 'acucena');
  expect(await screen.findByText('1 de 2 notificações')).toBeVisible();
  expect(itens()).toEqual([LEITE]);
  await usuario.clear(busca);
  await usuario.type(busca, 'nada disso');
  expect(await screen.findByText('Nada encontrado para esta busca.')).toBeVisible();
  expect(de(ROTA).at(-1)?.busca).toEqual({ texto: 'nada disso', pular: '0', porPagina: '100' });
  const { notificacoes, totalDeNotificacoes } = useSessao.getState().auth;
  expect([notificacoes.length, totalDeNotificacoes]).toEqual([2, 2]);
});

test('a hundred are a page; the badge counts all', async () => {
  simularApi({
    [ROTA]: ({ busca: { apos } }: Pedido) =>
      apos === undefined ? pagina([LEITE], { total: 101, proximo: 'depois' }) : pagina([MOVIMENTO], { total: 101 }),
  });
  const { usuario } = renderTela(<Notificacoes />);
  expect(await screen.findByText('101 notificações')).toBeVisible();
  await usuario.click(screen.getByTitle('2'));
  expect(await screen.findByText(MOVIMENTO)).toBeVisible();
  expect(useSessao.getState().auth).toMatchObject({ notificacoes: [{ mensagem: LEITE }], totalDeNotificacoes: 101 });
});

test('without any, says so', async () => {
  simularApi({ [ROTA]: pagina([]) });
  renderTela(<Notificacoes />);
  expect(await screen.findByText('Não há notificações')).toBeVisible();
});

test('a failure shows a message and a retry', async () => {
  const { responder } = simularApi({ [ROTA]: () => problema(500, 'O banco não respondeu.') });
  const { usuario } = renderTela(<Notificacoes />);
  expect(await screen.findByText('O banco não respondeu.')).toBeVisible();
  responder(ROTA, pagina([]));
  await usuario.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Não há notificações')).toBeVisible();
});
