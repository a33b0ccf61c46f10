import { spawnSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** Runs this code in plain Node, like the scripts; returns its output. */
function run(code: string): string {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return stdout;
}

const PARTS = [
  { name: 'lint', seconds: 4.04, cpuSeconds: 7, passed: 1, failed: 0, log: '' },
  { name: 'browser', seconds: 20, cpuSeconds: 31.26, passed: 8, failed: 1, skipped: 2, unstable: ['a › b'], log: '' },
];

test('the account has the seconds of each part, then the unstable tests, and the closing line is the last one', () => {
  const code = `
    import { accountOf } from './scripts/test/account.mjs';
    const { lines, account } = accountOf(${JSON.stringify(PARTS)}, 21.5);
    console.log(JSON.stringify(account) + '\\n' + lines.join('\\n'));`;
  const [account = '', ...lines] = run(code).trimEnd().split('\n');
  expect(lines).toEqual([
    '                        seconds   CPU-s',
    '     lint                   4.0     7.0',
    '     browser               20.0    31.3',
    '     all                   21.5    38.3',
    'unstable: a › b',
    '9 passed, 1 failed',
  ]);
  expect(JSON.parse(account)).toEqual({
    passed: 9,
    failed: 1,
    unstable: ['a › b'],
    seconds: 21.5,
    cpuSeconds: 38.3,
    parts: [
      { name: 'lint', passed: 1, failed: 0, skipped: 0, seconds: 4, cpuSeconds: 7 },
      { name: 'browser', passed: 8, failed: 1, skipped: 2, seconds: 20, cpuSeconds: 31.3 },
    ],
  });
});

test('a part that waits for another one lets those behind it go first, and is not run when the other one fails', () => {
  const code = `
    import { runParts } from './scripts/test/run-parts.mjs';
    const order = [];
    const part = (name, failed, after) => ({
      name,
      after,
      run: async () => {
        order.push(name);
        await new Promise((resolve) => setTimeout(resolve, 20));
        return { passed: 1 - failed, failed, log: '' };
      },
    });
    const parts = [part('build', 0), part('faults', 0, 'build'), part('lint', 1), part('types', 0, 'lint')];
    const ended = await runParts(parts, 2);
    console.log(JSON.stringify({ order, failed: ended.filter(({ failed }) => failed > 0) }));`;
  const { order, failed } = JSON.parse(run(code).trimEnd().split('\n').at(-1) ?? '') as {
    order: string[];
    failed: { name: string; log: string }[];
  };
  expect(order).toEqual(['build', 'lint', 'faults']);
  expect(failed.map(({ name }) => name)).toEqual(['lint', 'types']);
  expect(failed[1]?.log).toBe('It was not run, because lint failed.');
});

test('the CPU time is that of the whole family, also of a process that no process waits for', () => {
  // Each counts its own time until it has used half a second.
  const busy = 'while (process.cpuUsage().user < 500_000);';
  const code = `
    import { spawn, spawnSync } from 'node:child_process';
    import { followCpu } from './scripts/test/cpu.mjs';
    const cpu = followCpu();
    const before = process.cpuUsage().user;
    spawnSync(process.execPath, ['-e', ${JSON.stringify(busy)}]);
    // The parent of the second one is killed and never waits for it.
    const parent = spawn('sh', ['-c', '"$0" -e "$1" & echo started; sleep 60', process.execPath, ${JSON.stringify(
      `${busy} setTimeout(() => undefined, 3000); console.log('busy');`,
    )}], { stdio: ['ignore', 'pipe', 'ignore'] });
    let said = '';
    for await (const text of parent.stdout) {
      said += text;
      if (said.includes('busy')) break;
    }
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    parent.kill('SIGKILL');
    await new Promise((resolve) => parent.once('exit', resolve));
    const own = (process.cpuUsage().user - before) / 1e6;
    console.log(cpu.end(), own);
    process.exit();`;
  const [total = 0, own = 0] = run(code).trim().split(' ').map(Number);
  expect(total - own).toBeGreaterThan(0.9);
});
