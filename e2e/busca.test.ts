import type { Page } from '@playwright/test';
import { comoConta } from './harness/api.js';
import { acionarNaPrimeira } from './harness/linhas.js';
import { comItem, comProduto } from './harness/produtos.js';
import { esperarTela } from './harness/tela.js';
import { expect, test } from './harness/test.js';
import { novaVez } from './harness/vez.js';

test('the keyboard finds a product in spite of a wrong letter, and the list opens with it', async ({ conta }) => {
  await comProduto({ item: await comItem(`BARUZEIRO ${novaVez()}`) });
  const page = await conta('admin');
  await page.goto('/gerenciar-itens');
  await esperarTela(page);
  const programa = page.waitForResponse((resposta) => resposta.request().resourceType() === 'script');
  await page.keyboard.press('Control+k');
  const campo = page.getByRole('combobox', { name: 'Buscar ou ir para' });
  await expect(campo).toBeFocused();
  // The search comes with its first use, not with the page.
  await programa;

  await campo.fill('baruzero');
  const opcao = page.getByRole('group', { name: 'Você quis dizer' }).getByRole('option').first();
  await expect(opcao).toContainText('Baruzeiro');
  await expect(opcao).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/gerenciar-produtos\?nome=BARUZEIRO/);
  await expect(page.locator('#conteudo')).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Nome' })).toHaveValue(/^BARUZEIRO /);
  await expect(page.getByRole('status').filter({ hasText: /^\d de \d+ registros$/ })).toBeVisible();
});

/** 25 items, so that the list has a second page. @returns their names as read */
async function itensDaBusca(): Promise<{ vez: string; lidos: string[] }> {
  const vez = novaVez();
  const { chamar } = await comoConta('admin');
  const numeros = Array.from({ length: 25 }, (_, indice) => String(indice + 10));
  for (const numero of numeros)
    await chamar('POST', 'itens-produto', { nome: `VASSOURA ${vez} ${numero}`, itemProdutoTipo: 'LIMPEZA' });
  return { vez, lidos: numeros.map((numero) => `Vassoura ${vez} ${numero}`) };
}

test('search, order and page of a list are in its address: reload, record and back find the same rows', async ({
  conta,
}) => {
  const { vez, lidos } = await itensDaBusca();
  // Descending by name: 20 rows on the first page, the other five on the second.
  const naSegunda = lidos.slice(0, 5).reverse();
  const naPrimeira = lidos.slice(5).reverse();
  const page = await conta('admin');
  await page.goto('/gerenciar-itens');
  const tela = page.locator('main');
  await tela.getByRole('textbox', { name: 'Nome' }).fill(vez);
  const titulo = tela.getByRole('columnheader', { name: 'Nome' });
  for (const sentido of ['ascending', 'descending']) {
    await titulo.click();
    await expect(titulo).toHaveAttribute('aria-sort', sentido);
  }
  const nomes = (aba: Page) => aba.locator('main tbody tr td:first-child');
  await expect(page).toHaveURL(`/gerenciar-itens?nome=${vez}&ordem=-nome`);
  await expect(nomes(page)).toHaveText(naPrimeira);
  await tela.getByTitle('2', { exact: true }).click();
  const endereco = `/gerenciar-itens?nome=${vez}&ordem=-nome&pagina=2`;
  await expect(page).toHaveURL(endereco);
  await expect(nomes(page)).toHaveText(naSegunda);

  await page.reload();
  await expect(nomes(page)).toHaveText(naSegunda);
  await acionarNaPrimeira(page, 'Exibir');
  await expect(page).toHaveURL(/&exibir=\d+$/);
  await expect(page.getByRole('dialog', { name: 'Detalhes do Item' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(endereco);
  await tela.getByRole('button', { name: 'Cadastrar' }).click();
  await expect(page).toHaveURL(/cadastrar/);
  await page.goBack();
  await expect(nomes(page)).toHaveText(naSegunda);
});
