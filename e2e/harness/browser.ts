import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

declare global {
  /** Kept for `environment.cjs`, which pictures them when a test fails. */
  var openPages: Set<Page>;
}

export const WIDE = { width: 1280, height: 800 };
export const NARROW = { width: 360, height: 740 };

/** The address of the product under test. */
export function url(path = '/'): string {
  const base = process.env.MERENDA_URL;
  if (base === undefined) throw new Error('MERENDA_URL is not set: run the browser tests by `npm test -w e2e`.');
  return new URL(path, base).href;
}

/**
 * One browser for the test file and a fresh person (context, no cookies, no storage) for each page.
 * @returns a function that opens a page; all pages are closed after each test
 */
export function withBrowser(): (viewport?: { width: number; height: number }) => Promise<Page> {
  let browser: Browser;
  let contexts: BrowserContext[] = [];

  beforeAll(async () => {
    // Root, as in a container, may not use the sandbox.
    const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args });
  });
  afterEach(async () => {
    globalThis.openPages.clear();
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
  });
  afterAll(() => browser.close());

  return async (viewport = WIDE) => {
    // Without movement a colour is never read half way through its fade.
    const context = await browser.newContext({ viewport, locale: 'pt-BR', timezoneId: 'America/Sao_Paulo', reducedMotion: 'reduce' });
    contexts.push(context);
    const page = await context.newPage();
    globalThis.openPages.add(page);
    return page;
  };
}
