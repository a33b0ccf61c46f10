import type { Page } from 'playwright-core';
import { servirArea, type AreaServida } from './harness/area-local.js';
import { sobraLateral, violacoesGraves } from './harness/axe.js';
import { NARROW, url, WIDE, withBrowser } from './harness/browser.js';
import { entrar } from './harness/login.js';
import { seguirPara } from './harness/navegar.js';
import { servirShellDeDesenvolvimento, type ProdutoDeDesenvolvimento } from './harness/shell-de-desenvolvimento.js';

const AREA = 'mf-estoque';
const TELA = { caminho: '/kit-merenda', titulo: 'Kit Merenda' };

const novaPagina = withBrowser();

let local: AreaServida;
let produto: ProdutoDeDesenvolvimento;
/** A machine on which nothing listens. */
let muda: string;

beforeAll(async () => {
  muda = `http://localhost:${await hospedagem.freePort()}`;
  local = await servirArea(AREA, url());
  produto = await servirShellDeDesenvolvimento([local.url, muda]);
});
afterAll(async () => {
  await produto?.parar();
  await local?.parar();
});

/** Logs in and names the area's machine in the address bar. */
async function abrirComAreaLocal(page: Page, maquina: string, base = produto.url): Promise<void> {
  await entrar(page, 'admin', base);
  await page.goto(new URL(`/home?area-local=${AREA}@${maquina}`, base).href);
  await page.getByRole('heading', { name: 'Página Inicial' }).waitFor();
}

/** Opens the area's screen and says from which origins its code came. */
async function abrirTela(page: Page): Promise<string[]> {
  const origens = new Set<string>();
  page.on('requestfinished', (pedido) => {
    const { origin, pathname } = new URL(pedido.url());
    if (pathname.startsWith(`/areas/${AREA}/`)) origens.add(origin);
  });
  await seguirPara(page, TELA.caminho);
  await page.getByRole('heading', { level: 1, name: TELA.titulo }).waitFor();
  return [...origens];
}

const faixa = (page: Page) => page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Limpar' }) });

async function limpar(page: Page): Promise<void> {
  await Promise.all([page.waitForEvent('load'), faixa(page).getByRole('button', { name: 'Limpar' }).click()]);
  await page.locator('main h1').first().waitFor();
  expect(await faixa(page).count()).toBe(0);
}

test("in a shell for development the area runs from the developer's machine, a strip says so, and 'Limpar' takes it back", async () => {
  const page = await novaPagina();
  await abrirComAreaLocal(page, local.url);
  await faixa(page).getByText(`${AREA} vem de ${local.url}.`).waitFor();
  expect(new URL(page.url()).search).toBe('');
  expect(await abrirTela(page)).toEqual([local.url]);
  for (const tamanho of [WIDE, NARROW]) {
    await page.setViewportSize(tamanho);
    expect(await faixa(page).getByRole('button', { name: 'Limpar' }).isVisible()).toBe(true);
    expect(await violacoesGraves(page)).toEqual([]);
    expect(await sobraLateral(page)).toBe(0);
  }

  await limpar(page);
  await page.goto(new URL('/home', produto.url).href);
  await page.getByRole('heading', { name: 'Página Inicial' }).waitFor();
  expect(await abrirTela(page)).toEqual([produto.url]);
});

test('a machine that does not answer: the strip says that the published area is shown, and takes the machine back', async () => {
  const page = await novaPagina();
  await abrirComAreaLocal(page, muda);
  await faixa(page).getByText(`${muda} não respondeu: ${AREA} é a publicada.`).waitFor();
  expect(await abrirTela(page)).toEqual([produto.url]);
  await limpar(page);
});

test('a machine whose code does not load: the panel stands in for the screen, and the strip takes the machine back', async () => {
  const page = await novaPagina();
  await page.route(`${local.url}/areas/**`, (route) => route.abort());
  await abrirComAreaLocal(page, local.url);
  await seguirPara(page, TELA.caminho);
  await page.getByRole('heading', { name: 'Não foi possível abrir esta tela' }).waitFor();
  await limpar(page);
  await page.getByRole('heading', { level: 1, name: TELA.titulo }).waitFor();
});

test('the strip and the offer of a new version stand one above the other', async () => {
  const page = await novaPagina();
  await page.clock.install();
  await abrirComAreaLocal(page, local.url);
  await faixa(page).waitFor();
  await page.route('**/federation.json', async (route) => {
    const publicada = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...publicada, shell: { versao: 'a-seguinte' } } });
  });
  await page.clock.fastForward('05:01');
  const oferta = page.locator('.faixa').filter({ has: page.getByRole('button', { name: 'Recarregar' }) });
  await oferta.waitFor();
  for (const tamanho of [WIDE, NARROW]) {
    await page.setViewportSize(tamanho);
    const [emCima, embaixo] = (
      await Promise.all(
        [oferta, page.locator('.faixa').filter({ has: page.getByRole('button', { name: 'Limpar' }) })].map((uma) =>
          uma.boundingBox(),
        ),
      )
    ).sort((a, b) => (a?.y ?? 0) - (b?.y ?? 0));
    if (!emCima || !embaixo) throw new Error('One of the two is not drawn.');
    expect(emCima.y + emCima.height).toBeLessThanOrEqual(embaixo.y);
    expect(embaixo.y + embaixo.height).toBeLessThanOrEqual(tamanho.height);
  }
});

test('in the product as it is published the same address does nothing', async () => {
  const page = await novaPagina();
  const daMaquina: string[] = [];
  page.on('request', (pedido) => {
    if (pedido.url().startsWith(local.url)) daMaquina.push(pedido.url());
  });
  await abrirComAreaLocal(page, local.url, url());
  expect(await abrirTela(page)).toEqual([new URL(url()).origin]);
  expect(await faixa(page).count()).toBe(0);
  expect(daMaquina).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((chave) => chave.includes('area-local')))).toEqual(
    [],
  );
});
