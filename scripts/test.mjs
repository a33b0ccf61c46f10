/**
 * `npm test`: installs what is missing, then runs format, boundaries, lint and types, after them the unit and API tests
 * and the faults, several at once, and at the end the browser tests, over one shared build. Prints every 15 s how far
 * each part is. Ends with `N passed, N failed`.
 *
 *   npm test -- lint types     only these parts
 */
import { ensureInstalled, requireNode } from './install.mjs';
import { temporaryFolder } from './test/temporary.mjs';

requireNode();
await ensureInstalled();
const folder = temporaryFolder();
if (folder && !process.env.TMPDIR) process.env.TMPDIR = folder;
const { PARTS, ROOM } = await import('./test/parts.mjs');
const { runParts } = await import('./test/run-parts.mjs');

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !PARTS.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(
    `Parte desconhecida: ${unknown.join(', ')}. As partes são: ${PARTS.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}

const chosen = PARTS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const { passed, failed } = await runParts(chosen, ROOM);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
