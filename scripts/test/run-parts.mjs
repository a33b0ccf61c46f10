import { inParallel } from '../build/parallel.mjs';

/**
 * Runs the parts, `limit` at once, and prints a line for each as it ends; the log of one that failed follows its line.
 * A part that breaks off counts as one failure and stops no other.
 * @param {import('./parts.mjs').Part[]} parts
 * @param {number} limit
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runParts(parts, limit) {
  const results = await inParallel(
    parts.map((part) => () => timed(part)),
    limit,
    report,
  );
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
  };
}

async function timed({ name, run }) {
  const started = performance.now();
  const result = await run().catch((error) => ({ passed: 0, failed: 1, log: error.stack ?? String(error) }));
  return { name, seconds: (performance.now() - started) / 1000, ...result };
}

function report({ name, seconds, passed, failed, skipped = 0, log }) {
  const left = skipped > 0 ? `, ${skipped} skipped` : '';
  console.log(
    `${failed > 0 ? 'FAIL' : 'ok  '} ${name.padEnd(11)} ${seconds.toFixed(1).padStart(6)} s   ${passed} passed, ${failed} failed${left}`,
  );
  if (failed > 0) console.log(log.replace(/^/gm, '     | '));
}
