import path from 'node:path';
import { startProcess } from './process.mjs';

const WORKER = path.join(import.meta.dirname, 'worker.mjs');

/**
 * A runner of jest that runs test files in a process of their own, several files after each other. Jest's own runner
 * evaluates every module again for each file and forgets what the engine has optimised: for the API that is 2.7 s of
 * loading for 1.3 s of tests, for a screen a third to a half of its time.
 *
 * Modules keep their state from file to file. A file that mocks a module or stops the clock needs jest's own runner.
 */
export default class NativeRunner {
  #global;

  constructor(globalConfig) {
    this.#global = globalConfig;
  }

  async runTests(tests, watcher, onStart, onResult, onFailure) {
    const { testTimeout, testNamePattern, maxWorkers } = this.#global;
    const waiting = inOrder(tests);
    const runFiles = async () => {
      let worker, environment;
      while (waiting.length > 0 && !watcher.isInterrupted()) {
        const test = waiting.shift();
        await onStart(test);
        const { config } = test.context;
        if (worker && environment !== config.testEnvironment) {
          await worker.end();
          worker = undefined;
        }
        worker ??= startProcess(WORKER, config);
        environment = config.testEnvironment;
        try {
          const { result } = await worker.run({ file: test.path, testTimeout, testNamePattern });
          await onResult(test, result);
        } catch (error) {
          await onFailure(test, { message: error.message, stack: error.message, type: 'Error' });
          worker.stop();
          worker = undefined;
        }
      }
      await worker?.end();
    };
    await Promise.all(Array.from({ length: Math.min(maxWorkers, tests.length) }, runFiles));
  }
}

/** Jest gives the tests of all projects at once. A process has one environment: a page, or plain Node. */
function inOrder(tests) {
  const environmentOf = ({ context }) => context.config.testEnvironment;
  return tests.toSorted((a, b) => environmentOf(a).localeCompare(environmentOf(b)));
}
