import { sobraLateral } from './harness/axe.js';
import { entrar } from './harness/login.js';
import { expect, test } from './harness/test.js';
import { abrirTela, esperarTela } from './harness/tela.js';

const ESCURO = 'rgb(18, 20, 22)';
const CARTAO_ESCURO = 'rgb(27, 30, 33)';
const CLARO = 'rgb(245, 246, 247)';

test('a dark device gets a dark page from the first paint, paper is white, and the choice is kept', async ({
  novaPagina,
}) => {
  const page = await novaPagina();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const fundo = page.locator('body');
  await expect(fundo).toHaveCSS('background-color', ESCURO);
  await entrar(page, 'admin');
  await abrirTela(page, '/relatorio');
  await esperarTela(page);
  // The ground of antd's own parts follows, too.
  await expect(page.locator('.ant-card').first()).toHaveCSS('background-color', CARTAO_ESCURO);
  // Paper is white, and so is the print of an ordinary screen.
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('html')).toHaveAttribute('data-tema', 'claro');
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ colorScheme: 'dark', media: 'screen' });
  // The charts take the width of the screen again.
  expect(await sobraLateral(page)).toBe(0);

  await page.getByRole('button', { name: /^Sua conta/ }).click();
  await page.getByText('Clara', { exact: true }).click();
  await expect(fundo).toHaveCSS('background-color', CLARO);
  await page.reload();
  await expect(fundo).toHaveCSS('background-color', CLARO);
});
