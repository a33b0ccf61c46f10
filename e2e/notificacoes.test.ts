import type { Page } from '@playwright/test';
import { sobraLateral, violacoesDe } from './harness/axe.js';
import { preencherLogin } from './harness/login.js';
import { expect, NARROW, test, WIDE } from './harness/test.js';
import { criarUsuario } from './harness/usuarios.js';

/** Opens the notifications of a new user of all units. */
async function abrir(page: Page): Promise<void> {
  const { usuario, senha } = await criarUsuario(['ESTOQUES', 'SOLICITACOES', 'AQUISICOES']);
  await page.goto('/');
  await preencherLogin(page, usuario, senha);
  await expect(page.getByRole('heading', { name: 'Página Inicial' })).toBeVisible();
  await page.goto('/notificacao');
  await expect(page.getByRole('heading', { name: 'Notificações', level: 1 })).toBeVisible();
}

async function conferir(page: Page): Promise<void> {
  expect([await violacoesDe(page), await sobraLateral(page)]).toEqual([[], 0]);
}

const temFoco = (page: Page) => page.evaluate(() => document.activeElement !== document.body);

for (const [largura, viewport] of [
  ['1280 px', WIDE],
  ['360 px', NARROW],
] as const)
  test(`an expired lot is dismissed until tomorrow, listed as dismissed, and shown again (${largura})`, async ({
    novaPagina,
  }) => {
    const page = await novaPagina(viewport);
    await abrir(page);
    const vencidos = page.getByRole('region', { name: /^Lotes vencidos/ });
    const botao = vencidos.getByRole('button', { name: /^Dispensar até amanhã: / }).first();
    const mensagem = (await botao.getAttribute('aria-label'))?.replace('Dispensar até amanhã: ', '') ?? '';
    await conferir(page);
    await botao.click();
    await expect(page.getByText(/^1 notificação dispensada até/)).toBeVisible();
    const dispensadas = page.getByRole('region', { name: 'Dispensadas (1)' });
    await expect(dispensadas).toBeVisible();
    await expect(page.getByText(mensagem)).toHaveCount(0);
    expect(await temFoco(page)).toBe(true);

    // The server keeps it.
    await page.reload();
    await dispensadas.getByRole('button', { name: 'Ver dispensadas' }).click();
    await expect(dispensadas.getByText(mensagem)).toBeVisible();
    await conferir(page);
    await dispensadas.getByRole('button', { name: `Mostrar de novo: ${mensagem}` }).click();
    await expect(vencidos.getByText(mensagem)).toBeVisible();
    await expect(dispensadas).toHaveCount(0);
    expect(await temFoco(page)).toBe(true);
  });

test('a group is dismissed by keyboard for 7 days, the toast takes it back, and another day is asked for in a modal', async ({
  novaPagina,
}) => {
  const page = await novaPagina(WIDE);
  await abrir(page);
  const grupo = page.getByRole('region', { name: /^Lotes que vencem em 16 a 30 dias/ });
  const botao = grupo.getByRole('button', { name: /^Dispensar grupo até/ });
  await botao.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: /^1 dia/ })).toBeVisible();
  await expect(botao).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem', { name: /^1 dia/ })).toBeHidden();
  await expect(botao).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: /^1 dia/ })).toBeVisible();
  await conferir(page);
  await page.getByRole('menuitem', { name: /^1 dia/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: /^7 dias/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(grupo).toHaveCount(0);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(grupo).toBeVisible();

  await botao.click();
  await page.getByRole('menuitem', { name: 'Outro dia…' }).click();
  const modal = page.getByRole('dialog', { name: 'Dispensar grupo até outro dia' });
  await expect(modal.getByLabel('Dia em que volta a aparecer')).toBeVisible();
  await conferir(page);
  await page.keyboard.press('Escape');
  await expect(modal).toHaveCount(0);
});

test('the link of a notification leads to its lot, and marks it as read', async ({ novaPagina }) => {
  const page = await novaPagina(WIDE);
  await abrir(page);
  const grupo = page.getByRole('region', { name: /^Lotes que vencem em até 7 dias/ });
  const linha = grupo.getByRole('listitem').first();
  await expect(linha).toContainText('Não lida: ');
  const [produto = ''] = ((await linha.textContent()) ?? '').replace('Não lida: ', '').split(', lote');
  await linha.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Estoque', level: 1 })).toBeVisible();
  await expect(page.getByRole('table').getByText(produto).first()).toBeVisible();
  await page.goBack();
  await expect(grupo.getByRole('listitem').first()).toContainText(produto);
  await expect(grupo.getByRole('listitem').first()).not.toContainText('Não lida');
});
