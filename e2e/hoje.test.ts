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

/**
 * The home's figures of these cards with these addresses (of all addresses if none are named) are the numbers of rows of
 * their lists. Other tests write meanwhile: a figure that differs is read again with its list.
 */
async function conferirFiguras(page: Page, cartoes: readonly string[], enderecos?: readonly string[]): Promise<void> {
  const lerFiguras = async () => {
    await page.goto('/home');
    return (await Promise.all(cartoes.map((cartao) => figurasDo(page, cartao)))).flat();
  };
  let figuras = await lerFiguras();
  for (const endereco of enderecos ?? figuras.map((figura) => figura.endereco))
    await expect(async () => {
      const figura = figuras.find((uma) => uma.endereco === endereco);
      const linhas = await linhasEm(page, endereco);
      // Zero is not shown.
      const { valor = 0 } = figura ?? {};
      if (linhas !== valor) figuras = await lerFiguras();
      expect([endereco, linhas]).toEqual([endereco, valor]);
    }).toPass({ timeout: 60_000 });
}

test('the figures of the purchases open lists with as many rows @deep', async ({ conta }) => {
  const page = await conta('comprador', WIDE);
  await conferirFiguras(page, ['Compras']);
});

test('the figures of all units open lists with as many rows @deep', async ({ conta }) => {
  const page = await conta('admin', WIDE);
  await conferirFiguras(
    page,
    ['Gestão', 'Valor do estoque', 'Cardápios', 'Estoque'],
    [
      '/execucao-cardapios?falta=SEM_EXECUCAO',
      '/estoque?ver=valor&preco=SEM_PRECO',
      '/execucao-cardapios?falta=SEM_CARDAPIO',
      '/estoque?prazo=VENCIDO',
      '/estoque?prazo=SETE_DIAS',
    ],
  );
});
