import type { Page } from '@playwright/test';
import { abrirTela } from './harness/tela.js';
import { expect, test, WIDE } from './harness/test.js';

interface FiguraLida {
  endereco: string;
  valor: number;
}

/** The figures of a card of the home with their links. */
async function figurasDo(page: Page, cartao: string): Promise<FiguraLida[]> {
  const artigo = page.getByRole('article', { name: cartao, exact: true });
  await expect(artigo).toHaveAttribute('aria-busy', 'false');
  return Promise.all(
    (await artigo.getByRole('link').all()).map(async (link) => ({
      endereco: (await link.getAttribute('href')) ?? '',
      valor: Number((await link.locator('strong').innerText()).split(' de ')[0]?.replace(/\D/g, '')),
    })),
  );
}

/** The rows that a list at this address has: '3 de 5 registros' are 3. */
async function linhasEm(page: Page, endereco: string): Promise<number> {
  await abrirTela(page, endereco);
  const contagem = page.locator('main').getByText(/^[\d.]+ (de [\d.]+ )?registros?$/);
  return Number.parseInt((await contagem.innerText()).replaceAll('.', ''), 10);
}

test('the figures of the purchases open lists with as many rows', async ({ conta }) => {
  const page = await conta('comprador', WIDE);
  await page.goto('/home');
  const figuras = await figurasDo(page, 'Compras');
  expect(figuras).toHaveLength(3);
  for (const { endereco, valor } of figuras)
    expect([endereco, await linhasEm(page, endereco)]).toEqual([endereco, valor]);
});

test('the figures of all units open lists with as many rows', async ({ conta }) => {
  const page = await conta('admin', WIDE);
  await page.goto('/home');
  const cartoes = ['Gestão', 'Valor do estoque', 'Cardápios', 'Estoque'];
  const figuras = (await Promise.all(cartoes.map((cartao) => figurasDo(page, cartao)))).flat();
  const contadas = [
    '/execucao-cardapios?falta=SEM_EXECUCAO',
    '/estoque?ver=valor&preco=SEM_PRECO',
    '/execucao-cardapios?falta=SEM_CARDAPIO',
    '/estoque?prazo=VENCIDO',
    '/estoque?prazo=SETE_DIAS',
  ];
  for (const contada of contadas) {
    const figura = figuras.find(({ endereco }) => endereco === contada);
    expect([contada, await linhasEm(page, contada)]).toEqual([contada, figura?.valor]);
  }
});
