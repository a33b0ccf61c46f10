import path from 'node:path';
import { ensureTestBrowser } from '../browser.mjs';
import { demonstrationDatabase } from '../demonstration.mjs';
import { ensureNginx } from '../nginx.mjs';
import { ensurePoppler } from '../poppler.mjs';
import { playwright } from './playwright.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * The browser tests against the built product.
 * @param {import('./run-parts.mjs').Tell} tell
 * @param {import('./parts.mjs').Options} options
 * @returns {Promise<import('./run-parts.mjs').Result>}
 */
export async function browser(tell, { deep = false, federation = false, browserArgs = [] }) {
  ensurePoppler();
  ensureNginx();
  return playwright(['--config', path.join(ROOT, 'e2e/playwright.config.ts'), ...browserArgs], tell, {
    CHROMIUM: ensureTestBrowser(),
    MERENDA_MODELO: await demonstrationDatabase(),
    MERENDA_DEEP: deep ? 'all' : federation ? 'federation' : '',
  });
}
