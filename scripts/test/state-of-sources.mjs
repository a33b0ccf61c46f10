import { spawnSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * @param {string[]} args of git
 * @returns {{ ok: boolean, out: string }} `ok` is false where the command fails, also where there is no git
 */
export function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return { ok: status === 0, out: stdout?.trim() ?? '' };
}

/** @returns {{ commit: string | null, clean: boolean }} what the working tree contains; null without git */
export function stateOfSources() {
  const { ok, out } = git('rev-parse', 'HEAD');
  return { commit: ok ? out : null, clean: ok && git('status', '--porcelain').out === '' };
}
