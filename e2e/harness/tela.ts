import { expect, type Page, type ViewportSize } from '@playwright/test';
import { acoesCortadas } from './acoes.js';
import { alvosPequenos } from './alvos.js';
import { DAS_CORES, sobraLateral, violacoesDe } from './axe.js';
import { codigosCrus } from './codigos.js';
import { areasPublicadas } from './federation.js';
import { fecharAvisos, seguirPara } from './navegar.js';
import { NARROW } from './test.js';

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

/** The window of a notebook, in which each screen, modal and drawer is checked as a whole. */
export const NOTEBOOK: ViewportSize = { width: 1366, height: 768 };
/** The windows of phones, in which all that can be different is measured. */
const TELEFONES: readonly ViewportSize[] = [NARROW, { width: 320, height: 640 }];

/** Below this width (px) the page is that of a phone. */
const TELEFONE = 768;

const noTelefone = (page: Page): boolean => (page.viewportSize()?.width ?? TELEFONE) < TELEFONE;

/**
 * Waits for the screen and checks it: no breach of accessibility, nothing beyond the right edge, no code instead of
 * words, no action of a row that is cut off. On a phone the same elements are in other places: there it is measured, and
 * no control is too small for a thumb.
 * @param onde names the screen in the failure
 */
export async function conferirTela(page: Page, onde: string): Promise<void> {
  await esperarTela(page);
  await conferirMedidas(page, onde);
  if (!noTelefone(page)) expect({ onde, violacoes: await violacoesDe(page) }).toEqual({ onde, violacoes: [] });
}

async function conferirMedidas(page: Page, onde: string): Promise<void> {
  const aqui = `${onde} at ${page.viewportSize()?.width} px`;
  expect({
    aqui,
    sobra: await sobraLateral(page),
    codigos: await codigosCrus(page),
    acoes: await acoesCortadas(page),
    alvos: noTelefone(page) ? await alvosPequenos(page) : [],
  }).toEqual({ aqui, sobra: 0, codigos: [], acoes: [], alvos: [] });
}

/** Checks what is open in its window, and on phones without loading it again. At the end its window is back. */
export async function conferirEmJanelas(page: Page, onde: string): Promise<void> {
  await conferirTela(page, onde);
  await naJanela(page, TELEFONES, () => conferirMedidas(page, onde));
}

/**
 * The whole matrix, for the deep run: what is open is analysed by axe in each window, light and dark, where the usual run
 * has axe once, contrast from the tokens and the measures of phones.
 */
export async function conferirMatriz(page: Page, onde: string): Promise<void> {
  await conferirTela(page, onde);
  await conferirCores(page, onde);
  await naJanela(page, TELEFONES, async () => {
    const aqui = `${onde} at ${page.viewportSize()?.width} px`;
    await conferirMedidas(page, onde);
    expect({ aqui, violacoes: await violacoesDe(page) }).toEqual({ aqui, violacoes: [] });
    await conferirCores(page, aqui);
  });
}

/** Does something in each of the windows, and takes the page back to its own. */
async function naJanela(page: Page, janelas: readonly ViewportSize[], fazer: () => Promise<void>): Promise<void> {
  const propria = page.viewportSize();
  for (const janela of janelas) {
    await page.setViewportSize(janela);
    await fazer();
  }
  if (propria) await page.setViewportSize(propria);
}

/** The colours of what is open in the other appearance of the device, light or dark; the page stays in that one. */
async function conferirCores(page: Page, onde: string): Promise<void> {
  const pagina = page.locator('html');
  const escurecer = !(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches));
  await page.emulateMedia({ colorScheme: escurecer ? 'dark' : 'light' });
  const aparencia = escurecer ? 'escuro' : 'claro';
  await expect(pagina).toHaveAttribute('data-tema', aparencia);
  const violacoes = await violacoesDe(page, DAS_CORES);
  expect({ onde, aparencia, violacoes }).toEqual({ onde, aparencia, violacoes: [] });
}
