import { coldVisit, login, median } from './browser.mjs';
import { serveOneBuild } from './one-build.mjs';

const ROUNDS = 7;
/** A screen of each area; the first is the one whose first and second opening are timed. */
const SCREENS = ['/gerenciar-itens', '/gerenciar-aquisicoes', '/gerenciar-movimentacoes', '/gerenciar-pratos', '/relatorio'];
const SWITCHES = 30;
const DEAD = '**/areas/mf-relatorios/**';

/**
 * The federated product and the same product as one build, in turns, over a phone's connection.
 * @returns {Promise<{ federated: Visit, oneBuild: Visit, dead: Visit }>} medians; `dead`: federated, one area does not answer
 * @typedef {{ bytes: number, home: number, first: number, warm: number, revisit: number, heap: number }} Visit
 *   bytes as they came over the wire (without the API's answers) until the home, and at a second visit; ms from 'Entrar' to
 *   the home, from a link to the screen's heading, the first and the second time; heap in bytes after 30 switches
 */
export async function measureFederation(browser, url) {
  const other = await serveOneBuild();
  try {
    const rounds = [];
    for (let i = 0; i < ROUNDS; i += 1) {
      rounds.push({ federated: await visit(browser, url), oneBuild: await visit(browser, other.url), dead: await visit(browser, url, DEAD) });
    }
    return Object.fromEntries(['federated', 'oneBuild', 'dead'].map((which) => [which, medians(rounds.map((round) => round[which]))]));
  } finally {
    await other.stop();
  }
}

function medians(visits) {
  return Object.fromEntries(Object.keys(visits[0]).map((figure) => [figure, median(visits.map((one) => one[figure]))]));
}

function visit(browser, url, dead) {
  return coldVisit(
    browser,
    async (page) => {
      if (dead) await page.route(dead, (route) => route.abort());
      const bytes = await countBytes(page);
      await page.addInitScript(timeHome);
      await login(page, url);
      await page.waitForLoadState('networkidle');
      const home = await page.evaluate(() => globalThis.homeAfter);
      const cold = bytes();
      const first = await page.evaluate(openScreen, SCREENS[0]);
      await page.evaluate(openScreen, '/home');
      const warm = await page.evaluate(openScreen, SCREENS[0]);
      const screens = dead ? SCREENS.slice(0, -1) : SCREENS;
      for (let i = 0; i < SWITCHES; i += 1) await page.evaluate(openScreen, screens[i % screens.length]);
      const heap = await heapOf(page);
      return { bytes: cold, home, first, warm, revisit: await revisit(page, url), heap };
    },
    { slow: true },
  );
}

/** @returns a function that answers how many bytes have come since, without the API's answers */
async function countBytes(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const ours = new Set();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (!/\/(api|municipios)\//.test(response.url)) ours.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (ours.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}

/** The product again in another tab of the same browser, with its session. */
async function revisit(page, url) {
  const again = await page.context().newPage();
  const bytes = await countBytes(again);
  await again.goto(url);
  await again.getByRole('heading', { name: 'Página Inicial' }).waitFor();
  await again.waitForLoadState('networkidle');
  return bytes();
}

async function heapOf(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

/** In the page: ms from the press of 'Entrar' to the frame with the home. */
function timeHome() {
  document.addEventListener('submit', () => {
    const started = performance.now();
    const observer = new MutationObserver(() => {
      if (document.querySelector('main h1')?.textContent !== 'Página Inicial') return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => (globalThis.homeAfter = performance.now() - started)));
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  }, { capture: true, once: true });
}

/** In the page: follows a link and waits for the frame that shows another heading; ms. */
function openScreen(address) {
  const before = document.querySelector('main h1');
  return new Promise((resolve) => {
    const started = performance.now();
    const observer = new MutationObserver(() => {
      const heading = document.querySelector('main h1');
      if (heading === null || heading === before) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
    });
    observer.observe(document.body, { subtree: true, childList: true });
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
}
