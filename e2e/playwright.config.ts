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
 * Tests with the tag @deep are no part of a usual run. MERENDA_DEEP=federation adds those that prove the publication and
 * hosting of areas (@federation), MERENDA_DEEP=all adds all of them.
 */
const DEEP = { '': /@deep/, federation: /^(?!.*@federation).*@deep/, all: undefined };
const deep = process.env.MERENDA_DEEP ?? '';
if (!(deep in DEEP)) throw new Error(`MERENDA_DEEP is '${deep}': it can be federation or all.`);

/** Browser tests against the built product: `npm test -w e2e`. Each worker has its own product (`harness/test.ts`). */
export default defineConfig({
  testDir: '.',
  testMatch: '*.test.ts',
  outputDir: '../.cache/e2e',
  globalSetup: './harness/modelo.ts',
  forbidOnly: true,
  grepInvert: DEEP[deep as keyof typeof DEEP],
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
