import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const DOCUMENT = path.resolve(import.meta.dirname, '../../docs/bench.md');

/**
 * The figures of one part as docs/bench.md and the terminal show them, each beside its goal.
 * @param {import('./parts.mjs').Figure[]} figures
 * @param {string} browserVersion
 */
export function table(figures, browserVersion) {
  const rows = figures.map(({ what, measured, goal = '', met = true }) => `| ${what} | ${measured}${met ? '' : ' **missed**'} | ${goal} |`);
  return `${['| What | Measured | Goal |', '|---|---|---|', ...rows].join('\n')}\n\n${machine(browserVersion)}\n`;
}

function machine(browserVersion) {
  const [cpu] = os.cpus();
  const commit = execFileSync('git', ['log', '-1', '--format=%cs'], { encoding: 'utf8' }).trim();
  return `Sources of ${commit}; ${os.cpus().length} × ${cpu.model.trim()}, Node ${process.versions.node}, Chromium ${browserVersion}.`;
}

/** Puts a part's table into docs/bench.md; the words around it and the other parts' figures stay. */
export function writeFigures(part, text) {
  const marks = [`<!-- ${part} -->`, `<!-- /${part} -->`];
  const document = fs.readFileSync(DOCUMENT, 'utf8');
  const [before, rest] = document.split(marks[0]);
  const after = rest?.split(marks[1])[1];
  if (after === undefined) throw new Error(`${DOCUMENT} lacks the marks '${marks.join("' and '")}'.`);
  fs.writeFileSync(DOCUMENT, `${before}${marks[0]}\n${text}${marks[1]}${after}`);
}
