import { fork } from 'node:child_process';

const SHIFTED = new URL('../../fixed-clock/preload.mjs', import.meta.url).href;

/** Conditions of exports that Node sets itself, each where it applies. */
const BY_NODE = new Set(['require', 'import', 'default']);

/**
 * Renders and requests make much garbage that lives shortly. A larger young generation (MB) is collected less often.
 */
const MEMORY = '--max-semi-space-size=64';
/** Much code runs a few times only: its machine code, made at the first call, is worth more than its interpretation. */
const COMPILER = '--always-sparkplug';
/**
 * The embedded database is WebAssembly. Its optimising compiler costs more CPU, in background threads, than tests of
 * seconds or of a minute win back: a fifth to a third of such a process.
 */
export const WASM = '--liftoff-only';

/**
 * `TEST_INSTANT`, an ISO instant, is when the tests begin: the tests of a date are right on every one.
 * `npm run test:deep` sets it.
 */
const { TEST_INSTANT } = process.env;
const clock = () =>
  TEST_INSTANT
    ? { NODE_OPTIONS: `--import=${SHIFTED}`, CLOCK_SHIFT: String(Date.parse(TEST_INSTANT) - Date.now()) }
    : { NODE_OPTIONS: '' };

/**
 * Starts a process that runs test files of one project, one after another.
 * @param {string} script the program; it answers each message with one
 * @param {import('@jest/types').Config.ProjectConfig} project of jest
 * @param {{ env?: Record<string, string>, output?: 'ignore' | import('node:stream').Writable }} [options] by default
 *   the output of tests belongs to the
 * run's log; jest uses its standard output for the report
 */
export function startProcess(script, project, { env = {}, output = process.stderr } = {}) {
  const conditions = (project.testEnvironmentOptions.customExportConditions ?? []).filter((one) => !BY_NODE.has(one));
  const child = fork(script, [], {
    cwd: project.rootDir,
    execArgv: [
      MEMORY,
      COMPILER,
      WASM,
      ...conditions.map((condition) => `--conditions=${condition}`),
      '--import',
      'tsx',
    ],
    env: { ...process.env, ...clock(), NODE_ENV: 'test', ...env },
    stdio: ['ignore', output, output, 'ipc'],
    serialization: 'advanced',
  });
  const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ?? code)));
  return {
    /**
     * @returns {Promise<object>} the answer without `error`; rejects when it has one (the file could not be loaded), or
     * when the process ended
     */
    run: (message) =>
      new Promise((resolve, reject) => {
        const settle = ({ error, ...answer }) => (error === undefined ? resolve(answer) : reject(new Error(error)));
        child.removeAllListeners('message').once('message', settle);
        child.send({ ...message, project });
        ended.then((how) => reject(new Error(`The process of the test ended with ${how}.`)));
      }),
    stop: () => child.kill('SIGKILL'),
    async end() {
      child.disconnect();
      await ended;
    },
  };
}
