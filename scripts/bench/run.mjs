/**
 * Builds what is missing and measures the built product, in Chromium and under load. Writes the figures into
 * docs/bench.md and docs/performance.md, and as data into docs/bench.json. Ends with 1 if a target is not met.
 *
 *   npm run bench                                          everything
 *   npm run bench -- stock kitchen                         only these parts (`PARTS` in parts.mjs, `LOAD` in load/parts.mjs)
 *   npm run bench -- federation --rounds 1 --details       fewer rounds; prints every file and its bytes
 *   npm run bench -- pages --screen /home --screen /estoque   only these screens, and only printed
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../build.mjs';
import { freePort, startServer } from '../server.mjs';
import { openBrowser } from './browser.mjs';
import { LOAD } from './load/parts.mjs';
import { PARTS } from './parts.mjs';
import { keepFigures, table, writeFigures } from './report.mjs';

const ALL = [...Object.keys(PARTS), ...Object.keys(LOAD)];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    details: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '7' },
    screen: { type: 'string', multiple: true, default: [] },
  },
});
const options = { details: values.details, rounds: Number(values.rounds), screens: values.screen };
const wanted = positionals.length > 0 ? positionals : ALL;
const unknown = wanted.filter((part) => !ALL.includes(part));
if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(', ')}. The parts are: ${ALL.join(', ')}.`);
  process.exit(1);
}

await build();
for (const part of wanted) {
  console.log(`\n${part}`);
  const missed = await (Object.hasOwn(LOAD, part) ? measureLoad(part) : measure(part));
  for (const what of missed) console.error(`Target not met: ${what}`);
  if (missed.length > 0) process.exitCode = 1;
}

/** With new demonstration data, so that no part measures the data of another one. */
async function measure(part) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-bench-'));
  const server = await startServer({
    port: await freePort(),
    env: { DADOS: path.join(folder, 'banco'), EMAILS: path.join(folder, 'emails'), DEMO: '1' },
  });
  const browser = await openBrowser();
  try {
    const figures = await PARTS[part](browser, server.url, options);
    const text = table(figures, browser.version());
    console.log(text);
    if (options.screens.length === 0) {
      writeFigures(part, text);
      keepFigures(part, figures, browser.version());
    }
    return figures.filter(({ met = true }) => !met).map(({ what }) => what);
  } finally {
    await browser.close();
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** On a new city. */
async function measureLoad(part) {
  const figures = await LOAD[part]();
  const text = table(figures);
  console.log(text);
  writeFigures(part, text, 'performance.md');
  keepFigures(part, figures);
  return figures.filter(({ met = true }) => !met).map(({ what }) => what);
}
