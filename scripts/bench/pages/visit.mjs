import { login } from '../browser.mjs';

/**
 * @typedef {{ name: string, viewport: { width: number, height: number }, mobile: boolean, cpu: number, network: object
 *   | null }} Device `cpu` is the factor by which the processor is slowed down
 * @typedef {{ lcp: number, inp: number | null, cls: number, task: number, bytes: number, requests: number, again:
 *   number }} Page `lcp`, `inp` and the longest `task` in ms; `inp` is null where the screen has nothing to press;
 *   `bytes` on the network with headers and the API's responses, `again` those of a reload
 */

/** A cheap phone on a weak mobile network: 1.6 Mbit/s, 150 ms round trip. */
export const PHONE = {
  name: 'slow phone',
  viewport: { width: 390, height: 844 },
  mobile: true,
  cpu: 4,
  network: {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  },
};

/** A computer of the secretariat, on the server's own network. */
export const DESKTOP = {
  name: 'desktop',
  viewport: { width: 1366, height: 768 },
  mobile: false,
  cpu: 1,
  network: null,
};

/** Without any event for so long, a screen is complete (ms). */
const QUIET = 1000;
/** The longest time for a screen to become complete (ms). */
const PATIENCE = 60_000;

/**
 * A device without a session.
 * @param {import('@playwright/test').Browser} browser
 * @param {Device} device
 * @param {'allow' | 'block'} serviceWorkers the page's worker keeps files that an empty cache does not empty, so a first
 *   visit has to block it
 */
export async function openContext(browser, { viewport, mobile }, serviceWorkers = 'block') {
  const options = { viewport, isMobile: mobile, hasTouch: mobile, locale: 'pt-BR', serviceWorkers };
  const context = await browser.newContext(options);
  await context.addInitScript(observe);
  return context;
}

/** A device on which a user has logged in. */
export async function enterOn(browser, url, device, user = 'admin', serviceWorkers = 'block') {
  const context = await openContext(browser, device, serviceWorkers);
  const page = await context.newPage();
  await login(page, url, user);
  await page.close();
  return context;
}

/**
 * Opens a screen by its address in a new tab with an empty cache, waits until it is complete, does one typical
 * interaction, and reloads it.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} address
 * @param {Device} device
 * @returns {Promise<Page>}
 */
export async function visit(context, address, device) {
  const { page, network } = await slowTab(context, device);
  try {
    await network.clearCache();
    await page.goto(address, { waitUntil: 'commit' });
    await complete(page, network);
    const { bytes, requests } = network.received();
    const interacted = await interact(page);
    await complete(page, network);
    const seen = await page.evaluate(() => globalThis.seen());
    // The interaction may load a part of the screen that it opens.
    const before = network.received().bytes;
    await page.reload({ waitUntil: 'commit' });
    await complete(page, network);
    return { ...seen, inp: interacted ? seen.inp : null, bytes, requests, again: network.received().bytes - before };
  } finally {
    await page.close();
  }
}

/**
 * A second visit: the home from the browser's cache, then a screen by its link.
 * @returns {Promise<number>} ms from the tap on the link to the frame in which the screen has all its data
 */
export async function openFromHome(context, url, device, title, shown) {
  const { page, network } = await slowTab(context, device);
  try {
    await page.goto(new URL('/home', url).href);
    await complete(page, network);
    // Today's figures, which come before the tiles, may have a link to the same screen.
    const link = page.getByRole('main').getByTitle(title, { exact: true }).last();
    await page.evaluate(timeUntil, shown);
    await link.tap();
    return await page.evaluate(() => globalThis.usable);
  } finally {
    await page.close();
  }
}

async function slowTab(context, device) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const network = await watchNetwork(page, session);
  if (device.network !== null) await session.send('Network.emulateNetworkConditions', device.network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: device.cpu });
  return { page, network };
}

