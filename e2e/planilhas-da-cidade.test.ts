import type { Page } from '@playwright/test';
import { comoConta } from './harness/api.js';
import { confirmarComSim, escolher } from './harness/campos.js';
import { abrirPrevia } from './harness/planilhas.js';
import { contratoComOQueFalta, planilhasDaCidade, type Cidade } from './harness/planilhas-da-cidade.js';
import { comProduto } from './harness/produtos.js';
import { expect, test } from './harness/test.js';
import { abrirTela } from './harness/tela.js';
import { comUnidade } from './harness/unidades.js';
import { comUsuario } from './harness/usuarios.js';
import { novaVez } from './harness/vez.js';

/** Clicks that one file may take, from the home to its records. */
const CLIQUES = 6;

/** Counts the clicks of the user on this page, until it is loaded again. */
async function contarCliques(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const contador = { cliques: 0 };
    Object.assign(window, { contador });
    document.addEventListener('click', ({ isTrusted }) => (contador.cliques += Number(isTrusted)), { capture: true });
  });
  return () => page.evaluate(() => (window as unknown as { contador: { cliques: number } }).contador.cliques);
}

/** A user who may import everything, and the records that the files name. */
async function comCidade(): Promise<{ cidade: Cidade; usuario: Awaited<ReturnType<typeof comUsuario>> }> {
  const unidade = await comUnidade();
  const produto = await comProduto();
  const { chamar } = await comoConta('admin');
  const fornecedores = await chamar<{ cnpj: string | null; nomeFantasia: string | null }[]>('GET', 'fornecedores');
  const cnpj = fornecedores.find(({ nomeFantasia }) => nomeFantasia?.startsWith('CEREALISTA'))?.cnpj;
  if (!cnpj) throw new Error('the demonstration lacks a supplier');
  const usuario = await comUsuario(
    ['USUARIOS', 'UNIDADES', 'ITENS', 'PRODUTOS', 'FORNECEDORES', 'ESTOQUES', 'ALIMENTOS', 'PREPAROS', 'AQUISICOES'],
    [unidade],
  );
  return {
    usuario,
    cidade: { vez: novaVez(), unidade: unidade.nome, item: produto.item.nome, produto: produto.nome, cnpj },
  };
}

test('ten files of a small town get in from the home with few clicks each', async ({ conta }) => {
  const { cidade, usuario } = await comCidade();
  const page = await conta(usuario);
  const usados: Record<string, number> = {};
  for (const { tela, arquivo, feito } of planilhasDaCidade(cidade)) {
    await abrirTela(page, '/home');
    const cliques = await contarCliques(page);
    const escolha = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Escolher arquivo' }).click();
    await (await escolha).setFiles(arquivo);
    await page.getByRole('link', { name: tela }).click();
    await abrirPrevia(page);
    await expect(page.getByText('Recusadas: 0'), tela).toBeVisible();
    await page.getByRole('button', { name: 'Importar só as linhas boas' }).click();
    await confirmarComSim(page, /^Deseja realmente importar/, 'Planilha importada!');
    await expect(page.getByText(feito), tela).toBeVisible();
    usados[tela] = await cliques();
    expect(usados[tela], tela).toBeLessThanOrEqual(CLIQUES);
  }
  expect(Object.keys(usados)).toHaveLength(10);
});

test('a contract creates the items and products that it lacks, with one confirmation each @deep', async ({ conta }) => {
  const { cidade, usuario } = await comCidade();
  const page = await conta(usuario);
  await abrirTela(page, '/home');
  const escolha = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Escolher arquivo' }).click();
  await (await escolha).setFiles(contratoComOQueFalta(cidade));
  await expect(page.getByText(/Criar itens, produtos e contrato\?/)).toBeVisible();
  await page.getByRole('link', { name: 'Criar tudo nesta ordem' }).click();
  // The file does not say that the item is a food.
  await escolher(page, 'Tipo de todas as linhas', 'Alimento');
  await page.getByRole('button', { name: 'Conferir', exact: true }).click();
  for (const tela of ['Importar Itens', 'Importar Produtos', 'Importar Licitações/Contratos']) {
    await expect(page.getByRole('heading', { name: tela })).toBeVisible();
    await abrirPrevia(page);
    await expect(page.getByText('Novas: 1'), tela).toBeVisible();
    await page.getByRole('button', { name: 'Importar só as linhas boas' }).click();
    await confirmarComSim(page, /^Deseja realmente importar/);
  }
  await expect(page.getByText('1 registro novo.')).toBeVisible();
});
