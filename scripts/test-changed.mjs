/**
 * `npm run test:changed`: checks in about a minute what changed since the branch left `main`: format and lint of the
 * changed files, types, and the unit and API tests that depend on them (API: on the embedded database). Ends with `N
 * passed, N failed`. `npm test` checks everything.
 */
import os from 'node:os';
import path from 'node:path';
import { ensureInstalled, requireNode } from './install.mjs';

requireNode();
await ensureInstalled();
const { accountOf } = await import('./test/account.mjs');
const { readFiles } = await import('./test/changed/changed-files.mjs');
const { chooseTests } = await import('./test/changed/choose.mjs');
const { readImporters } = await import('./test/changed/imports.mjs');
const { partsOf } = await import('./test/changed/parts.mjs');
const { runParts } = await import('./test/run-parts.mjs');

const { files, changed } = readFiles(path.resolve(import.meta.dirname, '..'));
const tests = chooseTests(changed, files, readImporters(path.resolve(import.meta.dirname, '..'), files));

console.log(`${changed.length} changed files, ${tests.unit.length} unit and ${tests.api.length} API test files.`);
if (tests.leftOut.length > 0) {
  console.log(`Not run, ${tests.leftOut.length} test files that depend on the change from farther away:`);
  console.log(`     ${tests.leftOut.join('\n     ')}`);
}
console.log(`Browser tests are not run${tests.browser ? ', although some changed: npm test -- browser' : ''}.`);

const started = performance.now();
const ended = await runParts(partsOf(changed, tests), os.availableParallelism());
const { lines, account } = accountOf(ended, (performance.now() - started) / 1000);
console.log(lines.join('\n'));
process.exit(account.failed > 0 ? 1 : 0);
