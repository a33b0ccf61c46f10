import type { Locator } from 'playwright-core';
import { url, withPerson } from './harness/browser.js';
import { entrar } from './harness/login.js';

const novaPagina = withPerson((page) => entrar(page, 'admin'));

const corDe = (texto: Locator): Promise<string> =>
  texto.first().evaluate((elemento) => getComputedStyle(elemento).color);

/** What each tone is, in the theme's own values. */
const AZUL = 'rgb(29, 79, 168)';
const VERDE = 'rgb(43, 106, 53)';

test('what waits is blue and what is done is green: acquisitions, requests', async () => {
  const page = await novaPagina();
  await page.goto(url('/gerenciar-aquisicoes'));
  const aquisicoes = page.getByRole('table');
  expect(await corDe(aquisicoes.getByText('Pendente', { exact: true }))).toBe(AZUL);
  expect(await corDe(aquisicoes.getByText('Vigente', { exact: true }))).toBe(VERDE);
  await page.goto(url('/gerenciar-solicitacao'));
  const solicitacoes = page.getByRole('table');
  expect(await corDe(solicitacoes.getByText('Aguardando', { exact: true }))).toBe(AZUL);
  expect(await corDe(solicitacoes.getByText('Recebida', { exact: true }))).toBe(VERDE);
});

test('notices have the colours of the tags: icon and bar', async () => {
  const page = await novaPagina();
  await page.goto(url('/home'));
  await page.getByRole('heading', { name: 'Página Inicial' }).waitFor();
  const cores = await page.evaluate(() => {
    const raiz = getComputedStyle(document.documentElement);
    return ['success', 'info', 'warning', 'error'].map((tom) => [
      raiz.getPropertyValue(`--toastify-icon-color-${tom}`),
      raiz.getPropertyValue(`--toastify-color-progress-${tom}`),
    ]);
  });
  expect(cores).toEqual([
    ['#2b6a35', '#2b6a35'],
    ['#1d4fa8', '#1d4fa8'],
    ['#875300', '#875300'],
    ['#b3261e', '#b3261e'],
  ]);
});
