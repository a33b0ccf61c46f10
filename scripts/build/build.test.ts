import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** Runs a module of the scripts in Node, and returns the JSON that it printed. */
function run<T>(code: string): T {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as T;
}

describe('content hash', () => {
  let folder: string;

  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-hash-'));
    fs.mkdirSync(path.join(folder, 'mf-x/src'), { recursive: true });
    write('mf-x/src/a.ts', 'a');
  });
  afterEach(() => {
    fs.rmSync(folder, { recursive: true });
  });

  const write = (name: string, content: string) => {
    fs.writeFileSync(path.join(folder, name), content);
  };
  const hash = () =>
    run<string>(
      `import { contentHash } from './scripts/build/content-hash.mjs'; console.log(JSON.stringify(contentHash(${JSON.stringify(folder)}, ['mf-x'])))`,
    );

  test('content and names change it; dates, tests and notes do not', () => {
    const before = hash();
    expect(before).toMatch(/^[0-9a-f]{10}$/);
    fs.utimesSync(path.join(folder, 'mf-x/src/a.ts'), 1, 1);
    write('mf-x/src/a.test.ts', 'test');
    write('mf-x/README.md', 'notes');
    expect(hash()).toBe(before);
    write('mf-x/src/a.ts', 'b');
    const changed = hash();
    expect(changed).not.toBe(before);
    fs.renameSync(path.join(folder, 'mf-x/src/a.ts'), path.join(folder, 'mf-x/src/c.ts'));
    expect(hash()).not.toBe(changed);
  });
});

test('a build is complete when each of its folders has the mark of this version', () => {
  const folders = ['a', 'b'].map((name) => fs.mkdtempSync(path.join(os.tmpdir(), `merenda-marca-${name}-`)));
  const seen = run<boolean[]>(`
    import fs from 'node:fs';
    import { isBuilt, markBuilt } from './scripts/build/mark.mjs';
    const folders = ${JSON.stringify(folders)};
    const seen = [isBuilt(folders, 'v1')];
    markBuilt(folders, 'v1');
    seen.push(isBuilt(folders, 'v1'), isBuilt(folders, 'v2'));
    fs.rmSync(folders[1], { recursive: true });
    seen.push(isBuilt(folders, 'v1'));
    console.log(JSON.stringify(seen));`);
  expect(seen).toEqual([false, true, false, false]);
  fs.rmSync(folders[0] ?? '', { recursive: true });
});

describe('tasks in parallel', () => {
  test('never more than the limit at once, results in the order of the tasks', () => {
    const { most, results } = run<{ most: number; results: number[] }>(`
      import { inParallel } from './scripts/build/parallel.mjs';
      let now = 0, most = 0;
      const task = (n) => async () => { now++; most = Math.max(most, now); await new Promise((r) => setTimeout(r, 50 - 10 * n)); now--; return n; };
      const results = await inParallel([0, 1, 2, 3, 4].map(task), 2);
      console.log(JSON.stringify({ most, results }));`);
    expect(most).toBe(2);
    expect(results).toEqual([0, 1, 2, 3, 4]);
  });

  test('a failure rejects and no further task starts', () => {
    const { started, message } = run<{ started: number; message: string }>(`
      import { inParallel } from './scripts/build/parallel.mjs';
      let started = 0;
      const task = async () => { started++; throw new Error('broken'); };
      const message = await inParallel([task, task, task], 1).catch((error) => error.message);
      console.log(JSON.stringify({ started, message }));`);
    expect({ started, message }).toEqual({ started: 1, message: 'broken' });
  });
});

describe('the parts of npm test', () => {
  test('counts are added, an aborted part is one failure, and the log of a failed part is shown', () => {
    const { sum, lines } = run<{ sum: { passed: number; failed: number }; lines: string }>(`
      import { runParts } from './scripts/test/run-parts.mjs';
      const lines = [];
      console.log = (line) => lines.push(line);
      const ended = await runParts([
        { name: 'good', run: async () => ({ passed: 7, failed: 0, log: 'silent' }) },
        { name: 'bad', run: async () => ({ passed: 2, failed: 3, log: 'the reason' }) },
        { name: 'broken', run: async () => { throw new Error('it broke off'); } },
      ], 2);
      const sum = (key) => ended.reduce((total, part) => total + part[key], 0);
      process.stdout.write(JSON.stringify({ sum: { passed: sum('passed'), failed: sum('failed') }, lines: lines.join('\\n') }));`);
    expect(sum).toEqual({ passed: 9, failed: 4 });
    expect(lines).toContain('the reason');
    expect(lines).toContain('it broke off');
    expect(lines).not.toContain('silent');
  });

  test('they start in their order, each when the others leave the room that it takes', () => {
    const { started } = run<{ started: string[] }>(`
      import { runParts } from './scripts/test/run-parts.mjs';
      console.log = () => undefined;
      const open = new Set();
      const started = [];
      const soon = () => new Promise(setImmediate);
      let wideStarts;
      const whileWide = new Promise((resolve) => (wideStarts = resolve));
      const part = (name, room, work) => ({ name, room, run: async () => {
        open.add(name);
        started.push([...open].join('+'));
        await work();
        open.delete(name);
        return { passed: 1, failed: 0, log: '' };
      } });
      await runParts([
        part('a', 1, () => whileWide.then(soon)),
        part('b', undefined, soon),
        part('wide', 2, () => soon(wideStarts())),
        part('huge', 9, soon),
        part('last', 1, soon),
      ], 3);
      process.stdout.write(JSON.stringify({ started }));`);
    expect(started).toEqual(['a', 'a+b', 'a+wide', 'huge', 'last']);
  });
});
