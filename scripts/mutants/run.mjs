/**
 * `npm run mutants -- <folder>`: makes one small mistake at a time in the folder's sources and runs the nearest tests.
 * A mistake that no test sees survives.
 *
 *   npm run mutants -- shared/src/regras                        all of them
 *   npm run mutants -- shared/src/regras --sample 40 --seed 7   40 of them; the same seed chooses the same ones
 *
 * The mistakes are made in a copy of the project, so that the sources never change. Prints each mistake with its file
 * and line, and the share that is killed. A mistake with which a file of tests cannot be loaded is 'crashed', not
 * killed: no test saw it.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { copyProject } from '../bench/development/copy.mjs';
import { chooseTests } from '../test/changed/choose.mjs';
import { readFiles } from '../test/changed/changed-files.mjs';
import { readImporters } from '../test/changed/imports.mjs';
import { runCommand } from '../test/run-command.mjs';
import { listMutations } from './mutations.mjs';
import { verdictOf } from './verdict.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const JEST = path.join(ROOT, 'node_modules/jest/bin/jest.js');
const SOURCE = /(?<!\.test|\.d)\.tsx?$/;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, seed: { type: 'string', default: '1' } },
});
const [folder] = positionals;
if (folder === undefined) {
  console.error('Usage: npm run mutants -- <folder> [--sample N] [--seed S]');
  process.exit(1);
}

const { files } = readFiles(ROOT);
const importers = readImporters(ROOT, files);
const mutants = files
  .filter((file) => file.startsWith(`${folder.replace(/\/$/, '')}/`) && SOURCE.test(file) && !file.includes('/teste/'))
  .flatMap((file) =>
    listMutations(file, fs.readFileSync(path.join(ROOT, file), 'utf8')).map((mutation) => ({ file, ...mutation })),
  );
const chosen = sample(mutants, Number(values.sample ?? mutants.length), Number(values.seed));

const copy = copyProject({ built: false });
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    copy.remove();
    process.exit(1);
  });
}
/** Files whose tests passed without a mistake. */
const sound = new Set();
const count = { killed: 0, survived: 0, crashed: 0 };
const LABELS = { killed: 'killed  ', survived: 'SURVIVED', crashed: 'CRASHED ' };
try {
  for (const mutant of chosen) {
    const verdict = await judge(mutant);
    count[verdict] += 1;
    console.log(`${LABELS[verdict]} ${mutant.file}:${mutant.line}  ${short(mutant.before)} → ${short(mutant.after)}`);
  }
} finally {
  copy.remove();
}
console.log(
  `${count.killed} of ${chosen.length} killed (${((100 * count.killed) / chosen.length).toFixed(1)} %), ${count.survived} survived, ${count.crashed} crashed`,
);

async function judge({ file, start, end, after }) {
  const tests = chooseTests([file], files, importers);
  if (!sound.has(file) && (await runTests(tests)) !== 'survived')
    throw new Error(`The tests of ${file} fail without a mistake in it.`);
  sound.add(file);
  const name = path.join(copy.folder, file);
  const text = fs.readFileSync(name, 'utf8');
  fs.writeFileSync(name, text.slice(0, start) + after + text.slice(end));
  try {
    return await runTests(tests);
  } finally {
    fs.writeFileSync(name, text);
  }
}

/** What the tests say: the browser side first; where no test fails there, the API. */
async function runTests({ unit, api }) {
  const ofApi = ['--config', 'api/jest.config.mjs', '--rootDir', 'api'];
  const first = await runJest([], unit);
  if (first === 'killed') return first;
  const second = await runJest(ofApi, api, { NODE_OPTIONS: '--experimental-vm-modules' });
  return second === 'survived' ? first : second;
}

async function runJest(config, tests, env = {}) {
  if (tests.length === 0) return 'survived';
  const args = [JEST, ...config, '--bail', '--runInBand', '--runTestsByPath', ...tests];
  const { code, log } = await runCommand(process.execPath, args, { cwd: copy.folder, env });
  return verdictOf(code, log);
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
