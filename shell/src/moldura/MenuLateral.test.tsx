import { renderTela, simularApi, umaPagina } from '@merenda/shared/testing';
import { screen, within } from '@testing-library/react';
import { montarMenu } from '../menu/menu.js';
import { SHELL_PUBLICADO } from '../proprias/area.js';
import { Moldura } from './Moldura.js';

const menu = montarMenu([SHELL_PUBLICADO], () => true);

function abrir() {
  simularApi({ 'GET /notificacoes/pagina': { ...umaPagina([]), refeicoesPorExecutar: 0, primeirosPassos: false } });
  const { usuario, router } = renderTela(<Moldura menu={menu} />);
  const barra = screen.getByRole('navigation', { name: 'Menu principal' });
  const botao = screen.getByRole('button', { name: 'Menu' });
  const link = (nome: string) => within(barra).getByRole('link', { name: nome });
  return { usuario, router, barra, botao, link, aberta: () => barra.classList.contains('menu-aberto') };
}

test('the mouse opens it by coming near and closes it by leaving', async () => {
  const { usuario, barra, aberta } = abrir();
  await usuario.hover(barra);
  expect(aberta()).toBe(true);
  await usuario.unhover(barra);
  expect(aberta()).toBe(false);
});

test('Tab reaches a link and opens it; Esc closes it and leaves the focus on the rail; the next Tab goes on', async () => {
  const { usuario, barra, link, aberta } = abrir();
  screen.getByRole('button', { name: /Sua conta/ }).focus();
  while (!barra.contains(document.activeElement)) await usuario.tab();
  expect(link('Meus dados')).toHaveFocus();
  expect(aberta()).toBe(true);
  await usuario.keyboard('{Escape}');
  expect(aberta()).toBe(false);
  expect(barra).toHaveFocus();
  await usuario.tab();
  expect(aberta()).toBe(true);
});

test('following a link closes it and puts the focus into the screen', async () => {
  const { usuario, router, link, aberta } = abrir();
  link('Ver notificações').focus();
  await usuario.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/notificacao');
  expect(aberta()).toBe(false);
});

test('the button opens the drawer with the focus in it, and Esc gives it back to the button', async () => {
  const { usuario, botao, link, aberta } = abrir();
  await usuario.click(botao);
  expect(botao).toHaveAttribute('aria-expanded', 'true');
  expect(link('Meus dados')).toHaveFocus();
  await usuario.keyboard('{Escape}');
  expect(aberta()).toBe(false);
  expect(botao).toHaveFocus();
  expect(botao).toHaveAttribute('aria-expanded', 'false');
});
