import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readAccount } from './jest-account.mjs';
import { WASM } from './native/process.mjs';
import { runCommand } from './run-command.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const JEST = path.join(ROOT, 'node_modules/jest/bin/jest.js');
const PROGRESS = path.join(import.meta.dirname, 'jest-progress.cjs');

/**
 * Runs jest and counts its tests. A suite that did not run, or a crash that jest's report does not mention, is a
 * failure too.
 * @param {string} name of the part
 * @param {string[]} args jest's own arguments
 * @param {import('./run-parts.mjs').Tell} tell
 * @param {Record<string, string>} [env]
 * @returns {Promise<import('./run-parts.mjs').Result>} in the log the failures come first, then the output of jest
 */
export async function jest(name, args, tell, env = {}) {
  const file = path.join(os.tmpdir(), `merenda-${name}-${process.pid}.json`);
  const all = [WASM, JEST, ...args, '--reporters=default', `--reporters=${PROGRESS}`, '--json', '--outputFile', file];
  const { code, log } = await runCommand(process.execPath, all, { cwd: ROOT, env, errorsOnly: true, onMessage: tell });
  if (!fs.existsSync(file)) return { passed: 0, failed: 1, log };
  const { passed, failed, skipped, failures } = readAccount(JSON.parse(fs.readFileSync(file, 'utf8')), ROOT);
  fs.rmSync(file);
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed, skipped, log: [...failures, log].join('\n') };
}
