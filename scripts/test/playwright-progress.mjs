import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const LINES_OF_A_FAILURE = 6;

/**
 * A reporter of Playwright: sends its progress to the process that started Playwright, each failed test (`News` in
 * progress.mjs), and at the end the `account`: the counts, each failure in a few lines, and the unstable tests: those that
 * failed and passed when they were repeated, which count as passed. An error outside the tests, e.g. at the end of a
 * worker, is a failure too.
 */
export default class PlaywrightProgress {
  #root = '';
  #tests = [];
  #done = new Set();
  /** @type {string[]} */
  #errors = [];

  onBegin({ rootDir }, suite) {
    this.#root = path.dirname(rootDir);
    this.#tests = suite.allTests();
    process.send?.({ done: 0, of: this.#tests.length });
  }

  onTestEnd(test, { retry }) {
    const isLast = test.outcome() !== 'unexpected' || retry >= test.retries;
    if (!isLast) return;
    if (test.outcome() === 'unexpected') process.send?.({ failure: this.#nameOf(test) });
    this.#done.add(test);
    process.send?.({ done: this.#done.size, of: this.#tests.length });
  }

  onError({ message = '', stack }) {
    this.#errors.push(beginning(stack ?? message));
    process.send?.({ failure: stripVTControlCharacters(message).split('\n')[0] });
  }

  onEnd() {
    const withOutcome = (outcome) => this.#tests.filter((test) => test.outcome() === outcome);
    const failed = withOutcome('unexpected');
    const unstable = withOutcome('flaky');
    process.send?.({
      account: {
        passed: withOutcome('expected').length + unstable.length,
        failed: failed.length + this.#errors.length,
        skipped: withOutcome('skipped').length,
        unstable: unstable.map((test) => this.#nameOf(test)),
        failures: [...failed.map((test) => `${this.#nameOf(test)}\n${beginning(errorsOf(test))}`), ...this.#errors],
      },
    });
  }

  #nameOf(test) {
    const titles = test.titlePath().slice(3).join(' ');
    return `${path.relative(this.#root, test.location.file)} › ${titles}`;
  }
}

function errorsOf(test) {
  return test.results.flatMap(({ errors }) => errors.map(({ stack, message = '' }) => stack ?? message)).join('\n');
}

function beginning(text) {
  // Playwright's workers colour their messages.
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines
    .slice(0, LINES_OF_A_FAILURE)
    .map((line) => `    ${line.trim()}`)
    .join('\n');
}
