import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Files that never reach a bundle: tests, notes and earlier output. */
const OUTSIDE = /(^|\/)(node_modules|dist|testing)(\/|$)|\.test\.tsx?$|\.md$/;

/**
 * A hash of the content of files and folders, independent of dates and of the location of the clone.
 * @param {string} root absolute folder to which the names are relative
 * @param {string[]} names files or folders; folders are read completely
 * @returns {string} ten hexadecimal digits
 */
export function contentHash(root, names) {
  const hash = createHash('sha256');
  for (const file of names.flatMap((name) => list(root, name)).sort()) {
    hash
      .update(file)
      .update('\0')
      .update(fs.readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 10);
}

function list(root, name) {
  if (OUTSIDE.test(name)) return [];
  if (!fs.statSync(path.join(root, name)).isDirectory()) return [name];
  return fs.readdirSync(path.join(root, name)).flatMap((child) => list(root, `${name}/${child}`));
}
