import { expect, type Page } from '@playwright/test';
import { sobraLateral, violacoesGraves } from './axe.js';
import { codigosCrus } from './codigos.js';
import { areasPublicadas } from './federation.js';
import { seguirPara } from './navegar.js';

/** Opens a screen: the page is loaded once, then a link leads to each further screen of an area. */
export async function abrirTela(page: Page, caminho: string): Promise<void> {
  const tela = (await areasPublicadas()).flatMap(({ telas }) => telas).find((uma) => uma.caminho === caminho);
  if (!tela || page.url() === 'about:blank') await page.goto(caminho);
  else await seguirPara(page, caminho);
  if (tela) await expect(page).toHaveTitle(`${tela.titulo} · Merenda Escolar`);
}

/** Waits until the screen has its heading and no loading indicator is left. */
export async function esperarTela(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const carregando = page.locator('.carregando, .ant-skeleton, .ant-spin-spinning, .anticon-loading');
  await expect(carregando.or(page.getByText('Carregando…'))).toHaveCount(0);
}

/**
 * Waits for the screen and checks it: no serious breach of accessibility, nothing beyond the right edge, no code
 * instead of words.
 * @param onde names the screen in the failure
 */
export async function conferirTela(page: Page, onde: string): Promise<void> {
  await esperarTela(page);
  expect({
    onde,
    violacoes: await violacoesGraves(page),
    sobra: await sobraLateral(page),
    codigos: await codigosCrus(page),
  }).toEqual({ onde, violacoes: [], sobra: 0, codigos: [] });
}
