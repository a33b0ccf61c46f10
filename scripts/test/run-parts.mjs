import { inParallel } from '../build/parallel.mjs';
import { followParts } from './progress.mjs';

/**
 * @typedef {{ passed: number, failed: number, skipped?: number, log: string }} Result
 * @typedef {(news: import('./progress.mjs').News) => void} Tell
 * @typedef {{ name: string, run: (tell: Tell) => Promise<Result> }} Part
 */

/**
 * Runs the parts, at most `limit` at once, and prints one line when each part ends, with its seconds. The log of a part
 * that failed follows its line. While they run, it prints how far they are. An error in a part counts as one failure
 * and does not stop the other parts.
 * @param {Part[]} parts
 * @param {number} limit
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runParts(parts, limit) {
  const progress = followParts();
  try {
    const results = await inParallel(
      parts.map((part) => () => timed(part, progress)),
      limit,
      report,
    );
    return {
      passed: results.reduce((sum, { passed }) => sum + passed, 0),
      failed: results.reduce((sum, { failed }) => sum + failed, 0),
    };
  } finally {
    progress.stop();
  }
}

async function timed({ name, run }, progress) {
  const started = performance.now();
  progress.begin(name);
  const result = await run((news) => progress.tell(name, news)).catch((error) => ({
    passed: 0,
    failed: 1,
    log: error.stack ?? String(error),
  }));
  progress.end(name);
  return { name, seconds: (performance.now() - started) / 1000, ...result };
}

function report({ name, seconds, passed, failed, skipped = 0, log }) {
  const left = skipped > 0 ? `, ${skipped} skipped` : '';
  console.log(
    `${failed > 0 ? 'FAIL' : 'ok  '} ${name.padEnd(11)} ${seconds.toFixed(1).padStart(6)} s   ${passed} passed, ${failed} failed${left}`,
  );
  if (failed > 0) console.log(log.replace(/^/gm, '     | '));
}
