import os from 'node:os';
import path from 'node:path';
import { demonstrationDatabase } from '../demonstration.mjs';
import { browser } from './browser.mjs';
import { builtProduct } from './built-product.mjs';
import { jest } from './jest.mjs';
import { runCommand } from './run-command.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
export const BIN = path.join(ROOT, 'node_modules/.bin');
const CORES = os.availableParallelism();
/** Half of the cores for one run of jest: several parts run at once. */
export const HALF = `--maxWorkers=${Math.max(1, Math.floor(CORES / 2))}`;

/** How many parts run at once: one more than there are cores, because each part waits at times. */
export const ROOM = CORES + 1;

/**
 * The checks that take seconds come first, so that their errors are known soon. The browser tests come last: they have
 * a worker for each core, so no core is idle at the end, and their time limits do not depend on many other parts. The
 * faults, which wait most, and the longest part come before the others.
 * @type {import('./run-parts.mjs').Part[]}
 */
export const PARTS = [
  { name: 'format', run: () => check([path.join(BIN, 'prettier'), '--check', '.']) },
  { name: 'boundaries', run: () => check(['npm', 'run', '--silent', 'boundaries']) },
  { name: 'unused', run: () => check(['npm', 'run', '--silent', 'unused']) },
  { name: 'lint', run: () => check(['npm', 'run', '--silent', 'lint']) },
  { name: 'types', run: () => check(['npm', 'run', '--silent', 'types']) },
  { name: 'unit', run: (tell) => jest('unit', [HALF], tell) },
  { name: 'faults', run: faults },
  { name: 'api', run: onPostgres },
  { name: 'embedded', run: (tell) => api('embedded', ['--testPathPatterns', ON_EMBEDDED.join('|')], tell) },
  { name: 'browser', room: CORES, run: browser },
];

/**
 * The API's tests run on PostgreSQL, in less than half the time of the embedded database. These files cover the
 * differences between the embedded database and a server: its files, crash and start, its single connection with the
 * queue, its extension (search), and raw values of its driver (the statements of stocks and reports, which have no
 * table's types). The browser tests also use it: there meals are executed, and purchases requested and received.
 * `npm test -w api` and `npm run soak -- tests-embedded` run all of them.
 */
const ON_EMBEDDED = [
  'src/banco',
  'src/demonstracao',
  'src/comandos',
  'src/encerramento',
  'recursos/(busca|estoques|relatorios)',
];

/**
 * Crashes, outages and many users, each in its short form. The log has one line for each: the result, or the reason of
 * the failure.
 */
async function faults(tell) {
  await builtProduct(tell);
  const { FAULTS } = await import('../soak/parts.mjs');
  const options = { short: true, demonstration: await demonstrationDatabase() };
  const result = { passed: 0, failed: 0, log: '' };
  for (const [done, { name, run }] of FAULTS.entries()) {
    tell({ done, of: FAULTS.length });
    try {
      result.log += `${name}: ${await run(options)}\n`;
      result.passed += 1;
    } catch (error) {
      result.log += `${name}: ${error.stack}\n`;
      result.failed += 1;
      tell({ failure: name });
    }
  }
  return result;
}

async function onPostgres(tell) {
  const { startPostgres } = await import('../postgres.mjs');
  const server = await startPostgres({ durable: false });
  try {
    return await api('api', [], tell, { DATABASE_URL_TESTE: server.address('postgres') });
  } finally {
    await server.remove();
  }
}

/** Runs the API's tests, on the embedded database unless the environment selects a server. */
export function api(name, args, tell, env = {}) {
  return jest(name, ['--config', 'api/jest.config.mjs', '--rootDir', 'api', HALF, ...args], tell, {
    NODE_OPTIONS: '--experimental-vm-modules',
    ...env,
  });
}

/** A tool that passes or fails as a whole counts as one test. */
export async function check([command, ...args]) {
  const { code, log } = await runCommand(command, args, { cwd: ROOT });
  return code === 0 ? { passed: 1, failed: 0, log } : { passed: 0, failed: 1, log };
}
