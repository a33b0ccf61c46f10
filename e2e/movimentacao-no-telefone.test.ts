import type { Browser, Locator, Page } from '@playwright/test';
import { comoConta } from './harness/api.js';
import { comMarca, confirmarComSim } from './harness/campos.js';
import { entrar } from './harness/login.js';
import { expect, NARROW, test } from './harness/test.js';
import { abrirTela, conferirTela } from './harness/tela.js';
import { novaVez } from './harness/vez.js';

const ORIGEM = 'ESCOLA MUNICIPAL VALE VERDE';
const DESTINO = 'ESCOLA MUNICIPAL JARDIM DAS ACÁCIAS';

/** Lots of the sending unit. */
const LOTES = 60;
/** Products that are sent. */
const ENVIADOS = 3;
/** Two screens of a phone, in px. */
const DUAS_TELAS = 2 * NARROW.height;

interface Produto {
  id: number;
  nome: string;
  medidaReal: number;
  unidadeMedida: string;
}

interface Linha {
  quantidade: number;
  produtoLote: { produto: Produto };
}

/**
 * Fills the stock of the sending unit up to 60 lots, and gives it lots of the products that are sent.
 * @returns the products, each with more than 40 kg
 */
async function encherEstoque(vez: string): Promise<Produto[]> {
  const { chamar, estoqueDe } = await comoConta('estoquista');
  const { id: estoque } = estoqueDe(ORIGEM);
  const emKg = (await chamar<Produto[]>('GET', 'produtos')).filter(({ unidadeMedida }) => unidadeMedida === 'KG');
  const linhas = await chamar<Linha[]>('GET', `estoques/${estoque}/produtos-estoque`);
  const faltam = Math.max(ENVIADOS, LOTES - linhas.length);
  for (let i = 0; i < faltam; i++) {
    const produto = emKg[i % emKg.length];
    if (!produto) throw new Error('the demonstration has no product in kg');
    await chamar('POST', `estoques/${estoque}/produtos-estoque`, {
      numero: `${vez}-${i}`,
      produto: { id: produto.id },
      dataFabricacao: '01/01/2026',
      dataValidade: '31/12/2030',
      quantidade: Math.ceil(100 / produto.medidaReal),
    });
  }
  return emKg.slice(0, ENVIADOS);
}

/** A page of a telephone: a finger, no mouse. */
async function telefone(browser: Browser): Promise<Page> {
  const contexto = await browser.newContext({ viewport: NARROW, hasTouch: true, isMobile: true });
  const page = await contexto.newPage();
  await entrar(page, 'estoquista');
  return page;
}

async function tocarOpcao(onde: Locator, rotulo: string, opcao: string): Promise<void> {
  const campo = onde.getByRole('combobox', { name: comMarca(rotulo) });
  await campo.tap();
  await campo.fill(opcao);
  const lista = onde.page().locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)');
  await lista
    .locator('.ant-select-item-option')
    .filter({ hasText: new RegExp(opcao, 'i') })
    .first()
    .tap();
  await expect(lista).toBeHidden();
}

test('on a phone a transfer of three products from a stock of 60 lots fits two screens, by touch', async ({
  browser,
}) => {
  const vez = novaVez();
  const produtos = await encherEstoque(vez);
  const page = await telefone(browser);
  await abrirTela(page, '/cadastrar-movimentacao');
  const tela = page.locator('main');
  await tocarOpcao(tela, 'Unidade de origem', ORIGEM);
  await tocarOpcao(tela, 'Unidade de destino', DESTINO);
  const pedido = page.getByRole('group', { name: 'Lotes para o que preciso' });
  for (const { nome } of produtos) {
    await tocarOpcao(pedido, 'Preciso de', nome);
    await pedido.getByRole('textbox', { name: 'Quanto' }).fill('40');
    await pedido.getByRole('button', { name: 'Escolher lotes' }).tap();
    await expect(page.getByRole('list', { name: new RegExp(`^${nome}$`, 'i') })).toBeVisible();
  }
  await conferirTela(page, 'a transfer on a phone');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(DUAS_TELAS);

  const enviar = tela.getByRole('button', { name: 'Cadastrar', exact: true });
  // The bar is in sight at both ends of the screen.
  await expect(enviar).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(enviar).toBeInViewport({ ratio: 1 });
  await expect(tela.getByText(/^3 produtos, \d+ lotes$/)).toBeVisible();

  // One lot more, by hand.
  const daOrigem = page.getByRole('group', { name: 'Produtos da origem' });
  await daOrigem.getByRole('button', { name: /^Produtos da origem/ }).tap();
  await daOrigem.getByRole('textbox', { name: 'Buscar em Produtos da origem' }).fill(vez);
  await daOrigem.getByRole('checkbox', { disabled: false }).first().tap();
  await conferirTela(page, 'the lots of the origin on a phone');
  await daOrigem.getByRole('button', { name: 'Mover os marcados para o destino (1)' }).tap();
  await enviar.tap();
  await confirmarComSim(page, 'Deseja realmente realizar a Movimentação?', 'Movimentação cadastrada com sucesso!');
  await page.context().close();
});
