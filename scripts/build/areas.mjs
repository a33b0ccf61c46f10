import fs from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');
export const DIST = path.join(ROOT, 'dist');

/** The areas are the workspaces with an `area.json`; there is no manual list. */
export const AREAS = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')).workspaces.filter(
  (workspace) => fs.existsSync(path.join(ROOT, workspace, 'area.json')),
);
