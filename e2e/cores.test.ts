import { expect, test } from './harness/test.js';
import { abrirTela } from './harness/tela.js';

/** The theme's values of the tones. */
const AZUL = 'rgb(29, 79, 168)';
const VERDE = 'rgb(43, 106, 53)';

test('waiting states are blue and finished states green: acquisitions, requests', async ({ conta }) => {
  const page = await conta('admin');
  await page.goto('/gerenciar-aquisicoes');
  const aquisicoes = page.getByRole('table');
  await expect(aquisicoes.getByText('Pendente', { exact: true }).first()).toHaveCSS('color', AZUL);
  await expect(aquisicoes.getByText('Vigente', { exact: true }).first()).toHaveCSS('color', VERDE);
  await abrirTela(page, '/gerenciar-solicitacao');
  const solicitacoes = page.getByRole('table');
  await expect(solicitacoes.getByText('Aguardando', { exact: true }).first()).toHaveCSS('color', AZUL);
  await expect(solicitacoes.getByText('Recebida', { exact: true }).first()).toHaveCSS('color', VERDE);
});

test('notices have the colours of the tags, in icon and bar', async ({ conta }) => {
  const page = await conta('admin');
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: 'Página Inicial' })).toBeVisible();
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
