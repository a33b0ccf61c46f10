/**
 * `npm run soak`: tests the built product with crashes, outages, many users and long runs, one part after the other,
 * and prints what happened.
 *
 *   npm run soak -- kill-embedded database-away     only these parts
 *   npm run soak -- ataque                          all parts under this name
 *   npm run soak -- --short                         the short form of each part, as in `npm run test:deep`
 */
import { parseArgs } from 'node:util';
import { ensureInstalled, requireNode } from '../install.mjs';

requireNode();
await ensureInstalled();
const { build } = await import('../build.mjs');
const { PARTS } = await import('./parts.mjs');

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false } },
});
const isPart = (part, name) => part.name === name || part.name.startsWith(`${name}/`);
const unknown = wanted.filter((name) => !PARTS.some((part) => isPart(part, name)));
if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(', ')}. The parts are: ${PARTS.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

await build();
for (const { name, run } of PARTS.filter((part) => wanted.length === 0 || wanted.some((name) => isPart(part, name)))) {
  const started = performance.now();
  try {
    console.log(`ok   ${name}: ${await run({ short: values.short })} (${seconds(started)} s)`);
  } catch (error) {
    console.log(`FAIL ${name} (${seconds(started)} s): ${error.message}`);
    process.exitCode = 1;
  }
}

function seconds(started) {
  return ((performance.now() - started) / 1000).toFixed(1);
}
