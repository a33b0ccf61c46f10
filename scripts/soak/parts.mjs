import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPostgres } from '../postgres.mjs';
import { runCommand } from '../test/run-command.mjs';
import { databaseAway } from './database-away.mjs';
import { diskFull } from './disk-full.mjs';
import { killAmidWrites } from './kill.mjs';
import { memoryFlat } from './memory.mjs';
import { slowDatabase } from './slow-database.mjs';
import { twoProcesses } from './two-processes.mjs';

/**
 * @typedef {{ name: string, run: (options: { short: boolean }) => Promise<string> }} Part answers a sentence with what it saw, and rejects when something
 *   acknowledged was lost, doubled or half done, or a limit was passed
 */

/** What may befall the built product: at length in `npm run soak`, in short in `npm test`. @type {Part[]} */
export const FAULTS = [
  {
    name: 'morte-embutido',
    run: ({ short }) => withEmbedded((env) => killAmidWrites({ deaths: short ? 10 : 200, env })),
  },
  {
    name: 'morte-postgres',
    run: ({ short }) => withPostgres((env) => killAmidWrites({ deaths: short ? 3 : 200, env })),
  },
  { name: 'banco-fora', run: ({ short }) => databaseAway({ times: short ? 1 : 20 }) },
  { name: 'dois-processos', run: ({ short }) => twoProcesses({ rounds: short ? 2 : 50 }) },
  { name: 'banco-lento', run: () => slowDatabase() },
  { name: 'disco-cheio-embutido', run: () => diskFull('embutido') },
  { name: 'disco-cheio-postgres', run: () => diskFull('postgres') },
];

/** What takes minutes in its shortest form: in `npm run soak` alone. @type {Part[]} */
const LONG = [
  { name: 'testes-embutido', run: () => npmRun('test') },
  { name: 'entradas-ruins', run: ({ short }) => npmRun('soak:entradas', String(short ? 5_000 : 100_000)) },
  { name: 'memoria-embutido', run: ({ short }) => withEmbedded((env) => memoryFlat({ minutes: short ? 3 : 30, env })) },
  { name: 'memoria-postgres', run: ({ short }) => withPostgres((env) => memoryFlat({ minutes: short ? 3 : 30, env })) },
];

export const PARTS = [...FAULTS, ...LONG];

/** Runs a script of the API's; its last words are what it saw. */
async function npmRun(script, ...args) {
  const { code, log } = await runCommand('npm', ['run', '--silent', script, '-w', 'api', '--', ...args], {
    cwd: path.resolve(import.meta.dirname, '../..'),
  });
  if (code !== 0) throw new Error(log);
  return log.trim().split('\n').slice(-5).join(' ');
}

async function withEmbedded(work) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-soak-'));
  try {
    return await work({ DADOS: path.join(folder, 'banco'), DATABASE_URL: '', DEMO: '1', LOG: 'fatal' });
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function withPostgres(work) {
  const postgres = await startPostgres();
  try {
    return await work({ DATABASE_URL: await postgres.createDatabase('merenda'), DEMO: '1', LOG: 'fatal' });
  } finally {
    await postgres.remove();
  }
}
