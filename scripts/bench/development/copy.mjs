import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../../build/areas.mjs';

/** Files of a clone that was started before, besides its sources. */
const BUILT = ['dist', 'api/dist', 'shared/dist'];

/**
 * A copy of the project with its packages, in its own folder: files can be edited in it, and no source changes, even if
 * the process dies.
 * @param {{ built?: boolean }} [options] whether the copy contains the built product too
 * @returns {{ folder: string, remove: () => void }}
 */
export function copyProject({ built = true } = {}) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-copy-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  }).split('\0');
  for (const file of listed) {
    if (file !== '' && fs.existsSync(path.join(ROOT, file))) fs.cpSync(path.join(ROOT, file), path.join(folder, file));
  }
  for (const part of built ? BUILT : []) fs.cpSync(path.join(ROOT, part), path.join(folder, part), { recursive: true });
  // A workspace has its own packages where it needs another version than the others.
  for (const part of ['.', ...fs.readdirSync(folder)]) {
    const packages = path.join(ROOT, part, 'node_modules');
    if (part !== 'node_modules' && fs.existsSync(packages))
      linkPackages(packages, path.join(folder, part, 'node_modules'));
  }
  return { folder, remove: () => fs.rmSync(folder, { recursive: true, force: true }) };
}

/** npm's list of packages, and their programs. */
const NO_CACHES = ['.package-lock.json', '.bin'];

/** Packages are linked to their folders; links of workspaces, also inside a scope, point into the copy. */
function linkPackages(from, to) {
  fs.mkdirSync(to);
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const [here, there] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isSymbolicLink()) fs.symlinkSync(fs.readlinkSync(here), there);
    else if (entry.name.startsWith('@')) linkPackages(here, there);
    // Each copy has its own caches of tools.
    else if (!entry.name.startsWith('.') || NO_CACHES.includes(entry.name)) fs.symlinkSync(here, there);
  }
}
