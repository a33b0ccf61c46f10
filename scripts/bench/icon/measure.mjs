import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../../browser.mjs';
import { median } from '../browser.mjs';
import { openLink } from './link.mjs';

const VISITS = 5;
/** Her phone: a processor four times slower than this machine's. */
const CPU = 4;
const COOK = { user: 'merendeira', password: 'merenda-escolar-demo' };

/**
 * The cook opens the icon of the installed product again: in a new process of the browser, with the session, the cache
 * and the service worker that the visit before left. And her first visit, from 'Entrar'. Both on a slow phone behind a
 * weak mobile network.
 * @param {string} url of the product
 * @returns {Promise<{ menu: number, usable: number, cold: { usable: number, bytes: number, requests: number } }>}
 *   medians; ms from the tap to the frame that shows a menu, and to the frame that shows what the server answers now
 */
export async function measureIcon(url) {
  const link = await openLink(url);
  try {
    const cold = [];
    const again = [];
    for (let i = 0; i < VISITS; i += 1) {
      const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-icon-'));
      try {
        cold.push(await firstVisit(profile, link));
        again.push(await openIcon(profile, link));
      } finally {
        fs.rmSync(profile, { recursive: true, force: true });
      }
    }
    const of = (visits, figure) => median(visits.map((visit) => visit[figure]));
    return {
      menu: of(again, 'menu'),
      usable: of(again, 'usable'),
      cold: { usable: of(cold, 'usable'), bytes: of(cold, 'bytes'), requests: of(cold, 'requests') },
    };
  } finally {
    await link.close();
  }
}

/** Logs in over the slow network, then lets the browser keep the kitchen's files without it. */
async function firstVisit(profile, link) {
  return onPhone(profile, async (page) => {
    link.slow(true);
    await page.goto(link.url);
    await page.getByRole('button', { name: 'Entrar' }).and(page.locator(':enabled')).waitFor();
    await page.waitForLoadState('networkidle');
    await page.getByLabel('Usuário').fill(COOK.user);
    await page.getByLabel('Senha', { exact: true }).fill(COOK.password);
    const before = link.received();
    await page.evaluate(watchFromClick);
    await page.getByRole('button', { name: 'Entrar' }).click();
    const { from, usable } = await page.evaluate(() => globalThis.kitchen);
    const { bytes, requests } = link.received();
    link.slow(false);
    await page.waitForFunction(keepsTheKitchen);
    return { usable: usable - from, bytes: bytes - before.bytes, requests: requests - before.requests };
  });
}

async function openIcon(profile, link) {
  return onPhone(profile, async (page) => {
    link.slow(true);
    await page.addInitScript(watch);
    await page.goto(`${link.url}/cozinha`, { waitUntil: 'commit' });
    const seen = await page.evaluate(() => globalThis.kitchen);
    link.slow(false);
    return seen;
  });
}

/** A new process of the browser on a kept profile. */
async function onPhone(profile, visit) {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: ensureBrowser(() => undefined),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'pt-BR',
    serviceWorkers: 'allow',
  });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    return await visit(page);
  } finally {
    await context.close();
  }
}

/**
 * In the page: makes `kitchen` a promise of the times at which a frame shows the dishes of the day (`menu`), and shows
 * them without the age of kept ones (`usable`), in ms since the navigation.
 */
function watch() {
  let menu;
  globalThis.kitchen = new Promise((resolve) => {
    const look = () => {
      const dishes = document.querySelector('main .cartoes-de-escolha');
      if (dishes !== null) menu ??= performance.now();
      const kept = [...document.querySelectorAll('main .cozinha-nota')].some(({ textContent }) =>
        textContent.startsWith('Dados de'),
      );
      const fresh = dishes !== null && !kept;
      requestAnimationFrame(fresh ? () => setTimeout(() => resolve({ menu, usable: performance.now() })) : look);
    };
    look();
  });
}

/** In the page: like `watch`, with the time of the click, in a page that is open already. */
function watchFromClick() {
  globalThis.kitchen = new Promise((resolve) => {
    const begin = () => {
      const from = performance.now();
      const look = () => {
        const dishes = document.querySelector('main .cartoes-de-escolha');
        requestAnimationFrame(
          dishes === null ? look : () => setTimeout(() => resolve({ from, usable: performance.now() })),
        );
      };
      look();
    };
    addEventListener('click', begin, { capture: true, once: true });
  });
}

/** In the page: whether the browser keeps a complete set of files, and the worker answers. */
async function keepsTheKitchen() {
  if (!navigator.serviceWorker.controller) return false;
  for (const name of await caches.keys()) if (await (await caches.open(name)).match('/conjunto-completo')) return true;
  return false;
}
