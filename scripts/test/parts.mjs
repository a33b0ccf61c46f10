import os from 'node:os';
import path from 'node:path';
import { demonstrationDatabase } from '../demonstration.mjs';
import { ensurePoppler } from '../poppler.mjs';
import { browser } from './browser.mjs';
import { buildProduct } from './build-product.mjs';
import { faults } from './faults.mjs';
import { jest } from './jest.mjs';
import { runCommand } from './run-command.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
export const BIN = path.join(ROOT, 'node_modules/.bin');
const CORES = os.availableParallelism();
/** Half of the cores for one run of jest: several parts run at once. */
export const HALF = `--maxWorkers=${Math.max(1, Math.floor(CORES / 2))}`;

/** How many parts run at once: one more than there are cores, because each part waits at times. */
export const ROOM = CORES + 1;

/** In the deep run the tests begin on New Year's Eve, a Friday, and the day, month and year change while they run. */
const AT_MIDNIGHT = { TEST_INSTANT: '2027-12-31T23:56:00-03:00' };

/** The tests of the scripts themselves: the build, publication, settings of tools (scripts/jest.config.mjs). */
const TOOLS = 'scripts: tools';

/**
 * @typedef {object} Options
 * @property {boolean} [deep] all of it: `npm run test:deep`
 * @property {boolean} [federation] also what depends only on the scripts and on the federation (deep.mjs)
 * @property {string[]} [browserArgs] Playwright's own arguments
 */

/**
 * The parts of the test runs, by name.
 * @type {Record<string, { room?: number, after?: string, run: (tell: import('./run-parts.mjs').Tell, options: Options)
 *   => Promise<import('./run-parts.mjs').Result> }>}
 */
export const PARTS = {
  build: { run: buildProduct },
  format: { run: () => check([path.join(BIN, 'oxfmt'), '--check']) },
  boundaries: { run: () => check(['npm', 'run', '--silent', 'boundaries']) },
  unused: { run: () => check(['npm', 'run', '--silent', 'unused']) },
  'unused-production': { run: () => check(['npm', 'run', '--silent', 'unused:production']) },
  lint: { run: () => check(['npm', 'run', '--silent', 'lint']) },
  types: { run: () => check(['npm', 'run', '--silent', 'types']) },
  unit: {
    run: (tell, { deep, federation }) =>
      jest('unit', [HALF, ...(federation ? [] : ['--ignoreProjects', TOOLS])], tell, deep ? AT_MIDNIGHT : {}),
  },
  faults: {
    after: 'build',
    run: async (tell, { deep }) => faults(tell, { deep, demonstration: await demonstrationDatabase() }),
  },
  api: { run: onPostgres },
  embedded: {
    run: (tell, { deep }) =>
      api('embedded', deep ? [] : ['--testPathPatterns', ON_EMBEDDED.join('|')], tell, {
        MERENDA_DEEP: deep ? 'all' : '',
        ...(deep ? AT_MIDNIGHT : {}),
      }),
  },
  browser: { room: CORES, after: 'build', run: browser },
};

/**
 * The parts of `npm test` in their order. The build comes first, because two parts wait for it, and beside it the checks
 * that take seconds, so that their errors are known soon. The browser tests come last: they have a worker for each core,
 * so no core is idle at the end, and their time limits do not depend on many other parts. The longest parts come before
 * the others.
 */
export const WHOLE = [
  'build',
  'format',
  'boundaries',
  'unused',
  'lint',
  'types',
  'unit',
  'api',
  'embedded',
  'faults',
  'browser',
];

/** The parts of `npm run test:deep`: what `npm test` leaves out, or tests by a part. */
export const DEEP = ['build', 'unused-production', 'unit', 'faults', 'embedded', 'browser'];

/**
 * The API's tests run on PostgreSQL, in less than half the time of the embedded database. In `npm test` only these files
 * run on the embedded one: those that run nowhere else (its files, crash and start, the commands, the demonstration's
 * data, the end of the process), and one file for each other difference: its single connection with the queue (two exits
 * of one lot at once), its extension (search), raw values of its driver (the statements of a report, which have no
 * table's types). The browser tests also use it: there meals are executed, and purchases requested and received. `npm
 * run test:deep` and `npm test -w api` run all files.
 */
const ON_EMBEDDED = [
  'src/banco/embutido',
  'src/demonstracao/semear',
  'src/comandos',
  'src/encerramento',
  'mecanismos/busca/rotas',
  'estoque/estoques/corrida',
  'relatorios/relatorios/indicadores\\.test',
];

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
  ensurePoppler();
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
