import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort, startServer } from './server.mjs';
import { TIME_ZONE } from './time-zone.mjs';

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
