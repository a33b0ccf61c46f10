import fs from 'node:fs';
import path from 'node:path';

const { workspaces } = JSON.parse(fs.readFileSync(path.join(import.meta.dirname, 'package.json'), 'utf8'));

/** The API runs as ES modules and the browser tests need the built product: each has a run of its own. */
const APART = new Set(['api', 'e2e']);

/** A workspace may be several projects, and jest does not nest them. */
async function projectsOf(folder) {
  const rootDir = path.join(import.meta.dirname, folder);
  const { default: config } = await import(path.join(rootDir, 'jest.config.mjs'));
  return (config.projects ?? [config]).map((project) => ({ rootDir, ...project }));
}

const folders = [...workspaces.filter((workspace) => !APART.has(workspace)), 'scripts'];

/** All unit tests in one run: one pool of workers, one account. */
export default {
  projects: (await Promise.all(folders.map(projectsOf))).flat(),
  // The limit ends tests that hang; it is long enough for a busy machine. Jest reads it only here, not in a project.
  testTimeout: 120_000,
};
