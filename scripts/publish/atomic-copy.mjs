import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/**
 * Copies a file so that no reader gets an incomplete file: a temporary file in the same folder is renamed. Its name
 * starts with a dot, and no server serves such files.
 */
export async function copyAtomically(from, to) {
  const temporary = temporaryBeside(to);
  await fs.copyFile(from, temporary);
  await fs.rename(temporary, to);
}

/**
 * Copies a folder to a place where it never changes again: it appears there only when it is complete.
 * @returns {Promise<boolean>} false: the folder already existed and does not change
 */
export async function copyFolderOnce(from, to, filter = () => true) {
  if (await isFolder(to)) return false;
  const temporary = temporaryBeside(to);
  await fs.mkdir(path.dirname(to), { recursive: true });
  await fs.cp(from, temporary, { recursive: true, filter: (file) => filter(path.basename(file)) });
  await fs.rename(temporary, to);
  return true;
}

/** @returns {Promise<boolean>} */
export function isFolder(name) {
  return fs.stat(name).then(
    (stat) => stat.isDirectory(),
    () => false,
  );
}

const temporaryBeside = (name) => path.join(path.dirname(name), `.${path.basename(name)}.${randomUUID()}`);
