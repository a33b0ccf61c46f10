import { useSessao } from '@merenda/shared';
import { problema, renderTela, simularApi, verificarAcessibilidade } from '@merenda/shared/testing';
import { screen } from '@testing-library/react';
import Notificacoes from './Notificacoes.js';

const ROTA = 'GET /notificacoes';
const LEITE = 'LEITE 1 L, lote 7, em ESCOLA AÇUCENA: vence em 01/12/2026.';
const MOVIMENTO = 'Movimentação de ESCOLA A para ESCOLA B espera recebimento.';
const itens = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('messages are listed, also two that say the same, and the session keeps them for the badge', async () => {
  simularApi({ [ROTA]: [{ mensagem: LEITE }, { mensagem: MOVIMENTO }, { mensagem: MOVIMENTO }] });
  renderTela(<Notificacoes />);
  expect(await screen.findByText('3 notificações')).toBeVisible();
  expect(itens()).toEqual([LEITE, MOVIMENTO, MOVIMENTO]);
  expect(useSessao.getState().auth.notificacoes).toHaveLength(3);
  await verificarAcessibilidade();
});

test('the search finds a part of the text, accents and case aside, and says when there is none', async () => {
  const { de } = simularApi({ [ROTA]: [{ mensagem: LEITE }, { mensagem: MOVIMENTO }] });
  const { usuario } = renderTela(<Notificacoes />);
  const busca = await screen.findByRole('textbox', { name: 'Buscar nas notificações' });
  await screen.findByText(LEITE);
  await usuario.type(busca, 'acucena');
  expect(itens()).toEqual([LEITE]);
  expect(screen.getByText('1 de 2 notificações')).toBeVisible();
  await usuario.clear(busca);
  await usuario.type(busca, 'nada disso');
  expect(screen.getByText('Nada encontrado para esta busca.')).toBeVisible();
  expect(de(ROTA)).toHaveLength(1);
});

test('without any, says so', async () => {
  simularApi({ [ROTA]: [] });
  renderTela(<Notificacoes />);
  expect(await screen.findByText('Não há notificações')).toBeVisible();
});

test('a failure shows a message and a retry', async () => {
  const { responder } = simularApi({ [ROTA]: () => problema(500, 'O banco não respondeu.') });
  const { usuario } = renderTela(<Notificacoes />);
  expect(await screen.findByText('O banco não respondeu.')).toBeVisible();
  responder(ROTA, []);
  await usuario.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Não há notificações')).toBeVisible();
});
