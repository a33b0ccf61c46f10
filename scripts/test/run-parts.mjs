import { followParts } from './progress.mjs';

/**
 * @typedef {object} Result
 * @property {number} passed
 * @property {number} failed
 * @property {number} [skipped]
 * @property {string[]} [unstable] names of tests that passed when they were repeated
 * @property {number} [cpuSeconds]
 * @property {string} log
 * @typedef {(news: import('./progress.mjs').News) => void} Tell
 * @typedef {object} Part
 * @property {string} name
 * @property {number} [room] how much of the machine it takes, in the unit of `runParts`; 1 by default
 * @property {string} [after] the part that must have passed before this one starts
 * @property {(tell: Tell) => Promise<Result>} run
 * @typedef {Result & { name: string, seconds: number }} Ended
 */

/**
 * Runs the parts in their order, several at once, and prints one line when each part ends, with its seconds. A part that
 * waits for another one lets those behind it go first. The log of a part that failed follows its line. While they run,
 * it prints how far they are. An error in a part counts as one failure and does not stop the other parts.
 * @param {Part[]} parts
 * @param {number} room a part starts when the parts that run leave the room that it takes, or when no other part runs
 * @returns {Promise<Ended[]>} in the order in which the parts ended
 */
export async function runParts(parts, room) {
  const progress = followParts();
  const waiting = [...parts];
  const running = new Set();
  const ended = [];
  let taken = 0;
  const isReady = ({ after }) => !parts.some(({ name }) => name === after) || ended.some(({ name }) => name === after);
  const hasRoom = ({ room: needed = 1 }) => running.size === 0 || taken + needed <= room;
  try {
    while (waiting.length > 0) {
      const next = waiting.findIndex(isReady);
      if (next < 0 || !hasRoom(waiting[next])) {
        await Promise.race(running);
        continue;
      }
      const [part] = waiting.splice(next, 1);
      const { room: needed = 1 } = part;
      taken += needed;
      const before = ended.find(({ name }) => name === part.after);
      const run = timed(before?.failed ? withoutBefore(part) : part, progress).then((result) => {
        report(result);
        ended.push(result);
        taken -= needed;
        running.delete(run);
      });
      running.add(run);
    }
    await Promise.all(running);
    return ended;
  } finally {
    progress.stop();
  }
}

function withoutBefore({ name, after }) {
  return { name, run: async () => ({ passed: 0, failed: 1, log: `It was not run, because ${after} failed.` }) };
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
