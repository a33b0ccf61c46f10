import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * The files of the project, and those that changed since the branch left `main` (on `main`: since the last commit),
 * with the working tree. Deleted files are not in it.
 * @param {string} root folder of the project
 * @returns {{ files: string[], changed: string[] }} relative to the root
 */
export function readFiles(root) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  const list = (...args) =>
    git(...args)
      .split('\0')
      .filter((file) => file !== '' && fs.existsSync(path.join(root, file)));
  const untracked = list('ls-files', '-z', '--others', '--exclude-standard');
  const base = git('merge-base', 'main', 'HEAD').trim();
  return {
    files: [...list('ls-files', '-z'), ...untracked],
    changed: [...list('diff', '-z', '--name-only', base), ...untracked],
  };
}
