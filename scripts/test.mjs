/**
 * `npm test`: installs what is missing, then builds the product and beside it runs format, boundaries, lint and types,
 * after them the unit and API tests and a fault, several at once, and at the end the browser tests. Prints every 15 s how
 * far each part is. Ends with seconds and CPU-seconds by part, and as the last line `N passed, N failed`. A whole run
 * also writes them to `.cache/test-run.json`. A green one that had the tests of the federation is recorded in
 * `docs/federation-run.json`.
 *
 *   npm test -- lint types     only these parts
 */
import { ensureInstalled, requireNode } from './install.mjs';
import { temporaryFolder } from './test/temporary.mjs';

requireNode();
await ensureInstalled();
const folder = temporaryFolder();
if (folder && !process.env.TMPDIR) process.env.TMPDIR = folder;
const { federationDue, recordFederation } = await import('./test/federation.mjs');
const { WHOLE } = await import('./test/parts.mjs');
const { chooseParts, runAndAccount } = await import('./test/test-run.mjs');

const wanted = process.argv.slice(2);
const names = chooseParts(WHOLE, wanted);
const { run: federation, reason } = federationDue();
console.log(
  `     Tests of the build, publishing, hosting and federation: ${federation ? 'run' : 'not run'}, ${reason}.`,
);
const whole = wanted.length === 0;
const account = await runAndAccount(names, { federation }, whole ? 'test-run.json' : undefined);
if (whole && federation) recordFederation(account);
process.exit(account.failed > 0 ? 1 : 0);
