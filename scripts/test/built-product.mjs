import { build } from '../build.mjs';

let built;

/**
 * Builds the product once for all parts that need it.
 * @param {import('./run-parts.mjs').Tell} tell
 * @returns {Promise<string[]>} the output of the build, one line for each part of the product
 */
export function builtProduct(tell) {
  tell({ doing: 'building' });
  built ??= (async () => {
    const lines = [];
    await build({ relatar: (line) => lines.push(line) });
    return lines;
  })();
  return built;
}
