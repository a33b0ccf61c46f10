import fs from 'node:fs';
import { sobraLateral, violacoesDe } from './harness/axe.js';
import { expect, NARROW, test } from './harness/test.js';
import { confirmarComSim, escolher } from './harness/campos.js';
import { acionar } from './harness/linhas.js';
import { abrirTela } from './harness/tela.js';
import { novaVez } from './harness/vez.js';

const NOME = `ITEM AUDITADO ${novaVez()}`;

test('the audit trail shows who registered an item and what was written, on a phone too, and downloads as a spreadsheet', async ({
  conta,
}) => {
  const page = await conta('admin');
  const tela = page.locator('main');
  await abrirTela(page, '/cadastrar-ítem');
  await tela.getByLabel('Nome').fill(NOME);
  await escolher(tela, 'Tipo', 'Limpeza');
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
  await confirmarComSim(page, 'Deseja realmente cadastrar o Item?', 'Item cadastrado com sucesso!');

  await abrirTela(page, '/auditoria');
  await escolher(tela, 'Registro', 'Item');
  await escolher(tela, 'Ação', 'Cadastro');
  await expect(tela.getByText(/^[\d.]+ registros?$/)).toBeVisible();
  const ver = tela.getByRole('button', { name: /^Exibir Cadastro de Item nº \d+$/ }).first();
  expect(await violacoesDe(page)).toEqual([]);
  await ver.click();
  const detalhes = page.getByRole('dialog', { name: 'Detalhes da Mudança' });
  await expect(detalhes.getByRole('row', { name: `Nome --- ${NOME}` })).toBeVisible();
  expect(await violacoesDe(page)).toEqual([]);
  await detalhes.getByRole('button', { name: 'Fechar' }).last().click();

  const [arquivo] = await Promise.all([
    page.waitForEvent('download'),
    tela.getByRole('button', { name: 'Baixar CSV' }).click(),
  ]);
  expect(arquivo.suggestedFilename()).toBe('Auditoria.csv');
  const csv = fs.readFileSync(await arquivo.path(), 'utf8');
  expect(csv.startsWith('\uFEFFQuando;Quem;O quê;Nº;Ação;Antes;Depois;Login;Endereço;Sessão\r\n')).toBe(true);
  expect(csv).toContain(NOME);

  await page.setViewportSize(NARROW);
  await expect(tela.getByRole('list', { name: 'Auditoria' })).toBeVisible();
  expect(await sobraLateral(page)).toBe(0);
  await tela
    .getByRole('button', { name: /^Exibir Cadastro de Item/ })
    .first()
    .click();
  await expect(detalhes.getByText(NOME)).toBeVisible();
  expect([await sobraLateral(page), await violacoesDe(page)]).toEqual([0, []]);

  await abrirTela(page, '/gerenciar-itens');
  await page.getByRole('textbox', { name: 'Nome' }).fill(NOME);
  await acionar(page, 'Exibir', NOME);
  const registro = page.getByRole('dialog', { name: 'Detalhes do Item' });
  await registro.getByRole('button', { name: 'Histórico' }).click();
  await expect(registro.getByRole('listitem').filter({ hasText: 'Cadastro' })).toHaveCount(1);
  expect([await sobraLateral(page), await violacoesDe(page)]).toEqual([0, []]);
});

test('without the permission to manage users the trail is not in the menu and cannot be opened', async ({ conta }) => {
  const page = await conta('estoquista');
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: 'Página Inicial' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Auditoria' })).toHaveCount(0);
  await page.goto('/auditoria');
  await expect(page).toHaveURL('/home');
});
