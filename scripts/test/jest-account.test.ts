import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

test('names each failure with its reason in a real run: a test, an unreadable file, a file that did not end normally; counts all', () => {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-account-')));
  fs.writeFileSync(path.join(folder, 'package.json'), '{}');
  fs.writeFileSync(
    path.join(folder, 'sums.test.js'),
    "test('adds', () => expect(1 + 1).toBe(2)); test('halves', () => expect(3 / 2).toBe(1)); test('waits', () => undefined);",
  );
  fs.writeFileSync(
    path.join(folder, 'ends.test.js'),
    "afterAll(() => { throw new Error('left something open'); }); test('adds too', () => undefined);",
  );
  fs.writeFileSync(path.join(folder, 'broken.test.js'), "throw new Error('not even loaded');");
  const file = path.join(folder, 'account.json');
  spawnSync(
    process.execPath,
    [path.join(ROOT, 'node_modules/.bin/jest'), '--testNamePattern', 'adds|halves', '--json', '--outputFile', file],
    { cwd: folder },
  );
  const code = `
    import fs from 'node:fs';
    import { readAccount } from './scripts/test/jest-account.mjs';
    console.log(JSON.stringify(readAccount(JSON.parse(fs.readFileSync(${JSON.stringify(file)}, 'utf8')), ${JSON.stringify(folder)})));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const { failures, ...counts } = JSON.parse(stdout) as {
    failures: string[];
    passed: number;
    failed: number;
    skipped: number;
  };
  fs.rmSync(folder, { recursive: true });
  expect(counts).toEqual({ passed: 2, failed: 3, skipped: 1 });
  expect(failures.sort().map((failure) => failure.split('\n')[0])).toEqual([
    'broken.test.js',
    'ends.test.js',
    'sums.test.js › halves',
  ]);
  expect(failures[0]).toContain('not even loaded');
  expect(failures[1]).toContain('left something open');
  expect(failures[2]).toMatch(/Expected: 1\s+Received: 1\.5/);
});
