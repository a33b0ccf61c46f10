/**
 * `npm run mutants -- <folder>`: makes one small mistake at a time in the folder's sources and runs the nearest tests.
 * A mistake that no test sees survives.
 *
 *   npm run mutants -- shared/src/regras                        all of them
 *   npm run mutants -- shared/src/regras --sample 40 --seed 7   40 of them; the same seed chooses the same ones
 *   npm run mutants -- shared/src/regras --tests shared/src     only with the tests of this folder
 *
 * The mistakes are made in a copy of the project, so that the sources never change: each file of the copy has all of
 * its mistakes, and a switch for each. The API's tests run on PostgreSQL. Prints each mistake with its file and line,
 * and the share that is killed. A mistake that the nearest tests do not see is 'waiting', and printed again after the
 * other tests. A mistake whose tests do not end is killed. A mistake with which a file of tests cannot be loaded is
 * 'crashed', not killed: no test saw it.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { copyProject } from '../bench/development/copy.mjs';
import { startPostgres } from '../postgres.mjs';
import { chooseTests } from '../test/changed/choose.mjs';
import { readFiles } from '../test/changed/changed-files.mjs';
import { readImporters } from '../test/changed/imports.mjs';
import { runCommand } from '../test/run-command.mjs';
import { listMutations } from './mutations.mjs';
import { nativeTests, NONE } from './native-tests.mjs';
import { readProjects } from './projects.mjs';
import { withSwitches } from './switches.mjs';
import { verdictOf } from './verdict.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const JEST = path.join(ROOT, 'node_modules/jest/bin/jest.js');
const SOURCE = /(?<!\.test|\.d)\.tsx?$/;
const TEST = /\.test\.tsx?$/;
/** Tests of the API that run after the nearest: many routes reach a read or a table of another folder. */
const OF_THE_API =
  /^api\/src\/(app\.[^/]+|(plugins|mecanismos|acesso|cadastros|estoque|cardapios|compras|relatorios)\/.+)\.test\.ts$/;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    tests: { type: 'string', default: '' },
  },
});
const [folder] = positionals;
if (folder === undefined) {
  console.error('Usage: npm run mutants -- <folder> [--sample N] [--seed S] [--tests <folder>]');
  process.exit(1);
}

const { files } = readFiles(ROOT);
const sources = files.filter(
  (file) => file.startsWith(`${folder.replace(/\/$/, '')}/`) && SOURCE.test(file) && !file.includes('/teste/'),
);
const mutants = sources.flatMap((file) =>
  listMutations(file, fs.readFileSync(path.join(ROOT, file), 'utf8')).map((mutation) => ({ file, ...mutation })),
);
const drawn = sample(mutants, Number(values.sample ?? mutants.length), Number(values.seed));
const nearest = nearestTests();
const chosen = drawn.map((mutant, n) => ({ ...mutant, number: n + 1, near: nearest.get(mutant.file) }));

const copy = copyProject({ built: false });
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    copy.remove();
    process.exit(1);
  });
}
const postgres = [...nearest.values()].flat().some(isApi) ? await startPostgres({ durable: false }) : undefined;
const env = postgres ? { DATABASE_URL_TESTE: postgres.address('postgres') } : {};
const projectOf = readProjects(copy.folder, JEST, env);
const isNative = (file) => projectOf(file) !== undefined;
const native = nativeTests(projectOf, copy.folder, env);
const ofTheApi = files.filter((file) => OF_THE_API.test(file) && isNative(file));
/** Files whose isolated tests pass without a mistake. */
const sound = new Set();

const count = { killed: 0, survived: 0, crashed: 0, waiting: 0 };
/** Waiting: no near test saw it; those that are further away come later. */
const LABELS = { killed: 'killed  ', survived: 'SURVIVED', crashed: 'CRASHED ', waiting: 'waiting ' };
try {
  putSwitches();
  // Native tests are much faster than jest's own runner, and the nearest see most mistakes.
  const waiting = [];
  for (const mutant of chosen) {
    const verdict = await native.judge(mutant, mutant.near.filter(isNative));
    report(mutant, verdict === 'survived' ? 'waiting' : verdict);
    if (verdict === 'survived') waiting.push(mutant);
  }
  const ofTheRest = waiting.filter(({ near }) => !near.some(isApi));
  const surviving = await native.judgeTogether(
    waiting.filter(({ near }) => near.some(isApi)),
    ofTheApi,
    report,
  );
  for (const mutant of [...ofTheRest, ...surviving]) report(mutant, await judgeIsolated(mutant));
} finally {
  await native.end();
  await postgres?.remove();
  copy.remove();
}
const { killed, survived, crashed } = count;
const share = ((100 * killed) / chosen.length).toFixed(1);
console.log(`${killed} of ${chosen.length} killed (${share} %), ${survived} survived, ${crashed} crashed`);

/** The nearest test files of each source with a mistake, and all of its folder. */
function nearestTests() {
  const importers = readImporters(ROOT, files);
  return new Map(
    drawn.map(({ file }) => {
      const { unit, api } = chooseTests([file], files, importers);
      const near = new Set([...unit, ...api, ...files.filter((test) => TEST.test(test) && isBeside(test, file))]);
      return [file, [...near].filter((test) => test.startsWith(values.tests))];
    }),
  );
}

function isBeside(test, file) {
  return path.dirname(test) === path.dirname(file);
}

function putSwitches() {
  for (const file of nearest.keys()) {
    const own = chosen.filter((mutant) => mutant.file === file).sort((a, b) => a.start - b.start || b.end - a.end);
    const name = path.join(copy.folder, file);
    fs.writeFileSync(name, withSwitches(fs.readFileSync(name, 'utf8'), own));
  }
}

function report({ file, line, before, after }, verdict) {
  count[verdict] += 1;
  console.log(`${LABELS[verdict]} ${file}:${line}  ${short(before)} → ${short(after)}`);
}

/** Tests that need jest's own runner. */
async function judgeIsolated({ file, near, number }) {
  const isolated = near.filter((test) => !isNative(test));
  if (!sound.has(file) && (await runIsolated(isolated, NONE)) !== 'survived')
    throw new Error(`The tests of ${file} fail without a mistake: ${isolated.join(', ')}`);
  sound.add(file);
  return runIsolated(isolated, number);
}

async function runIsolated(isolated, mistake) {
  const unit = await runJest(
    isolated.filter((file) => !isApi(file)),
    mistake,
  );
  if (unit !== 'survived') return unit;
  const ofApi = ['--config', 'api/jest.config.mjs', '--rootDir', 'api'];
  return runJest(isolated.filter(isApi), mistake, ofApi, { NODE_OPTIONS: '--experimental-vm-modules' });
}

async function runJest(own, mistake, config = [], options = {}) {
  if (own.length === 0) return 'survived';
  const args = [JEST, ...config, '--bail', '--runInBand', '--runTestsByPath', ...own];
  const { code, log } = await runCommand(process.execPath, args, {
    cwd: copy.folder,
    env: { ...env, ...options, MISTAKE: String(mistake) },
  });
  return verdictOf(code, log);
}

function isApi(file) {
  return file.startsWith('api/');
}

/** The first `count` of the list in an order that the seed alone decides. */
function sample(list, count, seed) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state;
  };
  return list
    .map((entry) => ({ entry, rank: next() }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, count)
    .map(({ entry }) => entry);
}

function short(text) {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}
