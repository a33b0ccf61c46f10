import type { Page } from '@playwright/test';
import { sobraLateral } from './harness/axe.js';
import { expect, test } from './harness/test.js';
import { comMarca, confirmarComSim, escolher } from './harness/campos.js';
import { entrar, preencherLogin, SENHA } from './harness/login.js';
import { abrirTela } from './harness/tela.js';

const aviso = (page: Page) => page.getByRole('dialog', { name: 'Aviso' });
test('a double click asks once and sends once', async ({ conta }) => {
  const page = await conta('admin');
  const enviados: string[] = [];
  await page.route('**/api/itens-produto', (rota) => {
    if (rota.request().method() !== 'POST') return rota.continue();
    enviados.push(rota.request().url());
    return rota.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      body: JSON.stringify({ detail: 'Recusado pelo teste.' }),
    });
  });
  await abrirTela(page, '/cadastrar-ítem');
  await page.getByLabel('Nome').fill('clique duplo');
  await escolher(page, 'Tipo', 'Limpeza');
  // The question comes under the pointer: the second click is on it, or beside it.
  await page.getByRole('button', { name: 'Cadastrar' }).dblclick();
  await expect(aviso(page)).toBeVisible();
  // It is still open when its animation has ended.
  await aviso(page).getByRole('button', { name: 'Sim' }).dblclick();
  await expect(page.getByText('Recusado pelo teste.').first()).toBeVisible();
  await expect(aviso(page)).toBeHidden();
  expect(enviados).toHaveLength(1);
});

test.describe('what is typed', () => {
  test("makes 'Sair' ask, and stays when the session ends in another tab", async ({ novaPagina }) => {
    const page = await novaPagina();
    await entrar(page, 'admin');
    await abrirTela(page, '/cadastrar-ítem');
    await page.getByLabel('Nome').fill('farinha de rosca');
    const sair = async (onde: Page) => {
      await onde.getByRole('button', { name: /Sua conta/ }).click();
      await onde.getByRole('link', { name: 'Sair' }).click();
    };
    await sair(page);
    await expect(aviso(page).getByText('Há dados que ainda não foram salvos.')).toBeVisible();
    await aviso(page).getByRole('button', { name: 'Cancelar' }).click();
    await expect(page.getByLabel('Nome')).toHaveValue('FARINHA DE ROSCA');

    const outra = await page.context().newPage();
    await outra.goto('/home');
    await expect(outra.getByRole('heading', { name: 'Página Inicial' })).toBeVisible();
    await sair(outra);
    await expect(page.getByText(/em outra aba\..*O que você digitou está guardado nesta aba\./)).toBeVisible();
    await preencherLogin(page, 'admin', SENHA);
    await expect(page.getByText('O que você tinha digitado antes de a sessão terminar está de volta.')).toBeVisible();
    await expect(page.getByLabel('Nome')).toHaveValue('FARINHA DE ROSCA');

    await sair(page);
    await confirmarComSim(page, /Há dados que ainda não foram salvos/);
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  });
});

test.describe('the focus', () => {
  test('begins in the first field of a form, and goes to the first wrong one; an optional field is not marked', async ({
    conta,
  }) => {
    const page = await conta('admin');
    await abrirTela(page, '/cadastrar-aquisicao');
    const unidade = page.getByRole('combobox', { name: /Unidade gestora/ });
    await expect(unidade).toBeFocused();
    await page.getByRole('button', { name: 'Cadastrar' }).click();
    await expect(page.getByText('Campo obrigatório.').first()).toBeVisible();
    await expect(unidade).toBeFocused();
    const borda = (nome: string | RegExp) =>
      page.getByRole('textbox', { name: nome }).evaluate((entrada) => getComputedStyle(entrada).borderTopColor);
    await expect(async () => expect(await borda('Descrição')).not.toBe(await borda(/Quantidade/))).toPass();

    await abrirTela(page, '/cadastrar-unidade');
    await expect(page.getByLabel('Nome', { exact: true })).toBeFocused();
  });
});

test('a field that gets the focus again keeps the caret and loses only its dots', async ({ conta }) => {
  const page = await conta('admin');
  await abrirTela(page, '/cadastrar-produto');
  const medida = page.getByRole('textbox', { name: /Medida/ });
  await medida.click();
  await page.keyboard.type('1.234.567,891');
  await page.keyboard.press('Tab');
  const selecao = () =>
    medida.evaluate(({ value, selectionStart, selectionEnd }: HTMLInputElement) => [
      value,
      selectionStart,
      selectionEnd,
    ]);

  // With the keyboard everything is selected, as in every field.
  await page.keyboard.press('Shift+Tab');
  await expect.poll(selecao).toEqual(['1234567,891', 0, 11]);
  await page.keyboard.press('Tab');
  await expect(medida).toHaveValue('1.234.567,891');

  // A click after the text puts the caret there; when text is typed in the middle, the caret stays in place.
  const { width = 0, height = 0 } = (await medida.boundingBox()) ?? {};
  await medida.click({ position: { x: width - 4, y: height / 2 } });
  await expect.poll(selecao).toEqual(['1234567,891', 11, 11]);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('0');
  await expect.poll(selecao).toEqual(['10234567,891', 2, 2]);
});

test('a calendar that opens under the pointer does not change the day that is typed', async ({ conta }) => {
  const page = await conta('admin');
  await abrirTela(page, '/cadastrar-aquisicao');
  const data = page.getByRole('textbox', { name: comMarca('Data do contrato') });
  await data.click();
  const dia = page.locator('.ant-picker-dropdown .ant-picker-cell-in-view').first();
  await dia.hover();
  await page.keyboard.press('Escape');
  await expect(dia).toBeHidden();
  // The pointer stays where it is, and the keyboard comes back to the field.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(data).toBeFocused();
  await page.keyboard.type('0');
  await expect(dia).toBeVisible();
  await page.keyboard.type('1032026');
  await page.keyboard.press('Tab');
  await expect(data).toHaveValue('01/03/2026');
});

test('at 320 px a screen that failed does not extend beyond the right edge, and its alert does not break words', async ({
  conta,
}) => {
  const page = await conta('admin', { width: 320, height: 640 });
  await page.route('**/api/itens-produto', (rota) =>
    rota.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      body: JSON.stringify({ detail: 'O servidor não conseguiu atender ao pedido. Tente de novo em instantes.' }),
    }),
  );
  await page.goto('/gerenciar-itens');
  const frase = page.getByText('O servidor não conseguiu atender ao pedido.');
  await expect(frase).toBeVisible();
  expect(await sobraLateral(page)).toBe(0);
  await expect.poll(async () => (await frase.boundingBox())?.width).toBeGreaterThan(180);
});
