/** `npm run test:postgres -w api [-- <jest's own arguments>]`: the API's tests on a temporary PostgreSQL server. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensurePoppler } from '../poppler.mjs';
import { startPostgres } from '../postgres.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');

ensurePoppler();

const postgres = await startPostgres({ durable: false });
try {
  const jest = path.join(ROOT, 'node_modules/jest/bin/jest.js');
  const args = ['--experimental-vm-modules', jest, '--config', 'jest.config.mjs', ...process.argv.slice(2)];
  const env = { ...process.env, DATABASE_URL_TESTE: postgres.address('postgres') };
  const { status } = spawnSync(process.execPath, args, { cwd: path.join(ROOT, 'api'), stdio: 'inherit', env });
  process.exitCode = status ?? 1;
} finally {
  await postgres.remove();
}
