/**
 * `npm run test:deep`: what `npm test` does not run each time: the unit tests with new cases for their properties, all
 * faults, all files of the API on the embedded database, the build, publishing and hosting, and all browser tests, also
 * those with the tag `@deep`. A green run with a clean tree is recorded in `docs/federation-run.json`.
 *
 *   npm run test:deep -- faults embedded                    only these parts
 *   npm run test:deep -- --repeat-each=5 --workers=4        the browser tests, with arguments of Playwright
 *   npm run test:deep -- browser telas --repeat-each=5      only some of them
 */
import { ensureInstalled, requireNode } from './install.mjs';
import { temporaryFolder } from './test/temporary.mjs';

requireNode();
await ensureInstalled();
const folder = temporaryFolder();
if (folder && !process.env.TMPDIR) process.env.TMPDIR = folder;
const { recordFederation } = await import('./test/federation.mjs');
const { DEEP } = await import('./test/parts.mjs');
const { chooseParts, runAndAccount } = await import('./test/test-run.mjs');

process.env.PROPERTIES ??= 'random';
const given = process.argv.slice(2);
const first = given.findIndex((arg) => !DEEP.includes(arg));
const wanted = first < 0 ? given : given.slice(0, first);
const browserArgs = first < 0 ? [] : given.slice(first);
const names = chooseParts(DEEP, browserArgs.length > 0 && wanted.length === 0 ? ['browser'] : wanted);
const account = await runAndAccount(names, { deep: true, federation: true, browserArgs }, 'deep-run.json');
if (given.length === 0) recordFederation(account);
process.exit(account.failed > 0 ? 1 : 0);
