import type { Page } from 'playwright-core';
import { NARROW, url, withBrowser, WIDE } from './harness/browser.js';
import { entrar, preencherLogin, SENHA } from './harness/login.js';

const novaPagina = withBrowser();

/** The session's Authorization header, as the page sends it. */
async function tokenDe(page: Page): Promise<string> {
  const pedido = page.waitForRequest((req) => req.url().endsWith('/api/tokens/checar'));
  await page.reload();
  const { authorization } = await (await pedido).allHeaders();
  if (authorization === undefined) throw new Error('The check of the token went without the token.');
  await page.getByRole('heading', { name: 'Página Inicial' }).waitFor();
  return authorization;
}

/** Ends the session on the server, as an administrator's change of the user does; the page knows nothing of it yet. */
async function revogarToken(page: Page): Promise<void> {
  const res = await fetch(url('/api/tokens'), { method: 'DELETE', headers: { authorization: await tokenDe(page) } });
  expect(res.ok).toBe(true);
}

test('the right username and password lead to the home', async () => {
  const page = await novaPagina();
  await entrar(page, 'admin');
  expect(new URL(page.url()).pathname).toBe('/home');
  expect(await page.title()).toBe('Página Inicial · Merenda Escolar');
  await page.getByText('Seja bem-vindo(a):').waitFor();
});

test('a municipality without a logo leaves no error in the console', async () => {
  const page = await novaPagina();
  const erros: string[] = [];
  page.on('console', (mensagem) => mensagem.type() === 'error' && erros.push(mensagem.text()));
  const logo = page.waitForResponse((resposta) => resposta.url().includes('/municipios/'));
  await page.goto(url());
  expect((await logo).status()).toBe(204);
  await preencherLogin(page, 'admin', SENHA);
  await page.getByRole('heading', { name: 'Página Inicial' }).waitFor();
  expect(erros).toEqual([]);
});

test('a wrong password is told in one notice and the form stays as typed', async () => {
  const page = await novaPagina();
  await page.goto(url());
  await preencherLogin(page, 'admin', 'errada');
  await page.getByText('Usuário ou senha estão incorretos!').waitFor();
  expect(await page.getByText('Desculpa...').count()).toBe(1);
  expect(await page.getByLabel('Usuário').inputValue()).toBe('admin');
  expect(await page.getByRole('button', { name: 'Entrar' }).isEnabled()).toBe(true);
});

test('the login can be read and typed into before its scripts have arrived, and keeps what was typed', async () => {
  const page = await novaPagina();
  const presas: (() => void)[] = [];
  await page.route('**/assets/shell.*.js', async (route) => {
    await new Promise<void>((soltar) => presas.push(soltar));
    await route.continue();
  });
  await page.goto(url(), { waitUntil: 'commit' });
  await page.getByLabel('Usuário').fill('admin');
  await page.getByLabel('Senha', { exact: true }).fill(SENHA);
  expect(await page.getByRole('button', { name: 'Entrar' }).isEnabled()).toBe(false);
  presas.forEach((soltar) => {
    soltar();
  });
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('heading', { name: 'Página Inicial' }).waitFor();
});

test('the list of areas comes while the server looks at the password, and is asked for once', async () => {
  const page = await novaPagina();
  await page.goto(url());
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
  await page.getByRole('heading', { name: 'Página Inicial' }).waitFor();
  expect(pedidas.filter((caminho) => caminho === '/federation.json')).toHaveLength(1);
});

test('an address that needs a session is opened after the login', async () => {
  const page = await novaPagina();
  await page.goto(url('/endereco-que-nao-existe?x=1'));
  await page.waitForURL(url());
  await preencherLogin(page, 'admin', SENHA);
  await page.getByRole('heading', { name: 'Este endereço não existe' }).waitFor();
  expect(page.url()).toBe(url('/endereco-que-nao-existe?x=1'));
});

test('a reload keeps the session without showing the login', async () => {
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
  await page.getByRole('heading', { name: 'Página Inicial' }).waitFor();
  expect(await page.evaluate(() => (globalThis as unknown as { vista: { login: boolean } }).vista.login)).toBe(false);
});

test("'Sair' revokes the token on the server and leads back to the login", async () => {
  const page = await novaPagina();
  await entrar(page, 'admin');
  const authorization = await tokenDe(page);
  const revogado = page.waitForResponse(
    (res) => res.request().method() === 'DELETE' && res.url().endsWith('/api/tokens'),
  );
  await page.getByRole('button', { name: /Sua conta/ }).click();
  await page.getByRole('link', { name: 'Sair' }).click();
  await page.getByLabel('Usuário').waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  await revogado;
  const res = await fetch(url('/api/tokens/checar'), { headers: { authorization } });
  expect(await res.json()).toBe(false);
});

test('a session that the server ended is told once, and the login leads back', async () => {
  const page = await novaPagina();
  await entrar(page, 'admin');
  await revogarToken(page);
  await page.goto(url('/endereco-que-nao-existe'));
  await page
    .getByText(/Sua sessão terminou/)
    .first()
    .waitFor();
  expect(await page.getByText(/Sua sessão terminou/).count()).toBe(1);
  expect(new URL(page.url()).pathname).toBe('/');
  await preencherLogin(page, 'admin', SENHA);
  await page.getByRole('heading', { name: 'Este endereço não existe' }).waitFor();
});

test.each([
  ['wide', WIDE],
  ['narrow', NARROW],
])('the account is reached and left by keyboard alone (%s)', async (_qual, viewport) => {
  const page = await novaPagina(viewport);
  await page.goto(url());
  await page.getByLabel('Usuário').focus();
  await page.keyboard.type('merendeira');
  await page.keyboard.press('Tab');
  await page.keyboard.type(SENHA);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Página Inicial' }).waitFor();
  const conta = page.getByRole('button', { name: /Sua conta/ });
  await conta.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Sua conta' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Sua conta' }).waitFor({ state: 'hidden' });
  expect(await conta.evaluate((botao) => botao === document.activeElement)).toBe(true);
});
