/**
 * Builds what is missing, measures the built product in Chromium, and under load without one, and writes the figures into docs/bench.md and
 * docs/performance.md, and as data into docs/bench.json. Ends with 1 when a goal is missed.
 *
 *   npm run bench                    everything
 *   npm run bench -- stock kitchen   these parts (`PARTS` in parts.mjs, `LOAD` in load/parts.mjs)
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from '../build.mjs';
import { freePort, startServer } from '../server.mjs';
import { openBrowser } from './browser.mjs';
import { LOAD } from './load/parts.mjs';
import { PARTS } from './parts.mjs';
import { keepFigures, table, writeFigures } from './report.mjs';

const ALL = [...Object.keys(PARTS), ...Object.keys(LOAD)];
const wanted = process.argv.length > 2 ? process.argv.slice(2) : ALL;
const unknown = wanted.filter((part) => !ALL.includes(part));
if (unknown.length > 0) {
  console.error(`Não há a medição '${unknown.join("', '")}'. Há: ${ALL.join(', ')}.`);
  process.exit(1);
}

await build();
for (const part of wanted) {
  console.log(`\n${part}`);
  const missed = await (Object.hasOwn(LOAD, part) ? measureLoad(part) : measure(part));
  for (const what of missed) console.error(`Meta não alcançada: ${what}`);
  if (missed.length > 0) process.exitCode = 1;
}

/** On a fresh demonstration, so that no part measures what another one left. */
async function measure(part) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-bench-'));
  const server = await startServer({
    port: await freePort(),
    env: { DADOS: path.join(folder, 'banco'), EMAILS: path.join(folder, 'emails'), DEMO: '1' },
  });
  const browser = await openBrowser();
  try {
    const figures = await PARTS[part](browser, server.url);
    const text = table(figures, browser.version());
    console.log(text);
    writeFigures(part, text);
    keepFigures(part, figures, browser.version());
    return figures.filter(({ met = true }) => !met).map(({ what }) => what);
  } finally {
    await browser.close();
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** On a city of its own. */
async function measureLoad(part) {
  const figures = await LOAD[part]();
  const text = table(figures);
  console.log(text);
  writeFigures(part, text, 'performance.md');
  keepFigures(part, figures);
  return figures.filter(({ met = true }) => !met).map(({ what }) => what);
}
