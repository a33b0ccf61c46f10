import type { Page } from '@playwright/test';
import { freePort } from '../scripts/server.mjs';
import { servirArea, type AreaServida } from './harness/area-local.js';
import { sobraLateral, violacoesDe } from './harness/axe.js';
import { expect, NARROW, test, WIDE } from './harness/test.js';
import { url } from './harness/produto.js';
import { entrar } from './harness/login.js';
import { seguirPara } from './harness/navegar.js';
import { servirShellDeDesenvolvimento, type ProdutoDeDesenvolvimento } from './harness/shell-de-desenvolvimento.js';

const AREA = 'mf-estoque';
const TELA = { caminho: '/kit-merenda', titulo: 'Kit Merenda' };

let local: AreaServida;
let produto: ProdutoDeDesenvolvimento;
/** A machine on which nothing listens. */
let muda: string;

test.beforeAll(async () => {
  muda = `http://localhost:${await freePort()}`;
  local = await servirArea(AREA, url());
  produto = await servirShellDeDesenvolvimento([local.url, muda]);
});
test.afterAll(async () => {
  await produto?.parar();
  await local?.parar();
});

/** Logs in and names the area's machine in the address bar. */
async function abrirComAreaLocal(page: Page, maquina: string, base = produto.url): Promise<void> {
  await entrar(page, 'admin', base);
  await page.goto(new URL(`/home?area-local=${AREA}@${maquina}`, base).href);
  await expect(page.getByRole('heading', { name: 'Página Inicial' })).toBeVisible();
}

/** Opens the area's screen and returns the origins of its code. */
async function abrirTela(page: Page): Promise<string[]> {
  const origens = new Set<string>();
  page.on('requestfinished', (requisicao) => {
    const { origin, pathname } = new URL(requisicao.url());
    if (pathname.startsWith(`/areas/${AREA}/`)) origens.add(origin);
  });
  await seguirPara(page, TELA.caminho);
  await expect(page.getByRole('heading', { level: 1, name: TELA.titulo })).toBeVisible();
  return [...origens];
}

const faixa = (page: Page) => page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Limpar' }) });

async function limpar(page: Page): Promise<void> {
  await Promise.all([page.waitForEvent('load'), faixa(page).getByRole('button', { name: 'Limpar' }).click()]);
  await expect(page.locator('main h1').first()).toBeVisible();
  await expect(faixa(page)).toHaveCount(0);
}

test("in a shell for development the area runs from the developer's machine, a strip shows this, and 'Limpar' ends it @deep @federation", async ({
  novaPagina,
}) => {
  const page = await novaPagina();
  await abrirComAreaLocal(page, local.url);
  await expect(faixa(page).getByText(`${AREA} vem de ${local.url}.`)).toBeVisible();
  await expect(page).toHaveURL((endereco) => endereco.search === '');
  expect(await abrirTela(page)).toEqual([local.url]);
  for (const tamanho of [WIDE, NARROW]) {
    await page.setViewportSize(tamanho);
    await expect(faixa(page).getByRole('button', { name: 'Limpar' })).toBeVisible();
    expect(await violacoesDe(page)).toEqual([]);
    expect(await sobraLateral(page)).toBe(0);
  }

  await limpar(page);
  await page.goto(new URL('/home', produto.url).href);
  await expect(page.getByRole('heading', { name: 'Página Inicial' })).toBeVisible();
  expect(await abrirTela(page)).toEqual([produto.url]);
});

test("a machine that does not answer: the strip says that the published area is shown, and 'Limpar' forgets the machine @deep @federation", async ({
  novaPagina,
}) => {
  const page = await novaPagina();
  await abrirComAreaLocal(page, muda);
  await expect(faixa(page).getByText(`${muda} não respondeu: ${AREA} é a publicada.`)).toBeVisible();
  expect(await abrirTela(page)).toEqual([produto.url]);
  await limpar(page);
});

test("a machine whose code does not load: the panel replaces the screen, and 'Limpar' forgets the machine @deep @federation", async ({
  novaPagina,
}) => {
  const page = await novaPagina();
  await page.route(`${local.url}/areas/**`, (route) => route.abort());
  await abrirComAreaLocal(page, local.url);
  await seguirPara(page, TELA.caminho);
  await expect(page.getByRole('heading', { name: 'Não foi possível abrir esta tela' })).toBeVisible();
  await limpar(page);
  await expect(page.getByRole('heading', { level: 1, name: TELA.titulo })).toBeVisible();
});

test('the strip and the offer of a new version are one above the other @deep @federation', async ({ novaPagina }) => {
  const page = await novaPagina();
  await page.clock.install();
  await abrirComAreaLocal(page, local.url);
  await expect(faixa(page)).toBeVisible();
  await page.route('**/federation.json', async (route) => {
    const publicada = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...publicada, shell: { versao: 'a-seguinte' } } });
  });
  await page.clock.fastForward('05:01');
  const oferta = page.locator('.faixa').filter({ has: page.getByRole('button', { name: 'Recarregar' }) });
  await expect(oferta).toBeVisible();
  for (const tamanho of [WIDE, NARROW]) {
    await page.setViewportSize(tamanho);
    const [emCima, embaixo] = (
      await Promise.all(
        [oferta, page.locator('.faixa').filter({ has: page.getByRole('button', { name: 'Limpar' }) })].map((uma) =>
          uma.boundingBox(),
        ),
      )
    ).sort((a, b) => (a?.y ?? 0) - (b?.y ?? 0));
    expect(emCima!.y + emCima!.height).toBeLessThanOrEqual(embaixo!.y);
    expect(embaixo!.y + embaixo!.height).toBeLessThanOrEqual(tamanho.height);
  }
});

test('in the published product the same address does nothing @deep @federation', async ({ novaPagina }) => {
  const page = await novaPagina();
  const daMaquina: string[] = [];
  page.on('request', (requisicao) => {
    if (requisicao.url().startsWith(local.url)) daMaquina.push(requisicao.url());
  });
  await abrirComAreaLocal(page, local.url, url());
  expect(await abrirTela(page)).toEqual([new URL(url()).origin]);
  await expect(faixa(page)).toHaveCount(0);
  expect(daMaquina).toEqual([]);
  const guardadas = () =>
    page.evaluate(() => Object.keys(localStorage).filter((chave) => chave.includes('area-local')));
  await expect.poll(guardadas).toEqual([]);
});
