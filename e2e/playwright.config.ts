import { defineConfig } from '@playwright/test';
import os from 'node:os';
import { findTestBrowser } from '../scripts/browser.mjs';
import { TIME_ZONE } from '../scripts/fixed-clock/fixed-clock.mjs';

/** Root, as in a container, may not use the browser's sandbox; a container's /dev/shm is too small for a browser. */
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-dev-shm-usage'] : [];
/** Without a graphics processor, Chromium emulates one for drawing: 16 % of the CPU of the screens' tests. */
const withoutGraphics = ['--disable-gpu', '--disable-software-rasterizer'];
/** Pages of one account share a process, and the code that it has compiled. */
const args = [...asRoot, ...withoutGraphics, '--process-per-site'];

/**
 * Which tests run (docs/CONTRIBUTING.md). By default none with the tag `@deep`; `npm test` sets `federation` when the
 * sources of the federation have changed, and `npm run test:deep` sets `all`.
 */
const LEFT_OUT = { '': /@deep/, federation: /^(?!.*@federation).*@deep/s, all: undefined };
const deep = process.env.MERENDA_DEEP ?? '';
if (!isKnown(deep)) throw new Error(`MERENDA_DEEP is '${deep}': it is empty, 'federation' or 'all'.`);

function isKnown(name: string): name is keyof typeof LEFT_OUT {
  return Object.hasOwn(LEFT_OUT, name);
}

/** Browser tests against the built product: `npm test -w e2e`. Each worker has its own product (`harness/test.ts`). */
export default defineConfig({
  testDir: '.',
  testMatch: '*.test.ts',
  outputDir: '../.cache/e2e',
  globalSetup: './harness/modelo.ts',
  forbidOnly: true,
  grepInvert: LEFT_OUT[deep],
  // In a CI a second try tells what is unstable from what is broken; `npm test` names the unstable tests.
  retries: process.env.CI === 'true' ? 1 : 0,
  // More are not faster (docs/CONTRIBUTING.md). To look for races run the tests with more: `--workers=4 --repeat-each=3`.
  workers: os.availableParallelism(),
  // Limits end tests that hang; they are long enough for a busy machine.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    launchOptions: { executablePath: findTestBrowser(), args },
    locale: 'pt-BR',
    timezoneId: TIME_ZONE,
    // Without animations a colour is never read in the middle of a transition.
    contextOptions: { reducedMotion: 'reduce' },
    // The trace of a failure has its actions, requests and console. Snapshots of the page before and after each action
    // would cost a fifth of the CPU of every test; `--trace on` records them for a test that is run again.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: true },
    screenshot: 'only-on-failure',
  },
});
