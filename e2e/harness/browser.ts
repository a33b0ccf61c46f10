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

type NewPage = (viewport?: { width: number; height: number }) => Promise<Page>;

/**
 * One browser for the test file and a fresh person (context, no cookies, no storage) for each page.
 * @returns a function that opens a page; all pages are closed after each test
 */
export function withBrowser(): NewPage {
  const newContext = withContexts();
  let contexts: BrowserContext[] = [];
  afterEach(async () => {
    await leaveAlone(contexts);
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
  });

  return async (viewport = WIDE) => {
    const context = await newContext(viewport);
    contexts.push(context);
    return openPage(context);
  };
}

/**
 * One person for the test file, who logs in once: for tests that change nothing of the session, nor of what the browser keeps.
 * @returns a function that opens a page of hers; all pages are closed after each test
 */
export function withPerson(logIn: (page: Page) => Promise<void>): NewPage {
  const newContext = withContexts();
  let context: BrowserContext;
  beforeAll(async () => {
    context = await newContext(WIDE);
    const page = await context.newPage();
    await logIn(page);
    await page.close();
  });
  afterEach(async () => {
    await leaveAlone([context]);
    await Promise.all(context.pages().map((page) => page.close()));
  });

  return async (viewport = WIDE) => {
    const page = await openPage(context);
    await page.setViewportSize(viewport);
    return page;
  };
}

function withContexts(): (viewport: { width: number; height: number }) => Promise<BrowserContext> {
  let browser: Browser;
  beforeAll(async () => {
    // Root, as in a container, may not use the sandbox.
    const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args });
  });
  afterAll(() => browser.close());

  // Without movement a colour is never read half way through its fade.
  return (viewport) =>
    browser.newContext({ viewport, locale: 'pt-BR', timezoneId: 'America/Sao_Paulo', reducedMotion: 'reduce' });
}

/** The test is over: answers that it was still preparing for its pages are wanted by nobody, and fail nothing. */
async function leaveAlone(contexts: BrowserContext[]): Promise<void> {
  globalThis.openPages.clear();
  await Promise.all(
    contexts.flatMap((context) => context.pages()).map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })),
  );
}

async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  globalThis.openPages.add(page);
  return page;
}
