import fs from 'node:fs';
import { sobraLateral, violacoesGraves } from './harness/axe.js';
import { NARROW, url, withBrowser } from './harness/browser.js';
import { confirmarComSim, escolher } from './harness/campos.js';
import { entrar } from './harness/login.js';

const novaPagina = withBrowser();

const NOME = `ITEM AUDITADO ${Date.now().toString(36).toUpperCase()}`;

test('who registered an item is found in the trail with what was written, on a phone too, and taken away as a spreadsheet', async () => {
  const page = await novaPagina();
  await entrar(page, 'admin');
  const tela = page.locator('main');
  await page.goto(url('/cadastrar-ítem'));
  await tela.getByLabel('Nome').fill(NOME);
  await escolher(tela, 'Tipo', 'Limpeza');
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
  await confirmarComSim(page, 'Deseja realmente cadastrar o Item?', 'Item cadastrado com sucesso!');

  await page.goto(url('/auditoria'));
  await escolher(tela, 'Registro', 'Item');
  await escolher(tela, 'Ação', 'Cadastro');
  await tela.getByText(/^[\d.]+ mudanças?$/).waitFor();
  const ver = tela.getByRole('button', { name: /^Ver Cadastro de Item nº \d+$/ }).first();
  expect(await violacoesGraves(page)).toEqual([]);
  await ver.click();
  const detalhes = page.getByRole('dialog', { name: 'Detalhes da Mudança' });
  await detalhes.getByRole('row', { name: `Nome --- ${NOME}` }).waitFor();
  expect(await violacoesGraves(page)).toEqual([]);
  await detalhes.getByRole('button', { name: 'Fechar' }).last().click();

  const [arquivo] = await Promise.all([
    page.waitForEvent('download'),
    tela.getByRole('button', { name: 'Baixar CSV' }).click(),
  ]);
  expect(arquivo.suggestedFilename()).toBe('Auditoria.csv');
  const csv = fs.readFileSync(await arquivo.path(), 'utf8');
  expect(csv.startsWith('\uFEFFQuando;Quem;O quê;Nº;Ação;Antes;Depois\r\n')).toBe(true);
  expect(csv).toContain(NOME);

  await page.setViewportSize(NARROW);
  await tela.getByRole('list', { name: 'Auditoria' }).waitFor();
  expect(await sobraLateral(page)).toBe(0);
  await tela
    .getByRole('button', { name: /^Ver Cadastro de Item/ })
    .first()
    .click();
  await detalhes.getByText(NOME).waitFor();
  expect([await sobraLateral(page), await violacoesGraves(page)]).toEqual([0, []]);
});

test('who does not manage users neither sees it in the menu nor reaches it', async () => {
  const page = await novaPagina();
  await entrar(page, 'estoquista');
  expect(await page.getByRole('link', { name: 'Auditoria' }).count()).toBe(0);
  await page.goto(url('/auditoria'));
  await page.waitForURL(url('/home'));
});
