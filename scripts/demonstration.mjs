import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort, startServer } from './server.mjs';

/**
 * The municipality's time zone (TZ_MUNICIPIO) for tests of the product at length: a job that begins before midnight and
 * ends after it loses its 'today'. In the last two hours of the day in Brasília it is the one of Acre, two hours behind.
 */
export const TIME_ZONE =
  process.env.TZ_MUNICIPIO ?? (hourIn('America/Sao_Paulo') < 22 ? 'America/Sao_Paulo' : 'America/Rio_Branco');

function hourIn(timeZone) {
  return Number(new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format());
}

let made;

/**
 * An embedded database with the demonstration, for tests that start from a copy of it, in a quarter of the time. The
 * built product creates it once in this process; it is removed when the process ends.
 * @returns {Promise<string>} its folder
 */
export function demonstrationDatabase() {
  made ??= make();
  return made;
}

async function make() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-modelo-'));
  process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
  const database = path.join(folder, 'banco');
  const env = {
    DADOS: database,
    EMAILS: path.join(folder, 'emails'),
    DATABASE_URL: '',
    DEMO: '1',
    TZ_MUNICIPIO: TIME_ZONE,
  };
  const server = await startServer({ port: await freePort(), env });
  await server.stop();
  return database;
}
