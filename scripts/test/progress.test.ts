import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** Runs this code in plain Node, like the scripts; returns the lines that it prints. */
function run(code: string): string[] {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return stdout.trim().split('\n');
}

test('a line at each interval names the parts that run and how far they are; a failure is named at once', () => {
  const lines = run(`
    import { followParts } from './scripts/test/progress.mjs';
    const lines = [];
    const progress = followParts({ print: (line) => lines.push(line), interval: 20 });
    for (const name of ['lint', 'browser', 'unit', 'types']) progress.begin(name);
    progress.tell('browser', { doing: 'building' });
    progress.tell('unit', { done: 3, of: 40 });
    progress.tell('unit', { failure: 'a.test.ts › adds' });
    progress.end('types');
    await new Promise((resolve) => setTimeout(resolve, 30));
    progress.stop();
    console.log(lines.slice(0, 2).join('\\n'));`);
  expect(lines).toEqual(['FAIL unit: a.test.ts › adds', '     0 s: lint, browser building, unit 3/40 (1 failed)']);
});

test('jest reports the finished files and the failed tests while it runs', () => {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-progress-')));
  fs.writeFileSync(path.join(folder, 'package.json'), '{}');
  fs.writeFileSync(path.join(folder, 'sums.test.js'), "test('halves', () => expect(3 / 2).toBe(1));");
  fs.writeFileSync(path.join(folder, 'broken.test.js'), "throw new Error('not even loaded');");
  const lines = run(`
    import { jest } from './scripts/test/jest.mjs';
    const news = [];
    const args = ['--config', JSON.stringify({ rootDir: ${JSON.stringify(folder)} }), '--runInBand'];
    const { passed, failed } = await jest('trial', args, (item) => news.push(item));
    console.log(JSON.stringify({ passed, failed }));
    for (const item of news) console.log(JSON.stringify(item));`);
  fs.rmSync(folder, { recursive: true });
  expect(lines[0]).toBe('{"passed":0,"failed":2}');
  expect(lines).toContain('{"done":0,"of":2}');
  expect(lines.at(-1)).toBe('{"done":2,"of":2}');
  expect(lines.filter((line) => line.includes('sums.test.js › halves'))).toHaveLength(1);
  expect(lines.filter((line) => line.includes('broken.test.js'))).toHaveLength(1);
});
