import { expect, type Page, type ViewportSize } from '@playwright/test';
import { acoesCortadas } from './acoes.js';
import { alvosPequenos } from './alvos.js';
import { DAS_CORES, sobraLateral, violacoesDe } from './axe.js';
import { codigosCrus } from './codigos.js';
import { areasPublicadas } from './federation.js';
import { fecharAvisos, seguirPara } from './navegar.js';

/**
 * Opens a screen as it is at first: the page is loaded once, then a link leads to each further screen of an area,
 * without the notices of the one before.
 * @param endereco may have a query
 */
export async function abrirTela(page: Page, endereco: string): Promise<void> {
  const caminho = endereco.split('?')[0];
  const tela = (await areasPublicadas()).flatMap(({ telas }) => telas).find((uma) => uma.caminho === caminho);
  // A link to the screen that is open would leave it as it is.
  const aberta = decodeURI(new URL(page.url()).pathname) === caminho;
  if (!tela || aberta || page.url() === 'about:blank') {
    await page.goto(endereco);
  } else {
    // Where it clicked last, the new screen may have a control that shows its tip.
    await page.mouse.move(0, 0);
    await seguirPara(page, endereco);
    await fecharAvisos(page);
  }
  if (tela) await expect(page).toHaveTitle(`${tela.titulo} · Merenda Escolar`);
}

/** Waits until the screen has its heading and no loading indicator is left. */
export async function esperarTela(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const carregando = page.locator('.carregando, .ant-skeleton, .ant-spin-spinning, .anticon-loading');
  await expect(carregando.or(page.getByText('Carregando…'))).toHaveCount(0);
}

/** Below this width (px) the page is that of a phone. */
const TELEFONE = 768;

/**
 * Waits for the screen and checks it: no breach of accessibility, nothing beyond the right edge, no code instead of
 * words, no action of a row that is cut off, and on a phone no control that is too small for a thumb.
 * @param onde names the screen in the failure
 */
export async function conferirTela(page: Page, onde: string): Promise<void> {
  await esperarTela(page);
  const noTelefone = (page.viewportSize()?.width ?? TELEFONE) < TELEFONE;
  expect({
    onde,
    violacoes: await violacoesDe(page),
    sobra: await sobraLateral(page),
    codigos: await codigosCrus(page),
    acoes: await acoesCortadas(page),
    alvos: noTelefone ? await alvosPequenos(page) : [],
  }).toEqual({ onde, violacoes: [], sobra: 0, codigos: [], acoes: [], alvos: [] });
}

/**
 * Checks the open screen in each window, light and dark, without loading it again; at the end the first window is back.
 * In each window the whole check is done once, and the other appearance is checked for its colours. The page stays in
 * that one, so that the whole check of the next window or screen is done there: each appearance has half of them.
 */
export async function conferirEmJanelas(page: Page, onde: string, janelas: readonly ViewportSize[]): Promise<void> {
  for (const janela of janelas) {
    const aqui = `${onde} at ${janela.width} px`;
    await page.setViewportSize(janela);
    // What measures itself does it after the resize.
    await expect.poll(() => sobraLateral(page), aqui).toBe(0);
    await conferirTela(page, aqui);
    const aparencia = await trocarAparencia(page);
    const violacoes = await violacoesDe(page, DAS_CORES);
    expect({ aqui, aparencia, violacoes }).toEqual({ aqui, aparencia, violacoes: [] });
  }
  const [primeira] = janelas;
  if (primeira && janelas.length > 1) await page.setViewportSize(primeira);
}

/** Makes the device of the page dark if it is light, and light if it is dark. Returns the appearance that it has then. */
async function trocarAparencia(page: Page): Promise<string> {
  const pagina = page.locator('html');
  const escura = (await pagina.getAttribute('data-tema')) === 'escuro';
  const aparencia = escura ? 'claro' : 'escuro';
  await page.emulateMedia({ colorScheme: escura ? 'light' : 'dark' });
  await expect(pagina).toHaveAttribute('data-tema', aparencia);
  return aparencia;
}
