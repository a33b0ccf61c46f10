import { execFileSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** Runs a module as a test starts the product, on a machine whose clock is at `machine` (ISO). @returns what it prints */
function run(code: string, machine?: string): string {
  // The clock of the machine, seen by everything that loads after it.
  const asMachine = `data:text/javascript,${encodeURIComponent(
    `const Real = Date, ahead = ${Date.parse(machine ?? '')} - Real.now();
     globalThis.Date = class extends Real {
       constructor(...parts) { if (parts.length > 0) super(...parts); else super(Real.now() + ahead); }
       static now() { return Real.now() + ahead; }
     };`,
  )}`;
  const starter = `
    import { execFileSync } from 'node:child_process';
    const { FIXED_CLOCK } = await import('./scripts/fixed-clock/fixed-clock.mjs');
    const code = ${JSON.stringify(code)};
    process.stdout.write(execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
      env: { ...process.env, ...FIXED_CLOCK },
    }));`;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', starter], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, ...(machine && { NODE_OPTIONS: `--import=${asMachine}` }), CLOCK_SHIFT: undefined },
  }).trim();
}

test.each(['2026-11-22T10:00:00-03:00', '2026-12-31T23:59:30-03:00', '2028-02-29T00:00:30-03:00'])(
  'on a machine at %s a product of the tests lives on their Wednesday',
  (machine) => {
    const now = run(`console.log(new Date().toISOString().slice(0, 10), new Date(Date.now()).getUTCDay());`, machine);
    expect(now).toBe('2026-11-18 3');
  },
);

test('dates are dates as before, and only the present is shifted', () => {
  const seen = run(`
    const now = new Date();
    console.log(JSON.stringify([
      Date().slice(0, 15),
      new Date(0).getTime(),
      new Date(2020, 1, 29).getDate(),
      Date.UTC(2020, 0),
      Date.parse('1970-01-01'),
      now instanceof Date && structuredClone(now) instanceof Date && now.constructor === Date,
      new (class extends Date {})().getFullYear(),
    ]));`);
  expect(JSON.parse(seen)).toEqual(['Wed Nov 18 2026', 0, 29, 1_577_836_800_000, 0, true, 2026]);
});

test('an answer is dated on that day, so that a browser keeps its cookies', () => {
  const date = run(`
    const http = await import('node:http');
    const server = http.createServer((req, res) => res.end()).listen(0, '127.0.0.1', async () => {
      const answer = await fetch('http://127.0.0.1:' + server.address().port);
      console.log(answer.headers.get('date').slice(0, 16));
      server.close();
    });`);
  expect(date).toBe('Wed, 18 Nov 2026');
});
