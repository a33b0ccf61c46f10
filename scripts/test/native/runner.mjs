import { fork } from 'node:child_process';
import path from 'node:path';

const WORKER = path.join(import.meta.dirname, 'worker.mjs');

/** Conditions of exports that Node sets itself, each where it applies. */
const BY_NODE = new Set(['require', 'import', 'default']);

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
    const waiting = [...tests];
    const runFiles = async () => {
      let worker;
      while (waiting.length > 0 && !watcher.isInterrupted()) {
        const test = waiting.shift();
        await onStart(test);
        worker ??= startWorker(test.context.config, this.#global);
        try {
          await onResult(test, await worker.run(test.path));
        } catch (error) {
          await onFailure(test, { message: error.message, stack: error.message, type: 'Error' });
          worker.stop();
          worker = undefined;
        }
      }
      await worker?.end();
    };
    await Promise.all(Array.from({ length: Math.min(this.#global.maxWorkers, tests.length) }, runFiles));
  }
}

/** A process that runs one file after another. */
function startWorker(project, { testTimeout, testNamePattern }) {
  const conditions = (project.testEnvironmentOptions.customExportConditions ?? []).filter((one) => !BY_NODE.has(one));
  const child = fork(WORKER, [], {
    cwd: project.rootDir,
    execArgv: [...conditions.map((condition) => `--conditions=${condition}`), '--import', 'tsx'],
    env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'test' },
    // Output of tests belongs to the run's log; jest uses its standard output for the report.
    stdio: ['ignore', process.stderr, process.stderr, 'ipc'],
    serialization: 'advanced',
  });
  const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ?? code)));
  return {
    /**
     * @returns {Promise<object>} jest's result of this file; rejects when it could not be loaded, or when the process
     * ended
     */
    run: (file) =>
      new Promise((resolve, reject) => {
        const settle = ({ result, error }) => (error === undefined ? resolve(result) : reject(new Error(error)));
        child.removeAllListeners('message').once('message', settle);
        child.send({ file, project, testTimeout, testNamePattern });
        ended.then((how) => reject(new Error(`The process of the test ended with ${how}.`)));
      }),
    stop: () => child.kill('SIGKILL'),
    async end() {
      child.disconnect();
      await ended;
    },
  };
}
