import { build } from '../build.mjs';
import { demonstrationDatabase } from '../demonstration.mjs';

/**
 * Builds the product, and with it the database with the demonstration, for all parts that need them. It counts as one
 * test.
 * @param {import('./run-parts.mjs').Tell} tell
 * @returns {Promise<import('./run-parts.mjs').Result>} in the log one line for each part of the product
 */
export async function buildProduct(tell) {
  const lines = [];
  await build({ relatar: (line) => lines.push(line) });
  tell({ doing: 'demonstration' });
  await demonstrationDatabase();
  return { passed: 1, failed: 0, log: lines.join('\n') };
}
