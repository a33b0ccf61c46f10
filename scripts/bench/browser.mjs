import http from 'node:http';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../browser.mjs';

/** A phone's connection: 4 Mbit/s down, 100 ms round trip. */
const NETWORK = {
  offline: false,
  latency: 100,
  downloadThroughput: (4 * 1024 * 1024) / 8,
  uploadThroughput: (1024 * 1024) / 8,
};

/** @returns {Promise<import('@playwright/test').Browser>} */
export function openBrowser() {
  // Root, as in a container, may not use the sandbox.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({ executablePath: ensureBrowser(() => undefined), args });
}

/**
 * Runs `visit` on a page of a new visitor: no cache, no storage. The visitor saves data, so that what the shell loads
 * ahead after the home does not count.
 * @param {import('@playwright/test').Browser} browser
 * @param {(page: import('@playwright/test').Page) => Promise<T>} visit
 * @param {{ slow?: boolean }} [options] `slow` puts the page behind `NETWORK`
 * @returns {Promise<T>}
 * @template T
 */
export async function coldVisit(browser, visit, { slow = false } = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'pt-BR' });
  try {
    await context.addInitScript(saveData);
    const page = await context.newPage();
    if (slow) {
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', NETWORK);
    }
    return await visit(page);
  } finally {
    await context.close();
  }
}

/** In the page. */
function saveData() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

/** Logs in with a demonstration account on the login screen and waits for the screen where it starts. */
export async function login(page, url, user = 'admin') {
  await page.goto(url);
  await page.getByLabel('Usuário').fill(user);
  await page.getByLabel('Senha', { exact: true }).fill('merenda-escolar-demo');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('heading', { name: STARTS[user] ?? 'Página Inicial', level: 1 }).waitFor();
}

/** Accounts that do not start at the home. */
const STARTS = { merendeira: 'Cozinha' };

/**
 * Bytes of an address's body as a server sends it with gzip. Chromium prefers brotli, so the gzip size is requested
 * separately.
 */
export function gzipBytes(address) {
  return new Promise((resolve, reject) => {
    http
      .get(address, { headers: { 'accept-encoding': 'gzip', accept: '*/*' } }, (res) => {
        let bytes = 0;
        res.on('data', (piece) => (bytes += piece.length));
        res.on('end', () =>
          res.statusCode === 200 ? resolve(bytes) : reject(new Error(`${address} answered ${res.statusCode}.`)),
        );
        res.on('error', reject);
      })
      .on('error', reject);
  });
}

/** The median; of an even number of values, the greater of the two in the middle. */
export function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}
