/**
 * `npm run bench`: builds what is missing, measures the built product in Chromium and writes the figures into
 * docs/bench.md. Ends with 1 when a goal is missed.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from '../build.mjs';
import { freePort, startServer } from '../server.mjs';
import { openBrowser } from './browser.mjs';
import { measureFilter } from './filter.mjs';
import { measureHome } from './home.mjs';
import { measureLogin } from './login.mjs';
import { buildOneBundle } from './one-bundle.mjs';
import { report } from './report.mjs';
import { measureStockReport } from './stock-report.mjs';

const DOCUMENT = path.resolve(import.meta.dirname, '../../docs/bench.md');
const MARKS = ['<!-- figures -->', '<!-- /figures -->'];

await build();
const bundle = await buildOneBundle();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-bench-'));
const server = await startServer({ port: await freePort(), env: { DADOS: path.join(folder, 'banco'), EMAILS: path.join(folder, 'emails'), DEMO: '1' } });
const browser = await openBrowser();
try {
  const login = await measureLogin(browser, server.url);
  const home = await measureHome(browser, server.url);
  const lists = await measureFilter(browser, server.url);
  const stockReport = await measureStockReport(browser, server.url);
  const { text, missed } = report({ login, home, oneBundle: bundle + home.page, lists, stockReport }, browser.version());
  console.log(text);
  writeFigures(text);
  for (const what of missed) console.error(`Meta não alcançada: ${what}`);
  if (missed.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}

/** The words around the figures stay. */
function writeFigures(text) {
  const document = fs.readFileSync(DOCUMENT, 'utf8');
  const [before, rest] = document.split(MARKS[0]);
  const after = rest?.split(MARKS[1])[1];
  if (after === undefined) throw new Error(`${DOCUMENT} lacks the marks '${MARKS.join("' and '")}'.`);
  fs.writeFileSync(DOCUMENT, `${before}${MARKS[0]}\n${text}${MARKS[1]}${after}`);
}
