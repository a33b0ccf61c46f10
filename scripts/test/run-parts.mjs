import { followParts } from './progress.mjs';

/**
 * @typedef {{ passed: number, failed: number, skipped?: number, log: string }} Result
 * @typedef {(news: import('./progress.mjs').News) => void} Tell
 * @typedef {object} Part
 * @property {string} name
 * @property {number} [room] how much of the machine it takes, in the unit of `runParts`; 1 by default
 * @property {(tell: Tell) => Promise<Result>} run
 */

/**
 * Runs the parts in their order, several at once, and prints one line when each part ends, with its seconds. The log of
 * a part that failed follows its line. While they run, it prints how far they are. An error in a part counts as one
 * failure and does not stop the other parts.
 * @param {Part[]} parts
 * @param {number} room a part starts when the parts that run leave the room that it takes, or when no other part runs
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runParts(parts, room) {
  const progress = followParts();
  const running = new Set();
  const sum = { passed: 0, failed: 0 };
  let taken = 0;
  try {
    for (const part of parts) {
      const { room: needed = 1 } = part;
      while (running.size > 0 && taken + needed > room) await Promise.race(running);
      taken += needed;
      const run = timed(part, progress).then((result) => {
        report(result);
        sum.passed += result.passed;
        sum.failed += result.failed;
        taken -= needed;
        running.delete(run);
      });
      running.add(run);
    }
    await Promise.all(running);
    return sum;
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
