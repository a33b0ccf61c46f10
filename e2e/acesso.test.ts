import type { Page } from '@playwright/test';
import { expect, NARROW, test, WIDE } from './harness/test.js';
import { url } from './harness/produto.js';
import { entrar, preencherLogin, SENHA } from './harness/login.js';

/** The session's Authorization header, as the page sends it. */
async function tokenDe(page: Page): Promise<string> {
  const pedido = page.waitForRequest((req) => req.url().endsWith('/api/tokens/checar'));
  await page.reload();
  const { authorization } = await (await pedido).allHeaders();
  if (authorization === undefined) throw new Error('The check of the token was sent without the token.');
  await expect(page.getByRole('heading', { name: 'Página Inicial' })).toBeVisible();
  // A card of the home that is still loading would be the first to see that the session has ended.
  await page.waitForLoadState('networkidle');
  return authorization;
}

/** Ends the session on the server, as an administrator's change of the user does; the page does not know it yet. */
async function revogarToken(page: Page): Promise<void> {
  const res = await fetch(url('/api/tokens'), { method: 'DELETE', headers: { authorization: await tokenDe(page) } });
  expect(res.ok).toBe(true);
}

test('the right username and password lead to the home', async ({ novaPagina }) => {
  const page = await novaPagina();
  await entrar(page, 'admin');
  await expect(page).toHaveURL('/home');
  await expect(page).toHaveTitle('Página Inicial · Merenda Escolar');
  await expect(page.getByText('Seja bem-vindo(a):')).toBeVisible();
});

test('a municipality without a logo leaves no error in the console', async ({ novaPagina }) => {
  const page = await novaPagina();
  const erros: string[] = [];
  page.on('console', (mensagem) => mensagem.type() === 'error' && erros.push(mensagem.text()));
  const logo = page.waitForResponse((resposta) => resposta.url().includes('/municipios/'));
  await page.goto('/');
  expect((await logo).status()).toBe(204);
  await preencherLogin(page, 'admin', SENHA);
  await expect(page.getByRole('heading', { name: 'Página Inicial' })).toBeVisible();
  expect(erros).toEqual([]);
});

test('a wrong password shows one notice and the form keeps what was typed', async ({ novaPagina }) => {
  const page = await novaPagina();
  await page.goto('/');
  await preencherLogin(page, 'admin', 'errada');
  await expect(page.getByText('Usuário ou senha estão incorretos!')).toBeVisible();
  await expect(page.getByText('Desculpa...')).toHaveCount(1);
  await expect(page.getByLabel('Usuário')).toHaveValue('admin');
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeEnabled();
});

test('the login form can be filled before its scripts arrive, and keeps what was typed', async ({ novaPagina }) => {
  const page = await novaPagina();
  const presas: (() => void)[] = [];
  await page.route('**/assets/shell.*.js', async (route) => {
    await new Promise<void>((soltar) => presas.push(soltar));
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByLabel('Usuário').fill('admin');
  await page.getByLabel('Senha', { exact: true }).fill(SENHA);
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeDisabled();
  presas.forEach((soltar) => {
    soltar();
  });
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('heading', { name: 'Página Inicial' })).toBeVisible();
});

test('the list of areas arrives while the server checks the password, and is requested once', async ({
  novaPagina,
}) => {
  const page = await novaPagina();
  await page.goto('/');
  const pedidas: string[] = [];
  page.on('request', (pedido) => pedidas.push(new URL(pedido.url()).pathname));
  let responder = (): void => undefined;
  const segurar = new Promise<void>((resolve) => (responder = resolve));
  await page.route('**/api/tokens/autenticar', async (route) => {
    await segurar;
    await route.continue();
  });
  const lista = page.waitForResponse('**/federation.json');
  await preencherLogin(page, 'admin', SENHA);
  await lista;
  responder();
  await expect(page.getByRole('heading', { name: 'Página Inicial' })).toBeVisible();
  expect(pedidas.filter((caminho) => caminho === '/federation.json')).toHaveLength(1);
});

test('an address that needs a session opens after the login', async ({ novaPagina }) => {
  const page = await novaPagina();
  await page.goto('/endereco-que-nao-existe?x=1');
  await expect(page).toHaveURL('/');
  await preencherLogin(page, 'admin', SENHA);
  await expect(page.getByRole('heading', { name: 'Este endereço não existe' })).toBeVisible();
  await expect(page).toHaveURL('/endereco-que-nao-existe?x=1');
});

test('a reload keeps the session without showing the login', async ({ novaPagina }) => {
  const page = await novaPagina();
  await entrar(page, 'admin');
  await page.addInitScript(() => {
    const vista = { login: false };
    Object.assign(globalThis, { vista });
    new MutationObserver(() => {
      const campo = document.querySelector('#senha');
      if (campo?.checkVisibility({ visibilityProperty: true })) vista.login = true;
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Página Inicial' })).toBeVisible();
  expect(await page.evaluate(() => (globalThis as unknown as { vista: { login: boolean } }).vista.login)).toBe(false);
});

test("'Sair' revokes the token on the server and leads back to the login", async ({ novaPagina }) => {
  const page = await novaPagina();
  await entrar(page, 'admin');
  const authorization = await tokenDe(page);
  const revogado = page.waitForResponse(
    (res) => res.request().method() === 'DELETE' && res.url().endsWith('/api/tokens'),
  );
  await page.getByRole('button', { name: /Sua conta/ }).click();
  await page.getByRole('link', { name: 'Sair' }).click();
  await expect(page.getByLabel('Usuário')).toBeVisible();
  await expect(page).toHaveURL('/');
  await revogado;
  const res = await fetch(url('/api/tokens/checar'), { headers: { authorization } });
  expect(await res.json()).toBe(false);
});

test('a session that the server ended shows one notice, and the login leads back to the address', async ({
  novaPagina,
}) => {
  const page = await novaPagina();
  await entrar(page, 'admin');
  await revogarToken(page);
  await page.goto('/endereco-que-nao-existe');
  await expect(page.getByText(/Sua sessão terminou/).first()).toBeVisible();
  await expect(page.getByText(/Sua sessão terminou/)).toHaveCount(1);
  await expect(page).toHaveURL('/');
  await preencherLogin(page, 'admin', SENHA);
  await expect(page.getByRole('heading', { name: 'Este endereço não existe' })).toBeVisible();
});

for (const [largura, viewport] of [
  ['wide', WIDE],
  ['narrow', NARROW],
] as const) {
  test(`the account panel opens and closes by keyboard alone (${largura})`, async ({ novaPagina }) => {
    const page = await novaPagina(viewport);
    await page.goto('/');
    await page.getByLabel('Usuário').focus();
    await page.keyboard.type('merendeira');
    await page.keyboard.press('Tab');
    await page.keyboard.type(SENHA);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Cozinha', level: 1 })).toBeVisible();
    const conta = page.getByRole('button', { name: /Sua conta/ });
    await conta.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Sua conta' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Sua conta' })).toBeHidden();
    await expect(conta).toBeFocused();
  });
}
