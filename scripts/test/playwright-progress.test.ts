import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

test('names each failure with its reason in a real run of Playwright: a test, the end of a worker; counts all, and reports progress; names a test that passes when it is repeated', () => {
  // Below the project, where the import of '@playwright/test' resolves.
  const cache = path.join(ROOT, '.cache');
  fs.mkdirSync(cache, { recursive: true });
  const folder = fs.mkdtempSync(path.join(cache, 'trial-'));
  fs.writeFileSync(
    path.join(folder, 'playwright.config.mjs'),
    "export default { workers: 1, retries: 1, outputDir: 'results' };",
  );
  fs.writeFileSync(
    path.join(folder, 'sums.test.mjs'),
    `import { expect, test as base } from '@playwright/test';
     const test = base.extend({
       product: [async ({}, use) => { await use(); throw new Error('left something open'); }, { scope: 'worker', auto: true }],
     });
     test('recovers', ({}, { retry }) => expect(retry).toBe(1));
     test('halves', () => expect(3 / 2).toBe(1));
     test('waits', () => test.skip());
     test('adds', () => expect(1 + 1).toBe(2));`,
  );
  const code = `
    import { playwright } from './scripts/test/playwright.mjs';
    const news = [];
    const { log, ...counts } = await playwright(['--config', ${JSON.stringify(folder)}], (item) => news.push(item));
    console.log(JSON.stringify({ log, counts, news }));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: ROOT,
    encoding: 'utf8',
    // Playwright does not run in a worker of jest.
    env: { ...process.env, JEST_WORKER_ID: undefined },
  });
  fs.rmSync(folder, { recursive: true });
  expect(stderr).toBe('');
  const { log, counts, news } = JSON.parse(stdout) as { log: string; counts: object; news: object[] };
  expect(counts).toMatchObject({
    passed: 2,
    failed: 2,
    skipped: 1,
    unstable: [expect.stringMatching(/sums\.test\.mjs › recovers$/)],
  });
  expect(log).toMatch(/sums\.test\.mjs › halves\n {4}Error: .*\n {4}Expected: 1\n {4}Received: 1\.5/);
  expect(log).toContain('left something open');
  expect(news[0]).toEqual({ done: 0, of: 4 });
  // A test that is repeated is no failure.
  expect(news.filter((item) => JSON.stringify(item).includes('recovers'))).toEqual([]);
  expect(news.filter((item) => JSON.stringify(item).includes('halves'))).toHaveLength(1);
  expect(news.at(-1)).toEqual({ failure: expect.stringContaining('left something open') as string });
});
