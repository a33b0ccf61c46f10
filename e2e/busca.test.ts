import type { Page } from '@playwright/test';
import { comoConta } from './harness/api.js';
import { sobraLateral, violacoesDe } from './harness/axe.js';
import { confirmarComSim, escolher } from './harness/campos.js';
import { imprimir } from './harness/pdf.js';
import { conferirTela, esperarTela } from './harness/tela.js';
import { expect, NARROW, test } from './harness/test.js';
import { novaVez } from './harness/vez.js';

const campo = (page: Page) => page.getByRole('combobox', { name: 'Buscar ou ir para' });
const focado = (page: Page) => page.evaluate(() => document.activeElement?.id);

test('the keyboard finds a product in spite of a wrong letter, and the list opens with it', async ({ conta }) => {
  const page = await conta('admin');
  await page.goto('/home');
  await esperarTela(page);
  const programas: string[] = [];
  page.on('response', (resposta) => {
    if (resposta.request().resourceType() === 'script') programas.push(resposta.url());
  });
  await page.keyboard.press('Control+k');
  await expect(campo(page)).toBeFocused();
  // The search comes with its first use, not with the page.
  expect(programas.length).toBeGreaterThan(0);

  await campo(page).fill('aroz branco');
  const opcao = page.getByRole('group', { name: 'Produtos' }).getByRole('option').first();
  await expect(opcao).toContainText('Arroz branco');
  await expect(opcao).toHaveAttribute('aria-selected', 'true');
  expect(await violacoesDe(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/gerenciar-produtos\?nome=ARROZ\+BRANCO/);
  expect(await focado(page)).toBe('conteudo');
  await expect(page.getByRole('textbox', { name: 'Nome' })).toHaveValue(/^ARROZ BRANCO/);
  await expect(page.getByRole('status').filter({ hasText: /^\d de \d+ registros$/ })).toBeVisible();

  await page.keyboard.press('n');
  await expect(page).toHaveURL('/cadastrar-produto');
  await esperarTela(page);
  await page.evaluate(() => document.getElementById('conteudo')?.focus());
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Atalhos do teclado' })).toBeVisible();
  expect(await violacoesDe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await focado(page)).toBe('conteudo');
});

test('on a phone the button opens it; a cook finds the own screens and no products', async ({ conta }) => {
  const page = await conta('merendeira', NARROW);
  await page.goto('/home');
  await page.getByRole('button', { name: 'Buscar ou ir para…' }).click();
  await campo(page).fill('arroz');
  await expect(page.getByText('Nada encontrado para “arroz”.')).toBeVisible();
  await campo(page).fill('execucao');
  await expect(page.getByRole('option', { name: /^Execução de Cardápios/ })).toBeVisible();
  expect(await violacoesDe(page)).toEqual([]);
  expect(await sobraLateral(page)).toBe(0);
  await page.getByRole('option', { name: /^Execução de Cardápios/ }).click();
  await expect(page).toHaveURL('/execucao-cardapios');
});

/**
 * 25 items, so that the list has a second page whatever other tests register meanwhile. They are the last by name, so
 * that the first pages of other tests stay as they are. @returns their names as read
 */
async function itensDaBusca(): Promise<{ vez: string; lidos: string[] }> {
  const vez = novaVez();
  const admin = await comoConta('admin');
  const numeros = Array.from({ length: 25 }, (_, indice) => String(indice + 10));
  for (const numero of numeros)
    await admin.chamar('POST', 'itens-produto', { nome: `VASSOURA ${vez} ${numero}`, itemProdutoTipo: 'LIMPEZA' });
  return { vez, lidos: numeros.map((numero) => `Vassoura ${vez} ${numero}`) };
}

test('search, order and page of a list are in its address: reload, link, record and back find the same rows', async ({
  conta,
}) => {
  const { vez, lidos } = await itensDaBusca();
  // Descending by name: 20 rows on the first page, the other five on the second.
  const naSegunda = lidos.slice(0, 5).reverse();
  const naPrimeira = lidos.slice(5).reverse();
  const page = await conta('admin');
  await page.goto('/gerenciar-itens');
  const tela = page.locator('main');
  const contagem = tela.getByRole('status').filter({ hasText: /^25 de \d+ registros$/ });
  await escolher(tela, 'Tipo', 'Limpeza');
  await tela.getByRole('textbox', { name: 'Nome' }).fill(vez);
  const titulo = tela.getByRole('columnheader', { name: 'Nome' });
  for (const sentido of ['ascending', 'descending']) {
    await titulo.click();
    await expect(titulo).toHaveAttribute('aria-sort', sentido);
  }
  const nomes = (aba: Page) => aba.locator('main tbody tr td:first-child').allTextContents();
  await expect(page).toHaveURL(`/gerenciar-itens?nome=${vez}&itemProdutoTipo=LIMPEZA&ordem=-nome`);
  await expect.poll(() => nomes(page)).toEqual(naPrimeira);
  await tela.getByTitle('2', { exact: true }).click();
  const endereco = `/gerenciar-itens?nome=${vez}&itemProdutoTipo=LIMPEZA&ordem=-nome&pagina=2`;
  await expect(page).toHaveURL(endereco);
  await expect(page.locator('main .ant-pagination-item-active')).toHaveText('2');
  await expect.poll(() => nomes(page)).toEqual(naSegunda);
  await expect(contagem).toBeVisible();

  await page.reload();
  await expect.poll(() => nomes(page)).toEqual(naSegunda);
  await expect(contagem).toBeVisible();
  const outraAba = await page.context().newPage();
  await outraAba.goto(endereco);
  await expect.poll(() => nomes(outraAba)).toEqual(naSegunda);

  await tela
    .getByRole('button', { name: /^Exibir / })
    .first()
    .click();
  await expect(page).toHaveURL(/&exibir=\d+$/);
  await expect(page.getByRole('dialog', { name: 'Detalhes do Item' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(endereco);
  await tela.getByRole('button', { name: 'Cadastrar' }).click();
  await expect(page).toHaveURL(/cadastrar/);
  await page.goBack();
  await expect.poll(() => nomes(page)).toEqual(naSegunda);
});

test('the keyboard searches a list, walks through its rows, opens one and takes the filter out', async ({ conta }) => {
  const page = await conta('admin');
  await page.goto('/gerenciar-produtos');
  await esperarTela(page);
  await page.keyboard.press('/');
  await page.keyboard.type('arroz');
  const filtro = page.getByRole('button', { name: 'Remover filtro Nome: arroz' });
  await expect(filtro).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^\d+ de \d+ registros$/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('main tbody tr').first().locator(':focus')).toHaveCount(1);
  await expect(page).toHaveURL('/gerenciar-produtos?nome=arroz');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Detalhes do Produto' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await filtro.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/gerenciar-produtos');
  await expect(page.getByRole('textbox', { name: 'Nome' })).toBeFocused();
});

test('columns are chosen, and a reload keeps them; filters in words fit a phone and are printed', async ({ conta }) => {
  const page = await conta('admin');
  await page.goto('/gerenciar-produtos?nome=arroz&item=a');
  const titulo = page.getByRole('columnheader', { name: 'Perecível' });
  await expect(titulo).toBeVisible();
  await page.getByRole('button', { name: 'Colunas' }).click();
  await page.getByRole('checkbox', { name: 'Perecível' }).click();
  await expect(titulo).toBeHidden();
  await conferirTela(page, 'the choice of columns');
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Medida' })).toBeVisible();
  await expect(titulo).toBeHidden();
  await page.getByRole('button', { name: 'Colunas (1 oculta)' }).click();
  await page.getByRole('button', { name: 'Mostrar todas' }).click();
  await expect(titulo).toBeVisible();
  const texto = (await imprimir(page)).paginas.join('');
  expect(texto).toContain('Nome:arroz');
  expect(texto).not.toContain('Limparfiltros');
  await page.setViewportSize(NARROW);
  await expect(page.getByRole('list', { name: 'Filtros' })).toBeVisible();
  await conferirTela(page, 'the filters on a phone');
});

test('what a list shows is saved under a name and found again', async ({ conta }) => {
  const page = await conta('admin');
  await page.goto('/gerenciar-itens');
  const tela = page.locator('main');
  await escolher(tela, 'Tipo', 'Alimento');
  await tela.getByRole('columnheader', { name: 'Nome' }).click();
  const endereco = '/gerenciar-itens?itemProdutoTipo=ALIMENTO&ordem=nome';
  await expect(page).toHaveURL(endereco);
  await tela.getByRole('button', { name: 'Visões' }).click();
  await page.getByRole('button', { name: 'Salvar esta visão…' }).click();
  const modal = page.getByRole('dialog', { name: 'Salvar esta visão' });
  await modal.getByLabel('Nome').fill('Só alimentos');
  await modal.getByRole('button', { name: 'Salvar' }).click();
  await confirmarComSim(page, /^Deseja realmente/, 'Visão cadastrada com sucesso!');
  await page.goto('/gerenciar-itens');
  await tela.getByRole('button', { name: 'Visões' }).click();
  expect(await violacoesDe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Só alimentos' }).click();
  await expect(page).toHaveURL(endereco);
  await expect(tela.getByRole('button', { name: 'Remover filtro Tipo: Alimento' })).toBeVisible();
});
