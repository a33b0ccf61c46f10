import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** jest does not load ES modules of plain Node, so the function runs in a process. */
function verdictOf(code: number, log: string): string {
  const script = `
    import { verdictOf } from './scripts/mutants/verdict.mjs';
    process.stdout.write(verdictOf(${code}, ${JSON.stringify(log)}));`;
  return spawnSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: ROOT, encoding: 'utf8' }).stdout;
}

test('a run that ended without a summary is a crash', () => {
  expect(verdictOf(134, 'FATAL ERROR: Reached heap limit')).toBe('crashed');
  expect(verdictOf(1, '')).toBe('crashed');
  expect(verdictOf(1, 'Tests:       0 total')).toBe('crashed');
});

test('in real runs a failed test kills a mistake, and a file that cannot be loaded does not', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-verdict-'));
  fs.writeFileSync(path.join(folder, 'package.json'), '{}');
  const jest = path.join(ROOT, 'node_modules/.bin/jest');
  const run = (source: string) => {
    fs.writeFileSync(path.join(folder, 'x.test.js'), source);
    const { status, stdout, stderr } = spawnSync(process.execPath, [jest, '--bail', '--runInBand'], {
      cwd: folder,
      encoding: 'utf8',
    });
    return verdictOf(status ?? 1, stdout + stderr);
  };
  const passes = "test('adds', () => expect(1 + 1).toBe(2));";
  try {
    expect(run(passes)).toBe('survived');
    expect(run(`${passes} test('halves', () => expect(3 / 2).toBe(1));`)).toBe('killed');
    expect(run(`${passes} throw new Error('while it is loaded');`)).toBe('crashed');
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});
