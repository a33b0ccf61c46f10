import type { Page } from '@playwright/test';
import { violacoesDe } from './harness/axe.js';
import { iniciarProdutoComGovBr, MARIA } from './harness/govbr-local.js';
import { observarSaltos, oQueSaltou } from './harness/saltos.js';
import { expect, NARROW, test } from './harness/test.js';

let produto: Awaited<ReturnType<typeof iniciarProdutoComGovBr>>;

test.beforeAll(async () => {
  produto = await iniciarProdutoComGovBr();
});
test.afterAll(() => produto.parar());

const botao = (page: Page) => page.getByRole('button', { name: 'Entrar com gov.br' });

/** What the user does on gov.br's page. */
async function noGovBr(page: Page, cpf: string, nivel: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`^${produto.emissor}/`));
  await page.getByLabel('CPF').fill(cpf);
  await page.getByLabel('Nível').selectOption(nivel);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

test('a user logs in with gov.br and out of both; who is not registered, has a low level or cancels reads what to do @deep', async ({
  novaPagina,
}) => {
  const page = await novaPagina(NARROW);
  const recusas: string[] = [];
  page.on('console', (linha) => {
    if (/content security policy/i.test(linha.text())) recusas.push(linha.text());
  });
  await observarSaltos(page);
  await page.goto(`${produto.url}/gerenciar-usuarios`);
  await expect(botao(page)).toBeVisible();
  expect(await oQueSaltou(page)).toEqual([]);
  expect(await violacoesDe(page)).toEqual([]);

  await botao(page).click();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('alert')).toContainText('Você cancelou a entrada com gov.br.');
  expect(await violacoesDe(page)).toEqual([]);

  await botao(page).click();
  await noGovBr(page, '111.444.777-35', 'ouro');
  await expect(page.getByRole('alert')).toContainText('Este CPF não tem cadastro na Merenda Escolar.');

  // gov.br remembers who logged in there; a new browser is asked again.
  const outra = await novaPagina();
  await outra.goto(produto.url);
  await botao(outra).click();
  await noGovBr(outra, MARIA.cpf, 'bronze');
  await expect(outra.getByRole('alert')).toContainText('precisa ser de nível prata ou ouro');

  const dela = await novaPagina();
  await dela.goto(`${produto.url}/gerenciar-usuarios`);
  await botao(dela).click();
  await noGovBr(dela, MARIA.cpf, 'prata');
  // It leads to where the user wanted to go; neither the code nor the state stays in the address or in the history.
  await expect(dela.getByRole('heading', { name: 'Gerenciar Usuários', level: 1 })).toBeVisible();
  await expect(dela).toHaveURL(`${produto.url}/gerenciar-usuarios`);
  await dela.goBack();
  await expect(dela).not.toHaveURL(/code=|state=/);

  await dela.goto(`${produto.url}/home`);
  await dela.getByRole('button', { name: /^Sua conta/ }).click();
  await dela.getByRole('link', { name: 'Sair' }).click();
  await dela.getByRole('button', { name: 'Sair' }).click();
  await expect(dela).toHaveURL(`${produto.url}/`);
  // The session at gov.br is over too: its page asks again.
  await botao(dela).click();
  await expect(dela.getByLabel('CPF')).toBeVisible();
  expect(recusas).toEqual([]);
});

test('without gov.br the button reports it, and the password opens the session @deep', async ({ novaPagina }) => {
  const page = await novaPagina();
  await page.goto(produto.url);
  await page.route('**/api/tokens/govbr', (rota) =>
    rota.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: JSON.stringify({ title: 'Serviço indisponível', status: 503, detail: 'O gov.br não respondeu.' }),
    }),
  );
  await botao(page).click();
  await expect(page.getByRole('alert')).toContainText('O gov.br não respondeu.');
  await page.getByLabel('Usuário').fill(MARIA.usuario);
  await page.getByLabel('Senha', { exact: true }).fill(MARIA.senha);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Página Inicial' })).toBeVisible();
});
