import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../build/areas.mjs';
import { coldVisit, login } from '../browser.mjs';

/** The screen whose first and second opening are timed. */
const TIMED = ['mf-cadastros', 'gerenciar-itens'];
/** Screens in the sidebar, with the timed one. The 30 changes go through them in turn. */
const TOUR = [
  TIMED,
  ['mf-compras', 'gerenciar-aquisicoes'],
  ['mf-estoque', 'gerenciar-movimentacoes'],
  ['mf-cardapios', 'gerenciar-pratos'],
  ['mf-estoque', 'kit-merenda'],
  ['mf-cardapios', 'execucao'],
];
const SWITCHES = 30;

/** The unavailable area in `visitWithDeadArea`. */
const DEAD = ['mf-compras', 'gerenciar-aquisicoes'];

/** The longest time for a screen to open (ms), over a slow network. */
const PATIENCE = 20_000;

/**
 * A visit over a phone's connection: login, a screen for the first and for the second time, 30 changes of screens,
 * another tab.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url of the product
 * @param {{ details: boolean }} options `details` prints every file and its bytes
 * @returns {Promise<Visit>}
 * @typedef {{ bytes: number, home: number, firstBytes: number, first: number, warm: number, heap: number, revisit:
 *   number }} Visit Bytes on the network without API responses: `bytes` until the home, `firstBytes` more for the first
 *   screen, `revisit` for the second visit. Times in ms: `home` from 'Entrar', `first` and `warm` from the click on a
 *   link of the sidebar to the frame with the screen's heading. `heap` in bytes after the changes
 */
export function visit(browser, url, { details }) {
  return coldVisit(
    browser,
    async (page) => {
      const received = await countBytes(page, details);
      const home = await enter(page, url);
      const bytes = received();
      const first = await open(page, TIMED);
      await page.waitForLoadState('networkidle');
      const firstBytes = received() - bytes;
      await open(page, TOUR[1]);
      const warm = await open(page, TIMED);
      for (let i = 0; i < SWITCHES; i += 1) await open(page, TOUR[(i + 1) % TOUR.length]);
      return {
        bytes,
        home,
        firstBytes,
        first,
        warm,
        heap: await heapOf(page),
        revisit: await revisit(page, url, details),
      };
    },
    { slow: true },
  );
}

/**
 * The same with one unavailable area: the user opens it first, then a screen of another area.
 * @returns {Promise<{ home: number, first: number }>} ms, as in `visit`
 */
export function visitWithDeadArea(browser, url) {
  return coldVisit(
    browser,
    async (page) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      // Not `page.route`: it turns the browser's cache off.
      await session.send('Network.setBlockedURLs', { urls: [`*/areas/${DEAD[0]}/*`] });
      const home = await enter(page, url);
      await showLink(page, titleOf(DEAD));
      await press(page, titleOf(DEAD));
      await page.getByRole('heading', { name: 'Não foi possível abrir esta tela' }).waitFor();
      return { home, first: await open(page, TIMED) };
    },
    { slow: true },
  );
}

/** @returns {Promise<number>} ms from 'Entrar' to the frame with the home */
async function enter(page, url) {
  await page.addInitScript(watch);
  await page.addInitScript(() => globalThis.screenAfter('submit', 'Página Inicial'));
  await login(page, url);
  const home = await page.evaluate(() => globalThis.shown);
  await page.waitForLoadState('networkidle');
  return home;
}

/**
 * Follows a link of the menu.
 * @returns {Promise<number>} ms from the press to the frame with the screen's heading
 * @throws Error if an error panel replaces the screen, or it does not open in time
 */
async function open(page, screen) {
  const title = titleOf(screen);
  await showLink(page, title);
  await page.evaluate((expected) => void globalThis.screenAfter('click', expected), title);
  await press(page, title);
  const late = new Promise((_, reject) =>
    setTimeout(reject, PATIENCE, new Error(`'${title}' did not open within ${PATIENCE} ms.`)).unref(),
  );
  return Promise.race([page.evaluate(() => globalThis.shown), late]);
}

/**
 * Like a user: from the page to the sidebar, to the link. It starts from the text of the header: on a link of the page
 * the pointer would load that screen ahead.
 */
async function press(page, title) {
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await page.getByText('Seja bem-vindo').hover();
  await menu.getByTitle(title, { exact: true }).click();
}

/** Opens the group of a link in the sidebar, unless it is open: this is not a part of the way to a screen. */
async function showLink(page, title) {
  const link = page.getByRole('navigation', { name: 'Menu principal' }).getByTitle(title, { exact: true });
  if (!(await link.isVisible())) await link.locator('xpath=ancestor::ul[1]/preceding-sibling::button').click();
}

/** The title that an area gives its screen. */
function titleOf([area, id]) {
  const { telas } = JSON.parse(fs.readFileSync(path.join(ROOT, area, 'area.json'), 'utf8'));
  return telas.find((tela) => tela.id === id).titulo;
}

/** In the page. `screenAfter` makes `shown` a promise of the ms from the next such event to the frame with a screen. */
function watch() {
  globalThis.screenAfter = (event, title) => {
    globalThis.shown = new Promise((resolve, reject) => {
      const begin = () => {
        const started = performance.now();
        const observer = new MutationObserver(() => {
          const heading = document.querySelector('main h1');
          if (heading === null || !document.title.startsWith(title)) return;
          observer.disconnect();
          const panel = heading.closest('[role=alert]');
          if (panel) reject(new Error(panel.textContent));
          else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
        });
        observer.observe(document, { subtree: true, childList: true, characterData: true });
      };
      addEventListener(event, begin, { capture: true, once: true });
    });
  };
}

/** @returns a function that returns the bytes loaded since then, without API responses and the municipality's logo */
async function countBytes(page, details) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const files = new Map();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const { pathname } = new URL(response.url);
    if (!/^\/(api|municipios)\//.test(pathname)) files.set(requestId, pathname);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!files.has(requestId)) return;
    bytes += encodedDataLength;
    if (details && encodedDataLength > 0) console.log(`  ${encodedDataLength} ${files.get(requestId)}`);
  });
  return () => bytes;
}

/** The product in another tab of the same browser, with the same session. */
async function revisit(page, url, details) {
  const again = await page.context().newPage();
  const received = await countBytes(again, details);
  await again.goto(url);
  await again.getByRole('heading', { name: 'Página Inicial' }).waitFor();
  await again.waitForLoadState('networkidle');
  return received();
}

async function heapOf(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}
