/** Time between two lines about the parts that run (ms). */
const INTERVAL = 15_000;

/**
 * @typedef {object} News what a part reports while it runs
 * @property {number} [done] test files that have ended; of the browser's part, tests
 * @property {number} [of] test files, or tests, in all
 * @property {string} [failure] name of a test that has just failed, with its file
 * @property {string} [doing] what the part does before its tests, e.g. 'building'
 */

/**
 * Follows the parts that run: names each failure at once, and prints a line every 15 s with the parts that run and how
 * far they are. Plain lines, so that the log of a CI shows the same as a terminal.
 * @param {{ print?: (line: string) => void, interval?: number }} [options]
 */
export function followParts({ print = console.log, interval = INTERVAL } = {}) {
  const started = performance.now();
  /** @type {Map<string, { done: number, of: number, failures: number, doing: string }>} */
  const running = new Map();
  const timer = setInterval(() => running.size > 0 && print(line(running, started)), interval);
  return {
    /** @param {string} name */
    begin: (name) => void running.set(name, { done: 0, of: 0, failures: 0, doing: '' }),
    /** @param {string} name @param {News} news */
    tell(name, { failure, ...news }) {
      const state = running.get(name);
      if (!state) return;
      Object.assign(state, news);
      if (failure === undefined) return;
      state.failures += 1;
      print(`FAIL ${name}: ${failure}`);
    },
    /** @param {string} name */
    end: (name) => void running.delete(name),
    stop: () => clearInterval(timer),
  };
}

function line(running, started) {
  const parts = [...running].map(([name, { done, of, failures, doing }]) => {
    const far = of > 0 ? ` ${done}/${of}` : doing && ` ${doing}`;
    return `${name}${far}${failures > 0 ? ` (${failures} failed)` : ''}`;
  });
  return `     ${((performance.now() - started) / 1000).toFixed(0)} s: ${parts.join(', ')}`;
}
