import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

const git = (...args: string[]): string => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' }).stdout.trim();

/** The answer for a record with this commit; null: no record. */
function due(commit: string | null): { run: boolean; reason: string } {
  fs.mkdirSync(path.join(ROOT, '.cache'), { recursive: true });
  const folder = fs.mkdtempSync(path.join(ROOT, '.cache/trial-'));
  const record = path.join(folder, 'record.json');
  if (commit !== null) fs.writeFileSync(record, JSON.stringify({ commit }));
  const code = `
    import { federationDue } from './scripts/test/federation.mjs';
    console.log(JSON.stringify(federationDue(${JSON.stringify(path.relative(ROOT, record))})));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  fs.rmSync(folder, { recursive: true });
  return JSON.parse(stdout) as { run: boolean; reason: string };
}

test('without a record the tests of the federation run', () => {
  expect(due(null)).toEqual({ run: true, reason: expect.stringContaining('no run of them is recorded') as string });
});

test('they run when the recorded commit is not in the clone', () => {
  expect(due('0123456789012345678901234567890123456789')).toEqual({
    run: true,
    reason: 'the commit 01234567 of their last green run is not in this clone',
  });
});

test('they run when a file of the scripts or of the federation differs from the recorded commit', () => {
  // The first commit has none of these files.
  const first = git('rev-list', '--max-parents=0', 'HEAD').split('\n')[0] ?? '';
  expect(due(first)).toEqual({
    run: true,
    reason: expect.stringMatching(/differs from their last green run/) as string,
  });
});

test('they do not run when nothing differs', () => {
  const sources = [
    'scripts',
    'shared/src/federation',
    'shell/src/federation',
    'package-lock.json',
    'oxlint.config.mjs',
  ];
  const clean = git('status', '--porcelain', '--', ...sources, '.dependency-cruiser.cjs') === '';
  expect(due(git('rev-parse', 'HEAD')).run).toBe(!clean);
});
