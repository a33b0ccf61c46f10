import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureBrowser } from '../browser.mjs';
import { ensureNginx } from '../nginx.mjs';
import { ensurePoppler } from '../poppler.mjs';
import { readAccount } from './jest-account.mjs';
import { runCommand } from './run-command.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const BIN = path.join(ROOT, 'node_modules/.bin');
const CORES = os.availableParallelism();
const HALF = `--maxWorkers=${Math.max(1, Math.floor(CORES / 2))}`;

/** How many parts run at once. The browser tests take a worker a core besides: they wait half of their time. */
export const AT_ONCE = CORES;

/**
 * @typedef {{ passed: number, failed: number, skipped?: number, log: string }} Result
 * @typedef {{ name: string, run: () => Promise<Result> }} Part
 */

/** The longest first: the short ones fill the gaps. @type {Part[]} */
export const PARTS = [
  { name: 'browser', run: browser },
  { name: 'unit', run: () => jest('unit', [HALF]) },
  { name: 'api', run: onPostgres },
  { name: 'faults', run: faults },
  { name: 'embedded', run: () => api('embedded', ['--testPathPatterns', ON_EMBEDDED.join('|')]) },
  { name: 'types', run: () => check(['npm', 'run', '--silent', 'types']) },
  { name: 'lint', run: () => check([path.join(BIN, 'eslint'), '.', '--max-warnings', '0']) },
  { name: 'format', run: () => check([path.join(BIN, 'prettier'), '--check', '.']) },
  { name: 'boundaries', run: () => check(['npm', 'run', '--silent', 'boundaries']) },
];

/**
 * The API's tests run on PostgreSQL, in less than half the time of the embedded database. What that one does unlike a server, these touch: its files,
 * death and start, one connection for all and who waits for it, and values that its driver hands over as they come (statements without a table's types).
 * The browser tests stand on it besides; `npm test -w api` and `npm run soak -- testes-embutido` run all of them.
 */
const ON_EMBEDDED = [
  'src/banco',
  'src/comandos',
  'src/encerramento',
  'recursos/(aquisicoes|estoques|refeicoes|relatorios|solicitacoes|unidades-educacionais)',
];

/** Two parts stand on the built product: the first of them that comes builds it. */
let built;
function builtProduct() {
  built ??= (async () => {
    const { build } = await import('../build.mjs');
    const lines = [];
    await build({ relatar: (line) => lines.push(line) });
    return lines;
  })();
  return built;
}

async function browser() {
  ensurePoppler();
  ensureNginx();
  const lines = await builtProduct();
  const result = await jest('browser', ['--config', 'e2e/jest.config.mjs', `--maxWorkers=${CORES}`], {
    CHROMIUM: ensureBrowser(),
  });
  return { ...result, log: `${result.log}\n${lines.join('\n')}` };
}

/** Deaths, outages and crowds, each in short; what one saw, or why it failed, is its line. */
async function faults() {
  await builtProduct();
  const { FAULTS } = await import('../soak/parts.mjs');
  const result = { passed: 0, failed: 0, log: '' };
  for (const { name, run } of FAULTS) {
    try {
      result.log += `${name}: ${await run({ short: true })}\n`;
      result.passed += 1;
    } catch (error) {
      result.log += `${name}: ${error.stack}\n`;
      result.failed += 1;
    }
  }
  return result;
}

async function onPostgres() {
  const { startPostgres } = await import('../postgres.mjs');
  const server = await startPostgres({ durable: false });
  try {
    return await api('api', [], { DATABASE_URL_TESTE: server.address('postgres') });
  } finally {
    await server.remove();
  }
}

function api(name, args, env = {}) {
  return jest(name, ['--config', 'api/jest.config.mjs', '--rootDir', 'api', HALF, ...args], {
    NODE_OPTIONS: '--experimental-vm-modules',
    ...env,
  });
}

/** A tool that is content or not: it counts as one. */
async function check([command, ...args]) {
  const { code, log } = await runCommand(command, args, { cwd: ROOT });
  return code === 0 ? { passed: 1, failed: 0, log } : { passed: 0, failed: 1, log };
}

/** Jest's own account; a suite that did not run, or a crash that it does not mention, is a failure too. What failed stands before the whole log. */
async function jest(name, args, env = {}) {
  const file = path.join(os.tmpdir(), `merenda-${name}-${process.pid}.json`);
  const all = [path.join(BIN, 'jest'), ...args, '--json', '--outputFile', file];
  const { code, log } = await runCommand(process.execPath, all, { cwd: ROOT, env, errorsOnly: true });
  if (!fs.existsSync(file)) return { passed: 0, failed: 1, log };
  const { passed, failed, skipped, failures } = readAccount(JSON.parse(fs.readFileSync(file, 'utf8')), ROOT);
  fs.rmSync(file);
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed, skipped, log: [...failures, log].join('\n') };
}
