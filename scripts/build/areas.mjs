import fs from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');
export const DIST = path.join(ROOT, 'dist');

/** The areas are the workspaces that carry an `area.json`; nothing lists them by hand. */
export const AREAS = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')).workspaces.filter(
  (workspace) => fs.existsSync(path.join(ROOT, workspace, 'area.json')),
);
