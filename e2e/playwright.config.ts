import { defineConfig } from '@playwright/test';
import os from 'node:os';

/** Root, as in a container, may not use the browser's sandbox; a container's /dev/shm is too small for a browser. */
const args = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-dev-shm-usage'] : [];

/** Browser tests against the built product: `npm test -w e2e`. Each worker has its own product (`harness/test.ts`). */
export default defineConfig({
  testDir: '.',
  testMatch: '*.test.ts',
  outputDir: '../.cache/e2e',
  globalSetup: './harness/modelo.ts',
  forbidOnly: true,
  workers: os.availableParallelism(),
  // Limits end tests that hang; they are long enough for a busy machine.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/lib/chromium/chromium', args },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // Without animations a colour is never read in the middle of a transition.
    contextOptions: { reducedMotion: 'reduce' },
    // Screenshots of each moment would cost a third more CPU; the snapshots of the page show the same.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: true },
  },
});
