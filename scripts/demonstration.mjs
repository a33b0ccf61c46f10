import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FIXED_CLOCK } from './fixed-clock/fixed-clock.mjs';
import { freePort, startServer } from './server.mjs';

let made;

/**
 * An embedded database with the demonstration, for tests that start from a copy of it, in a quarter of the time. The
 * built product creates it once, on the day of the tests, in the folder that MERENDA_MODELO names: whoever names a folder
 * removes it. Without MERENDA_MODELO it is a folder of this process, which is removed when the process ends. A product
 * that uses it is started with `FIXED_CLOCK`.
 * @returns {Promise<string>} its folder
 */
export function demonstrationDatabase() {
  made ??= findOrMake();
  return made;
}

async function findOrMake() {
  const named = process.env.MERENDA_MODELO;
  if (named) {
    if (!fs.existsSync(named)) await make(named);
    return named;
  }
  const folder = temporaryModel();
  await make(folder);
  return folder;
}

/** @returns {string} a path for the database, in a folder that is removed when this process ends */
export function temporaryModel() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-modelo-'));
  process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
  return path.join(folder, 'banco');
}

async function make(database) {
  const env = {
    DADOS: database,
    EMAILS: path.join(path.dirname(database), 'emails'),
    DATABASE_URL: '',
    DEMO: '1',
    ...FIXED_CLOCK,
  };
  const server = await startServer({ port: await freePort(), env });
  await server.stop();
}
