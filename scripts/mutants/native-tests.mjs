import path from 'node:path';
import { startProcess } from '../test/native/process.mjs';

const WORKER = path.join(import.meta.dirname, 'worker.mjs');

/** How long the tests of a file may take with a mistake, in ms: they may wait for what never comes. */
const limitOf = (ms) => 30_000 + 4 * ms;
/** The time of a file that never ran without a mistake, in ms: longer than any of them takes. */
const UNKNOWN_MS = 120_000;
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
  /** The projects whose process ran a mistake that a test saw: it may have left something behind. */
  const suspect = new Set();

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
    suspect.delete(project);
  }

  /** @returns the worker's answer, `{ ended: 'late' | 'crashed' }` where it gave none */
  async function run(file, mistake) {
    const { project, worker } = processOf(file, mistake);
    const limit = mistake === NONE ? NO_LIMIT : limitOf(explored.get(file)?.ms ?? UNKNOWN_MS);
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

  /** Runs a file without a mistake. Throws if it fails in a process that no mistake can have spoilt. */
  async function runSound(file) {
    const project = projectOf(file);
    const mayBeSpoilt = suspect.delete(project);
    const answer = await run(file, NONE);
    if (!answer.failed && !answer.ended) return answer;
    if (!mayBeSpoilt) throw new Error(`${file} fails without a mistake:\n${answer.message}`);
    drop(project);
    return runSound(file);
  }

  /** Runs a file without a mistake, once. */
  async function explore(file) {
    if (explored.has(file)) return explored.get(file);
    const start = Date.now();
    const answer = await runSound(file);
    answer.whileLoaded.forEach((number) => whileLoaded.add(number));
    explored.set(file, { ms: Date.now() - start, reached: new Set(answer.reached) });
    return explored.get(file);
  }

  async function end() {
    await Promise.all([...processes.values()].map((worker) => worker.end()));
    processes.clear();
    suspect.clear();
  }

  async function judgeInUsed(mistake, tests) {
    for (const file of tests) {
      const { reached } = await explore(file);
      if (!reached.has(mistake)) continue;
      const project = projectOf(file);
      // What a mistake left behind must not fail the tests of the next one.
      if (suspect.has(project)) await runSound(file);
      const verdict = verdictOf(await run(file, mistake));
      if (verdict === 'killed' && processes.has(project)) suspect.add(project);
      if (verdict !== 'survived') return verdict;
    }
    return 'survived';
  }

  /** A file may be unexplored: it is explored when it sees the mistake, because then it must pass without it. */
  async function judgeInNew(mistake, tests) {
    await end();
    for (const file of tests) {
      const verdict = verdictOf(await run(file, mistake));
      if (verdict === 'survived') continue;
      await end();
      if (verdict === 'killed') await explore(file);
      return verdict;
    }
    await end();
    return 'survived';
  }

  return {
    /**
     * Tries a mistake with the nearest tests, one after the other. In a used process a module has already computed what
     * it computes when it is loaded: such a mistake needs a new one.
     * @param {{ number: number, atLoad: boolean }} mistake
     * @param {string[]} near files that depend on its source, in the order in which they run
     * @returns {Promise<'killed' | 'survived' | 'crashed'>} crashed: a file cannot be loaded, or the process ends
     */
    async judge(mistake, near) {
      if (mistake.atLoad) return judgeInNew(mistake.number, near);
      const verdict = await judgeInUsed(mistake.number, near);
      return verdict === 'survived' && whileLoaded.has(mistake.number) ? judgeInNew(mistake.number, near) : verdict;
    },
    /**
     * Tries several mistakes that survived their nearest tests with all files that reach them. A file runs once
     * without a mistake, and then with each mistake that it reaches; the files end when no mistake is left.
     * @param {{ number: number, atLoad: boolean, near: string[] }[]} mistakes
     * @param {string[]} files
     * @param {(mistake: { number: number }, verdict: 'killed' | 'crashed') => void} onVerdict
     * @returns {Promise<object[]>} the mistakes that survived
     */
    async judgeTogether(mistakes, files, onVerdict) {
      let left = mistakes;
      const drain = async (judgeOne) => {
        const surviving = [];
        for (const mistake of left) {
          const verdict = await judgeOne(mistake);
          if (verdict === 'survived') surviving.push(mistake);
          else onVerdict(mistake, verdict);
        }
        left = surviving;
      };
      for (const file of files) {
        await drain(({ number, near }) => (near.includes(file) ? 'survived' : judgeInUsed(number, [file])));
      }
      await drain(({ number, near, atLoad }) => {
        if (!atLoad && !whileLoaded.has(number)) return 'survived';
        const reaching = files.filter((file) => !near.includes(file) && explored.get(file)?.reached.has(number));
        return judgeInNew(number, reaching);
      });
      return left;
    },
    end,
  };
}

function verdictOf({ failed, ended }) {
  if (ended === 'crashed') return 'crashed';
  return failed || ended === 'late' ? 'killed' : 'survived';
}
