import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const DOCS = path.resolve(import.meta.dirname, '../../docs');

/**
 * The figures of one part as a table for docs/bench.md and the terminal, each with its target.
 * @param {import('./parts.mjs').Figure[]} figures
 * @param {string} [browserVersion] if a browser was used
 */
export function table(figures, browserVersion) {
  const rows = figures.map(
    ({ what, measured, goal = '', met = true }) => `| ${what} | ${measured}${met ? '' : ' **not met**'} | ${goal} |`,
  );
  return `${['| What | Measured | Target |', '|---|---|---|', ...rows].join('\n')}\n\n${machine(browserVersion)}\n`;
}

function machine(browserVersion) {
  const memory = `${Math.round(os.totalmem() / 1024 ** 3)} GiB`;
  const commit = execFileSync('git', ['log', '-1', '--format=%cs'], { encoding: 'utf8' }).trim();
  return `Sources of ${commit}; ${os.cpus().length} cores, ${memory} of memory, Node ${process.versions.node}${browserVersion === undefined ? '' : `, Chromium ${browserVersion}`}.`;
}

/**
 * Stores a part's figures as data (docs/bench.json); the figures of other parts stay.
 * @param {string} part
 * @param {import('./parts.mjs').Figure[]} figures
 * @param {string} [browserVersion] if a browser was used
 */
export function keepFigures(part, figures, browserVersion) {
  const name = path.join(DOCS, 'bench.json');
  const kept = fs.existsSync(name) ? JSON.parse(fs.readFileSync(name, 'utf8')) : {};
  const data = { ...kept, [part]: { figures, taken: machine(browserVersion) } };
  fs.writeFileSync(name, `${JSON.stringify(data, null, 1)}\n`);
}

/** Writes a part's table between its marks in a document of docs/; the rest of the document stays. */
export function writeFigures(part, text, file = 'bench.md') {
  const name = path.join(DOCS, file);
  const marks = [`<!-- ${part} -->`, `<!-- /${part} -->`];
  const document = fs.readFileSync(name, 'utf8');
  const [before, rest] = document.split(marks[0]);
  const after = rest?.split(marks[1])[1];
  if (after === undefined) throw new Error(`${name} lacks the marks '${marks.join("' and '")}'.`);
  fs.writeFileSync(name, `${before}${marks[0]}\n${text}${marks[1]}${after}`);
}
