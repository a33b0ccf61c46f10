import type { CDPSession, Page } from '@playwright/test';
import { expect, NARROW, test, WIDE } from './harness/test.js';
import { desenhada } from './harness/desenho.js';
import { esperarRespostas } from './harness/navegar.js';
import { url } from './harness/produto.js';
import { observarSaltos, oQueSaltou } from './harness/saltos.js';
import { esperarTela } from './harness/tela.js';

/** ms; each response comes so late that the page is painted before it. */
const ATRASO = 150;

/** Delays every response, and lets none come from the cache. */
async function atrasar(page: Page): Promise<void> {
  const rede = await page.context().newCDPSession(page);
  await rede.send('Network.enable');
  await rede.send('Network.setCacheDisabled', { cacheDisabled: true });
  await rede.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ATRASO,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

test('a block that comes above the shown content is a jump', async ({ novaPagina }) => {
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

  for (const [caminho, nas] of [
    ['/home', [NARROW, WIDE]],
    ['/dados-cadastrais', [NARROW]],
    ['/cardapio-calendario', [NARROW, WIDE]],
    ['/relatorio', [NARROW]],
    ['/cadastrar-solicitacao', [NARROW]],
    ['/gerenciar-solicitacao?unidade=1', [NARROW, WIDE]],
    ['/estoque', [NARROW]],
    ['/configuracoes', [WIDE]],
  ] as const) {
    // A form and a page of charts have the same parts in the same order at both widths: the other one is deep.
    const tag = nas.some((janela) => janela === viewport) ? [] : ['@deep'];
    test(`at ${viewport.width} px nothing jumps while ${caminho} loads`, { tag }, async ({ conta }) => {
      const page = await conta('admin', viewport);
      await observarSaltos(page);
      await atrasar(page);
      await page.goto(caminho);
      await esperarTela(page);
      expect(await oQueSaltou(page)).toEqual([]);
    });
  }
}

for (const [caminho, lista] of [
  ['/vencimentos', '**/api/vencimentos*'],
  ['/gerenciar-solicitacao', '**/api/solicitacoes/pagina*'],
  ['/gerenciar-alimentos', '**/api/alimentos*'],
] as const) {
  test(`nothing jumps in the list ${caminho} when its look-ups come last`, async ({ conta }) => {
    const page = await conta('admin', { width: 1366, height: 768 });
    await observarSaltos(page);
    let soltar: () => void = () => undefined;
    const ultimas = new Promise<void>((resolver) => (soltar = resolver));
    await page.route('**/convencoes/**', (route) => ultimas.then(() => route.continue()));
    const linhas = page.waitForResponse(lista);
    await page.goto(caminho);
    await linhas;
    await desenhada(page);
    soltar();
    await esperarTela(page);
    expect(await oQueSaltou(page)).toEqual([]);
  });
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
  await esperarRespostas(page);
  const primeira = contados();
  await page.reload();
  await esperarTela(page);
  await esperarRespostas(page);
  expect(contados() / primeira).toBeLessThanOrEqual(0.01);
});
