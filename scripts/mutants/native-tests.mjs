import path from 'node:path';
import { startProcess } from '../test/native/process.mjs';

const WORKER = path.join(import.meta.dirname, 'worker.mjs');

/** How long the tests of a file may take with a mistake, in ms: they may wait for what never comes. */
const limitOf = (ms) => 30_000 + 4 * ms;
/** The tests without a mistake end by themselves. */
const NO_LIMIT = 2 ** 31 - 1;

/** The number of no mistake. */
export const NONE = 0;

/**
 * Runs test files natively with one mistake at a time. A process runs many files and tries many mistakes.
 * @param {(file: string) => import('@jest/types').Config.ProjectConfig} projectOf from `readProjects`
 * @param {string} folder of the copy of the product
 * @param {Record<string, string>} env of the tests
 */
export function nativeTests(projectOf, folder, env) {
  const processes = new Map();
  /** Of each file: its time without a mistake, in ms, and the numbers of the mistakes that its tests reach. */
  const explored = new Map();
  /** The numbers of the mistakes that are reached while modules are loaded. */
  const whileLoaded = new Set();

  function processOf(file, mistake) {
    const project = projectOf(file);
    if (!processes.has(project)) {
      processes.set(
        project,
        startProcess(WORKER, project, { env: { ...env, MISTAKE: String(mistake) }, output: 'ignore' }),
      );
    }
    return { project, worker: processes.get(project) };
  }

  /** Without its modules, which may keep what a mistake did. */
  function drop(project) {
    processes.get(project)?.stop();
    processes.delete(project);
  }

  /** @returns the worker's answer, `{ ended: 'late' | 'crashed' }` where it gave none */
  async function run(file, mistake) {
    const { project, worker } = processOf(file, mistake);
    const limit = mistake === NONE ? NO_LIMIT : limitOf(explored.get(file).ms);
    let timer;
    const late = new Promise((resolve) => (timer = setTimeout(resolve, limit, { ended: 'late' })));
    const testTimeout = Math.min(limit, 300_000);
    const answer = worker
      .run({ file: path.join(folder, file), mistake: String(mistake), testTimeout })
      .catch(({ message }) => ({ ended: 'crashed', message }));
    const result = await Promise.race([answer, late]);
    clearTimeout(timer);
    if (result.ended) drop(project);
    return result;
  }

  /** Runs a file without a mistake, once. Throws if it fails. */
  async function explore(file) {
    if (explored.has(file)) return explored.get(file);
    const start = Date.now();
    const answer = await run(file, NONE);
    if (answer.failed || answer.ended) throw new Error(`${file} fails without a mistake:\n${answer.message}`);
    answer.whileLoaded.forEach((number) => whileLoaded.add(number));
    explored.set(file, { ms: Date.now() - start, reached: new Set(answer.reached) });
    return explored.get(file);
  }

  /** What a mistake left behind must not fail the tests of the next one. */
  async function dropIfSpoilt(file) {
    const { failed } = await run(file, NONE);
    if (failed) drop(projectOf(file));
  }

  async function end() {
    await Promise.all([...processes.values()].map((worker) => worker.end()));
    processes.clear();
  }

  async function judgeInUsed(mistake, tests) {
    for (const file of tests) {
      const { reached } = await explore(file);
      if (!reached.has(mistake)) continue;
      const verdict = verdictOf(await run(file, mistake));
      if (verdict === 'killed' && processes.has(projectOf(file))) await dropIfSpoilt(file);
      if (verdict !== 'survived') return verdict;
    }
    return 'survived';
  }

  async function judgeInNew(mistake, tests) {
    await end();
    for (const file of tests) {
      const verdict = verdictOf(await run(file, mistake));
      if (verdict !== 'survived') return verdict;
    }
    return 'survived';
  }

  return {
    /**
     * Tries a mistake with tests, one after the other.
     * @param {{ number: number, atLoad: boolean }} mistake
     * @param {string[]} near files that depend on its source, in the order in which they run
     * @param {string[]} far files that run after them, if they reach the mistake
     * @returns {Promise<'killed' | 'survived' | 'crashed'>} crashed: a file cannot be loaded, or the process ends
     */
    async judge({ number, atLoad }, near, far) {
      const verdict = await judgeInUsed(number, [...near, ...far]);
      // In a used process a module has already computed what it computes when it is loaded.
      if (verdict !== 'survived' || !(atLoad || whileLoaded.has(number))) return verdict;
      const reaching = far.filter((file) => explored.get(file).reached.has(number));
      try {
        return await judgeInNew(number, [...near, ...reaching]);
      } finally {
        await end();
      }
    },
    end,
  };
}

function verdictOf({ failed, ended }) {
  if (ended === 'crashed') return 'crashed';
  return failed || ended === 'late' ? 'killed' : 'survived';
}
