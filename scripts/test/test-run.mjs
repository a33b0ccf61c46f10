import fs from 'node:fs';
import path from 'node:path';
import { temporaryModel } from '../demonstration.mjs';
import { accountOf } from './account.mjs';
import { inOwnProcess } from './own-process.mjs';
import { PARTS, ROOM } from './parts.mjs';
import { runParts } from './run-parts.mjs';
import { stateOfSources } from './state-of-sources.mjs';

const CACHE = path.resolve(import.meta.dirname, '../../.cache');
/** How many runs `.cache/unstable.json` keeps. */
const RUNS = 20;

/**
 * The chosen parts, with those that they wait for.
 * @param {string[]} all the parts of this kind of run
 * @param {string[]} wanted empty: all
 * @returns {string[]} in the order of `all`; ends the process when a name is unknown
 */
export function chooseParts(all, wanted) {
  const unknown = wanted.filter((name) => !all.includes(name));
  if (unknown.length > 0) {
    console.error(`Parte desconhecida: ${unknown.join(', ')}. As partes são: ${all.join(', ')}.`);
    process.exit(1);
  }
  return all.filter((name) => wanted.length === 0 || wanted.some((one) => one === name || PARTS[one].after === name));
}

/**
 * Runs the parts, each in a process of its own, and prints the account; its last line is `N passed, N failed`. The
 * unstable tests go to `.cache/unstable.json`.
 * @param {string[]} names
 * @param {import('./parts.mjs').Options} options
 * @param {string} [file] of `.cache/` that gets the account
 * @returns {Promise<ReturnType<typeof accountOf>['account'] & { commit: string | null, clean: boolean }>}
 */
export async function runAndAccount(names, options, file) {
  const started = performance.now();
  process.env.MERENDA_MODELO ??= temporaryModel();
  const state = stateOfSources();
  const ended = await runParts(
    names.map((name) => inOwnProcess(name, options)),
    ROOM,
  );
  const { lines, account } = accountOf(ended, (performance.now() - started) / 1000);
  const run = { ...state, ...account };
  fs.mkdirSync(CACHE, { recursive: true });
  if (file) writeJson(file, run);
  if (names.includes('browser')) keepUnstable(run);
  console.log(lines.join('\n'));
  return run;
}

function keepUnstable({ commit, clean, unstable }) {
  const file = path.join(CACHE, 'unstable.json');
  const before = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : [];
  const run = { ended: new Date().toISOString(), commit, clean, unstable };
  writeJson('unstable.json', [...before, run].slice(-RUNS));
}

function writeJson(name, value) {
  fs.writeFileSync(path.join(CACHE, name), `${JSON.stringify(value, null, 2)}\n`);
}
