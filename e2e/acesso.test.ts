import type { Page } from '@playwright/test';
import { comoUsuario } from './harness/api.js';
import { preencherLogin, SENHA } from './harness/login.js';
import { expect, test } from './harness/test.js';
import { comUsuario } from './harness/usuarios.js';

/** Holds the requests of a page to these addresses. @returns a function that lets them go */
async function segurar(page: Page, enderecos: string): Promise<() => void> {
  let soltar = (): void => undefined;
  const solto = new Promise<void>((resolve) => (soltar = resolve));
  await page.route(enderecos, async (route) => {
    await solto;
    await route.continue();
  });
  return soltar;
}

test('the login is filled before its scripts arrive, and leads by keyboard to the home, with one list of areas and no error', async ({
  novaPagina,
}) => {
  const page = await novaPagina();
  const erros: string[] = [];
  page.on('console', (mensagem) => mensagem.type() === 'error' && erros.push(mensagem.text()));
  const pedidas: string[] = [];
  page.on('request', (requisicao) => pedidas.push(new URL(requisicao.url()).pathname));
  const soltarScripts = await segurar(page, '**/assets/shell.*.js');
  const soltarLogin = await segurar(page, '**/api/tokens/autenticar');
  // The municipality has no logo.
  const logo = page.waitForResponse((resposta) => resposta.url().includes('/municipios/'));
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByLabel('Usuário').focus();
  await page.keyboard.type('admin');
  await page.keyboard.press('Tab');
  await page.keyboard.type(SENHA);
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeDisabled();
  soltarScripts();
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeEnabled();
  expect((await logo).status()).toBe(204);

  // The list arrives while the server checks the password.
  const lista = page.waitForResponse('**/federation.json');
  await page.keyboard.press('Enter');
  await lista;
  soltarLogin();
  await expect(page).toHaveURL('/home');
  await expect(page).toHaveTitle('Página Inicial · Merenda Escolar');
  await expect(page.getByText('Seja bem-vindo(a):')).toBeVisible();
  expect(pedidas.filter((caminho) => caminho === '/federation.json')).toHaveLength(1);
  expect(erros).toEqual([]);
});

test('a wrong password is reported once and loses nothing; the right one leads to the address that was asked for', async ({
  novaPagina,
}) => {
  const page = await novaPagina();
  await page.goto('/endereco-que-nao-existe?x=1');
  await expect(page).toHaveURL('/');
  await preencherLogin(page, 'admin', 'errada');
  await expect(page.getByText('Usuário ou senha estão incorretos!')).toBeVisible();
  await expect(page.getByText('Desculpa...')).toHaveCount(1);
  await expect(page.getByLabel('Usuário')).toHaveValue('admin');
  await preencherLogin(page, 'admin', SENHA);
  await expect(page.getByRole('heading', { name: 'Este endereço não existe' })).toBeVisible();
  await expect(page).toHaveURL('/endereco-que-nao-existe?x=1');
});

test("a stored session opens the product without the login; 'Sair' revokes it on the server and leads back", async ({
  conta,
}) => {
  const pessoa = await comUsuario(['ITENS']);
  const page = await conta(pessoa);
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const campo = document.querySelector('#senha');
      if (campo?.checkVisibility({ visibilityProperty: true })) document.documentElement.dataset.viuLogin = 'sim';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: 'Página Inicial' })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-viu-login');

  const { chamar } = await comoUsuario(pessoa);
  const revogado = page.waitForResponse(
    (res) => res.request().method() === 'DELETE' && res.url().endsWith('/api/tokens'),
  );
  await page.getByRole('button', { name: /Sua conta/ }).click();
  await page.getByRole('link', { name: 'Sair' }).click();
  await expect(page.getByLabel('Usuário')).toBeVisible();
  await expect(page).toHaveURL('/');
  await revogado;
  expect(await chamar('GET', 'tokens/checar')).toBe(false);
});

test('a session that the server ended shows one notice, and the login leads back to the address', async ({ conta }) => {
  const pessoa = await comUsuario(['ITENS']);
  const page = await conta(pessoa);
  const { chamar } = await comoUsuario(pessoa);
  await chamar('DELETE', 'tokens');
  await page.goto('/endereco-que-nao-existe');
  await expect(page.getByText(/Sua sessão terminou/).first()).toBeVisible();
  await expect(page.getByText(/Sua sessão terminou/)).toHaveCount(1);
  await expect(page).toHaveURL('/');
  await preencherLogin(page, pessoa.usuario, pessoa.senha);
  await expect(page.getByRole('heading', { name: 'Este endereço não existe' })).toBeVisible();
});
