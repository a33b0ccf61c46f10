import { sobraLateral } from './harness/axe.js';
import { entrar } from './harness/login.js';
import { expect, test } from './harness/test.js';
import { abrirTela, conferirTela } from './harness/tela.js';

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

const ESCURO = 'rgb(18, 20, 22)';
const CLARO = 'rgb(245, 246, 247)';

test('a dark device gets a dark page from the first paint, every screen of it is read, and the choice is kept', async ({
  novaPagina,
}) => {
  const page = await novaPagina();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const fundo = page.locator('body');
  await expect(fundo).toHaveCSS('background-color', ESCURO);
  await conferirTela(page, 'the login, dark');
  await entrar(page, 'admin');
  for (const tela of ['/home', '/gerenciar-aquisicoes', '/cadastrar-produto', '/cardapio-calendario', '/relatorio']) {
    await abrirTela(page, tela);
    await conferirTela(page, `${tela}, dark`);
  }
  // Paper is white, and so is what is printed of an ordinary screen.
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('html')).toHaveAttribute('data-tema', 'claro');
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ colorScheme: 'dark', media: 'screen' });
  // The charts take the width of the screen again.
  await expect.poll(() => sobraLateral(page)).toBe(0);

  await page.getByRole('button', { name: /^Sua conta/ }).click();
  await conferirTela(page, 'the account, dark');
  await page.getByText('Clara', { exact: true }).click();
  await expect(fundo).toHaveCSS('background-color', CLARO);
  await page.reload();
  await expect(fundo).toHaveCSS('background-color', CLARO);
});
