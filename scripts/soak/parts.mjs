import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FIXED_CLOCK } from '../fixed-clock/fixed-clock.mjs';
import { startPostgres } from '../postgres.mjs';
import { runCommand } from '../test/run-command.mjs';
import { largeBodies } from './attack/bodies.mjs';
import { calls } from './attack/calls.mjs';
import { hostileFiles } from './attack/files.mjs';
import { loginsAtOnce } from './attack/logins.mjs';
import { picturesAtOnce } from './attack/pictures.mjs';
import { slowRequests } from './attack/slow.mjs';
import { headerSmuggling } from './attack/smuggling.mjs';
import { databaseAway } from './database-away.mjs';
import { diskFull } from './disk-full.mjs';
import { killAmidWrites } from './kill.mjs';
import { memoryFlat } from './memory.mjs';
import { slowDatabase } from './slow-database.mjs';
import { twoProcesses } from './two-processes.mjs';

/**
 * @typedef {object} Options
 * @property {boolean} short
 * @property {number} [deaths] how often a server is killed, if not 3 times in the short form and 200 in the long one
 * @property {string} [demonstration] folder of an embedded database with the demonstration; without it, a part that needs
 *   one creates it
 * @typedef {{ name: string, run: (options: Options) => Promise<string> }} Part resolves to a sentence with the result;
 *   rejects if an acknowledged write was lost, doubled or partly done, or a limit was exceeded
 */

/** Faults: the long form in `npm run soak`, the short form in `npm run test:deep`. @type {Part[]} */
export const FAULTS = [
  {
    name: 'kill-embedded',
    run: ({ short, deaths = short ? 3 : 200, demonstration }) =>
      withEmbedded((env) => killAmidWrites({ deaths, env }), demonstration),
  },
  {
    name: 'kill-postgres',
    run: ({ short, deaths = short ? 3 : 200 }) => withPostgres((env) => killAmidWrites({ deaths, env })),
  },
  { name: 'database-away', run: ({ short }) => databaseAway({ times: short ? 1 : 20 }) },
  { name: 'two-processes', run: ({ short }) => twoProcesses({ rounds: short ? 2 : 50 }) },
  { name: 'slow-database', run: () => slowDatabase() },
  { name: 'disk-full-embedded', run: ({ short, demonstration }) => diskFull('embedded', short, demonstration) },
  { name: 'disk-full-postgres', run: ({ short }) => diskFull('postgres', short) },
];

/** Parts that take minutes even in the short form: only in `npm run soak`. @type {Part[]} */
const LONG = [
  { name: 'tests-embedded', run: () => npmRun('test') },
  { name: 'bad-input', run: ({ short }) => npmRun('soak:bad-input', String(short ? 5_000 : 100_000)) },
  { name: 'memory-embedded', run: ({ short }) => withEmbedded((env) => memoryFlat({ minutes: short ? 3 : 30, env })) },
  { name: 'memory-postgres', run: ({ short }) => withPostgres((env) => memoryFlat({ minutes: short ? 3 : 30, env })) },
];

/** Attacks on the built server, on this machine only: each is bounded, all take minutes. @type {Part[]} */
const ATTACKS = [
  { name: 'ataque/logins', run: () => loginsAtOnce() },
  { name: 'ataque/pictures', run: () => picturesAtOnce() },
  { name: 'ataque/slow', run: () => slowRequests() },
  { name: 'ataque/bodies', run: () => largeBodies() },
  { name: 'ataque/files', run: () => hostileFiles() },
  { name: 'ataque/smuggling', run: () => headerSmuggling() },
  { name: 'ataque/routes', run: () => calls('rotas') },
  { name: 'ataque/units', run: () => calls('unidades') },
  { name: 'ataque/injection', run: () => calls('injecao') },
];

export const PARTS = [...FAULTS, ...LONG, ...ATTACKS];

/** Runs an npm script of the API. Its last five lines are the result. */
async function npmRun(script, ...args) {
  const { code, log } = await runCommand('npm', ['run', '--silent', script, '-w', 'api', '--', ...args], {
    cwd: path.resolve(import.meta.dirname, '../..'),
  });
  if (code !== 0) throw new Error(log);
  return log.trim().split('\n').slice(-5).join(' ');
}

async function withEmbedded(work, demonstration) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-soak-'));
  try {
    const database = path.join(folder, 'banco');
    if (demonstration) fs.cpSync(demonstration, database, { recursive: true });
    return await work({ DADOS: database, DATABASE_URL: '', DEMO: '1', LOG: 'fatal', ...FIXED_CLOCK });
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
