import fs from 'node:fs';
import path from 'node:path';
import { git } from './state-of-sources.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Written by `recordFederation`. It is not in a folder that it is compared with. */
const RECORD = 'docs/federation-run.json';

/** What the tests of the build, of publishing, of hosting and of the federation depend on. */
const SOURCES = [
  'scripts',
  'shared/src/federation',
  'shell/src/federation',
  'oxlint.config.mjs',
  '.dependency-cruiser.cjs',
  'package-lock.json',
];

/**
 * Whether `npm test` runs the tests that depend only on the scripts and on the federation.
 * @param {string} [record] path of the record, relative to the root
 * @returns {{ run: boolean, reason: string }}
 */
export function federationDue(record = RECORD) {
  if (!fs.existsSync(path.join(ROOT, record))) return { run: true, reason: `no run of them is recorded in ${record}` };
  const { commit } = JSON.parse(fs.readFileSync(path.join(ROOT, record), 'utf8'));
  const name = commit.slice(0, 8);
  if (!git('cat-file', '-e', `${commit}^{commit}`).ok)
    return { run: true, reason: `the commit ${name} of their last green run is not in this clone` };
  const changed = [
    ...git('diff', '--name-only', commit, '--', ...SOURCES).out.split('\n'),
    ...git('ls-files', '--others', '--exclude-standard', '--', ...SOURCES).out.split('\n'),
  ].find((file) => file !== '');
  return changed
    ? { run: true, reason: `${changed} differs from their last green run (${name})` }
    : { run: false, reason: `their sources are those of their last green run (${name})` };
}

/**
 * Records a run that had the tests of the federation, unless it does not prove them: a test failed or was unstable, or
 * the tree was not clean.
 * @param {{ commit: string | null, clean: boolean, passed: number, failed: number, unstable: string[], seconds: number }}
 *   run a whole one, `npm test` or `npm run test:deep`
 */
export function recordFederation({ commit, clean, passed, failed, unstable, seconds }) {
  if (!clean || failed > 0 || unstable.length > 0) return;
  fs.writeFileSync(path.join(ROOT, RECORD), `${JSON.stringify({ commit, passed, seconds }, null, 2)}\n`);
}
