import type { CDPSession, Page } from '@playwright/test';
import { expect, NARROW, test, WIDE } from './harness/test.js';
import { url } from './harness/produto.js';
import { esperarTela } from './harness/tela.js';

/** Part of the window that may move while a screen loads (web.dev/cls). */
const LIMITE = 0.02;
/** ms; each response comes so late that the page is painted before it. */
const ATRASO = 150;

/** Collects what moves in this page without the user, from its next address on. */
async function observarSaltos(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const saltos: { valor: number; nos: string[] }[] = [];
    Object.assign(globalThis, { saltos });
    const nome = (no: Node | null) => (no instanceof Element ? `${no.nodeName}.${no.className}` : String(no?.nodeName));
    new PerformanceObserver((lista) => {
      for (const entrada of lista.getEntries() as LayoutShift[])
        if (!entrada.hadRecentInput)
          saltos.push({ valor: entrada.value, nos: entrada.sources.map(({ node }) => nome(node)) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The parts of the Layout Instability API that TypeScript does not have. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** What moved so far; nothing where it is less than the limit in sum. */
async function oQueSaltou(page: Page) {
  // The entries of a frame come after it.
  await page.waitForTimeout(500);
  const todos = await page.evaluate(
    () => (globalThis as unknown as { saltos: { valor: number; nos: string[] }[] }).saltos,
  );
  return todos.reduce((soma, { valor }) => soma + valor, 0) > LIMITE ? todos : [];
}

const atrasar = (page: Page) =>
  page.route('**/*', async (route) => {
    await new Promise((pronto) => setTimeout(pronto, ATRASO));
    await route.continue();
  });

test('a block that comes above what is shown is a jump', async ({ novaPagina }) => {
  const page = await novaPagina();
  await observarSaltos(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeEnabled();
  expect(await oQueSaltou(page)).toEqual([]);
  await page.evaluate(() => {
    const bloco = document.createElement('div');
    bloco.style.height = '200px';
    document.body.prepend(bloco);
  });
  expect(await oQueSaltou(page)).not.toEqual([]);
});

for (const viewport of [NARROW, WIDE]) {
  test(`at ${viewport.width} px nothing jumps while the login loads`, async ({ novaPagina }) => {
    const page = await novaPagina(viewport);
    await observarSaltos(page);
    await atrasar(page);
    await page.goto('/');
    await expect(page.getByRole('navigation', { name: 'Suporte e redes sociais' }).getByRole('link')).not.toHaveCount(
      0,
    );
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeEnabled();
    expect(await oQueSaltou(page)).toEqual([]);
  });

  for (const caminho of ['/home', '/cardapio-calendario', '/relatorio']) {
    test(`at ${viewport.width} px nothing jumps while ${caminho} loads`, async ({ conta }) => {
      const page = await conta('admin', viewport);
      await observarSaltos(page);
      await atrasar(page);
      await page.goto(caminho);
      await esperarTela(page);
      expect(await oQueSaltou(page)).toEqual([]);
    });
  }
}

/** Adds up what the network brings to this page, with headers (bytes). */
async function contarBytes(rede: CDPSession): Promise<() => number> {
  let bytes = 0;
  rede.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await rede.send('Network.enable');
  return () => {
    const ate = bytes;
    bytes = 0;
    return ate;
  };
}

test('a reload with unchanged data brings at most a hundredth of the first load', async ({ conta }) => {
  const page = await conta('admin');
  const rede = await page.context().newCDPSession(page);
  const contados = await contarBytes(rede);
  await rede.send('Network.clearBrowserCache');
  await page.goto(url('/gerenciar-itens'));
  await esperarTela(page);
  await page.waitForLoadState('networkidle');
  const primeira = contados();
  await page.reload();
  await esperarTela(page);
  await page.waitForLoadState('networkidle');
  expect(contados() / primeira).toBeLessThanOrEqual(0.01);
});
