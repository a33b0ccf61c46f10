import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../..');

/** Runs these files, each in a project with this environment; returns their results as the runner reports them. */
function run(files: { source: string; environment: string }[]): string[] {
  // Below the project, where the worker finds its loader.
  const cache = path.join(ROOT, '.cache');
  fs.mkdirSync(cache, { recursive: true });
  const folder = fs.mkdtempSync(path.join(cache, 'runner-'));
  const tests = files.map(({ source, environment }, i) => {
    const file = path.join(folder, `${i}.test.cjs`);
    fs.writeFileSync(file, source);
    return { path: file, context: { config: projectOf(folder, environment) } };
  });
  const code = `
    import path from 'node:path';
    import NativeRunner from './scripts/test/native/runner.mjs';
    const runner = new NativeRunner({ testTimeout: 10_000, maxWorkers: 1 });
    const report = (test, result) => console.log(path.basename(test.path), result.failureMessage ?? result.message ?? 'passed');
    await runner.runTests(${JSON.stringify(tests)}, { isInterrupted: () => false }, () => undefined, report, report);`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  fs.rmSync(folder, { recursive: true });
  expect(stderr).toBe('');
  return stdout.trim().split('\n').sort();
}

const projectOf = (rootDir: string, testEnvironment: string) => ({
  rootDir,
  testEnvironment,
  testEnvironmentOptions: {},
  setupFilesAfterEnv: [],
  moduleNameMapper: [],
});

const PAGE = path.join(ROOT, 'shared/src/testing/ambiente.cjs');
const NODE = path.join(ROOT, 'node_modules/jest-environment-node/build/index.js');

test('files of several projects run each in its own environment', () => {
  const onPage = "test('a page', () => expect(document.body).not.toBeNull());";
  const inNode = "test('plain Node', () => expect(typeof document).toBe('undefined'));";
  const results = run([
    { source: onPage, environment: PAGE },
    { source: inNode, environment: NODE },
    { source: onPage, environment: PAGE },
  ]);
  expect(results).toEqual(['0.test.cjs passed', '1.test.cjs passed', '2.test.cjs passed']);
});

test('the console of a page has no profiler: React would measure each render', () => {
  const source =
    "test('no profiler', () => expect([console.timeStamp, console.createTask]).toEqual([undefined, undefined]));";
  expect(run([{ source, environment: PAGE }])).toEqual(['0.test.cjs passed']);
});

test('a spy of one file does not reach the next file of the same process', () => {
  const spied = "test('a', () => { jest.spyOn(Math, 'max').mockReturnValue(0); expect(Math.max(1, 2)).toBe(0); });";
  const after = "test('b', () => expect(Math.max(1, 2)).toBe(2));";
  const results = run([spied, after].map((source) => ({ source, environment: NODE })));
  expect(results).toEqual(['0.test.cjs passed', '1.test.cjs passed']);
});

test('a file that leaves an element, a stopped clock or a stored value fails; the next one does not', () => {
  const leaves = [
    "test('a', () => document.body.append(document.createElement('nav')));",
    "test('b', () => { globalThis.Date = class extends Date {}; });",
    "test('c', () => { window.setTimeout = () => 0; });",
    "test('d', () => localStorage.setItem('root', '{}'));",
    "test('e', () => sessionStorage.setItem('tab', '1'));",
  ];
  const cleans = `test('f', () => {
    const element = document.body.appendChild(document.createElement('nav'));
    localStorage.setItem('root', '{}');
    element.remove();
    localStorage.clear();
  });`;
  const results = run([...leaves, cleans].map((source) => ({ source, environment: PAGE })));
  expect(results).toEqual([
    '0.test.cjs The file leaves an element in document.body: <nav></nav>',
    '1.test.cjs The file leaves Date replaced.',
    '2.test.cjs The file leaves setTimeout replaced.',
    "3.test.cjs The file leaves 'root' in localStorage.",
    "4.test.cjs The file leaves 'tab' in sessionStorage.",
    '5.test.cjs passed',
  ]);
});

test('a file that leaves a timer, a server or a connection fails, with the line that starts it', () => {
  const leaves = [
    "test('a', () => void setTimeout(() => undefined, 60_000));",
    "test('b', () => void setInterval(() => undefined, 60_000));",
    "test('c', (done) => { require('node:http').createServer().listen(0, done); });",
    `test('d', (done) => {
      const net = require('node:net');
      const server = net.createServer((socket) => socket.on('close', () => server.close()));
      server.listen(0, () => net.connect(server.address().port).once('connect', done));
    });`,
  ];
  const cleans = `test('e', async () => {
    clearTimeout(setTimeout(() => undefined, 60_000));
    clearInterval(setInterval(() => undefined, 60_000));
    setTimeout(() => undefined, 60_000).unref();
    await new Promise((resolve) => setTimeout(resolve, 1));
    const server = require('node:http').createServer((request, response) => response.end());
    await new Promise((resolve) => server.listen(0, resolve));
    await (await fetch('http://localhost:' + server.address().port)).text();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });`;
  const results = run([...leaves, cleans].map((source) => ({ source, environment: NODE })));
  const lines = results.join('\n');
  expect(lines).toMatch(/0\.test\.cjs The file leaves a timer that waits, started at .*0\.test\.cjs:1:\d+/);
  expect(lines).toMatch(/1\.test\.cjs The file leaves a timer that repeats, started at .*1\.test\.cjs:1:\d+/);
  expect(lines).toMatch(/2\.test\.cjs The file leaves a server that listens, started at .*2\.test\.cjs:1:\d+/);
  expect(lines).toMatch(/The file leaves an open connection, started at .*3\.test\.cjs:4:\d+/);
  expect(lines).toMatch(/4\.test\.cjs passed/);
});
