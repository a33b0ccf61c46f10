import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FIXED_CLOCK } from './fixed-clock/fixed-clock.mjs';
import { freePort, startServer } from './server.mjs';

let made;

/**
 * An embedded database with the demonstration, for tests that start from a copy of it, in a quarter of the time. The
 * built product creates it once in this process, on the day of the tests: a product that uses it is started with
 * `FIXED_CLOCK`. It is removed when this process ends.
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
    ...FIXED_CLOCK,
  };
  const server = await startServer({ port: await freePort(), env });
  await server.stop();
  return database;
}
