import os from 'node:os';
import { ensureBrowser } from '../browser.mjs';
import { ensureNginx } from '../nginx.mjs';
import { ensurePoppler } from '../poppler.mjs';
import { builtProduct } from './built-product.mjs';
import { jest } from './jest.mjs';

/**
 * The browser tests against the built product: one worker a core, since a worker waits for the browser half of its time.
 * @param {import('./run-parts.mjs').Tell} tell
 * @returns {Promise<import('./run-parts.mjs').Result>}
 */
export async function browser(tell) {
  ensurePoppler();
  ensureNginx();
  const lines = await builtProduct(tell);
  const result = await jest(
    'browser',
    ['--config', 'e2e/jest.config.mjs', `--maxWorkers=${os.availableParallelism()}`],
    tell,
    { CHROMIUM: ensureBrowser() },
  );
  return { ...result, log: `${result.log}\n${lines.join('\n')}` };
}