/** Counts the responses, and the requests without one. */
async function watchNetwork(page, session) {
  await session.send('Network.enable');
  const awaited = new Set();
  let bytes = 0;
  let requests = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += encodedDataLength > 0 ? 1 : 0;
  });
  page.on('request', (request) => awaited.add(request));
  for (const end of ['requestfinished', 'requestfailed']) page.on(end, (request) => awaited.delete(request));
  return {
    received: () => ({ bytes, requests }),
    idle: () => awaited.size === 0,
    clearCache: () => session.send('Network.clearBrowserCache'),
  };
}

/** Waits until nothing loads, moves or computes any more. */
async function complete(page, network) {
  const late = Date.now() + PATIENCE;
  for (let quiet = 0; quiet < QUIET;) {
    if (Date.now() > late) throw new Error(`${page.url()} is not complete after ${PATIENCE} ms.`);
    await page.waitForTimeout(100);
    quiet = network.idle() ? await page.evaluate(() => globalThis.quiet?.() ?? 0) : 0;
  }
}

/** These leave the screen, or let the browser lay out all of a paper, which no user waits for before it is shown. */
const NOT_PRESSED = /Voltar|Imprimir/;

/**
 * Types into the first field of the screen, else presses its first button besides those of `NOT_PRESSED`.
 * @returns {Promise<boolean>} whether there was one
 */
async function interact(page) {
  // By CSS: a search by role computes the roles of all elements in the page, which would count as a task of the screen.
  const main = page.locator('main');
  const field = main.locator('input:not([type=file]):not([readonly]):enabled:visible').first();
  if ((await field.count()) > 0) {
    await field.click();
    await page.keyboard.press('a');
    return true;
  }
  const button = main.locator('button:enabled:visible').filter({ hasNotText: NOT_PRESSED }).first();
  if ((await button.count()) === 0) return false;
  await button.click();
  return true;
}

/** In the page: collects its own timings. `seen` returns them, `quiet` the ms since the last of them. */
function observe() {
  let [lcp, inp, task, cls] = [0, 0, 0, 0];
  let last = performance.now();
  // Layout shifts count in windows of up to 5 s, with at most 1 s between two shifts (web.dev/cls).
  let window = { value: 0, first: 0, last: 0 };
  const on = (type, take, options = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        last = performance.now();
        take(entry);
      }
    }).observe({ type, buffered: true, ...options });
  on('largest-contentful-paint', ({ startTime }) => (lcp = startTime));
  on('longtask', ({ duration }) => (task = Math.max(task, duration)));
  on('event', ({ interactionId, duration }) => (inp = interactionId > 0 ? Math.max(inp, duration) : inp), {
    durationThreshold: 16,
  });
  on('layout-shift', ({ hadRecentInput, value, startTime }) => {
    if (hadRecentInput) return;
    const same = startTime - window.last < 1000 && startTime - window.first < 5000;
    window = { value: same ? window.value + value : value, first: same ? window.first : startTime, last: startTime };
    cls = Math.max(cls, window.value);
  });
  on('resource', () => undefined);
  globalThis.seen = () => ({ lcp, inp, task, cls });
  // A screen has a heading, and nothing in it says that it is loading; only the login, at '/', has no heading.
  const loading = '.carregando, .ant-spin-spinning, .ant-skeleton-active';
  const ready = () =>
    document.querySelector(location.pathname === '/' ? 'form' : 'main h1') !== null &&
    document.querySelector(loading) === null;
  globalThis.quiet = () => (ready() ? performance.now() - last : 0);
}

/** In the page: makes `usable` a promise of the ms from the next click to the frame in which `main` shows this text. */
function timeUntil(text) {
  globalThis.usable = new Promise((resolve) => {
    const begin = () => {
      const started = performance.now();
      const look = () => {
        const shown = document.querySelector('main')?.textContent.includes(text);
        requestAnimationFrame(shown ? () => setTimeout(() => resolve(performance.now() - started)) : look);
      };
      look();
    };
    addEventListener('click', begin, { capture: true, once: true });
  });
}
