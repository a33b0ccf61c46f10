/**
 * `npm run soak`: puts the built product through deaths, outages, crowds and hours, one part after the other, and says what it saw.
 *
 *   npm run soak -- morte-embutido banco-fora     only these parts
 *   npm run soak -- --curto                       the short form of each, as `npm test` runs it
 */
import { ensureInstalled, requireNode } from '../install.mjs';

requireNode();
await ensureInstalled();
const { build } = await import('../build.mjs');
const { PARTS } = await import('./parts.mjs');

const words = process.argv.slice(2);
const short = words.includes('--curto');
const wanted = words.filter((word) => word !== '--curto');
const unknown = wanted.filter((name) => !PARTS.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(
    `Parte desconhecida: ${unknown.join(', ')}. As partes são: ${PARTS.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}

await build();
for (const { name, run } of PARTS.filter((part) => wanted.length === 0 || wanted.includes(part.name))) {
  const started = performance.now();
  try {
    console.log(`ok   ${name}: ${await run({ short })} (${seconds(started)} s)`);
  } catch (error) {
    console.log(`FAIL ${name} (${seconds(started)} s): ${error.message}`);
    process.exitCode = 1;
  }
}

function seconds(started) {
  return ((performance.now() - started) / 1000).toFixed(1);
}
