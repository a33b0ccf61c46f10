import path from 'node:path';
import { ensureTestBrowser } from '../browser.mjs';
import { demonstrationDatabase } from '../demonstration.mjs';
import { ensureNginx } from '../nginx.mjs';
import { ensurePoppler } from '../poppler.mjs';
import { builtProduct } from './built-product.mjs';
import { playwright } from './playwright.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * The browser tests against the built product.
 * @param {import('./run-parts.mjs').Tell} tell
 * @returns {Promise<import('./run-parts.mjs').Result>}
 */
export async function browser(tell) {
  ensurePoppler();
  ensureNginx();
  const lines = await builtProduct(tell);
  const result = await playwright(['--config', path.join(ROOT, 'e2e/playwright.config.ts')], tell, {
    CHROMIUM: ensureTestBrowser(),
    MERENDA_MODELO: await demonstrationDatabase(),
  });
  return { ...result, log: `${result.log}\n${lines.join('\n')}` };
}
