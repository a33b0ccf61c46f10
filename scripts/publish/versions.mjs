import fs from 'node:fs/promises';
import path from 'node:path';
import { copyAtomically, copyFolderOnce, isFolder } from './atomic-copy.mjs';
import { places, SHELL } from './deployment.mjs';
import { disposable } from './history.mjs';

/** Files of the build that no page requests. */
const NOT_PUBLISHED = new Set([
  '.completo',
  ...['mf-stats.json', 'pacotes.json'].flatMap((name) => [name, `${name}.br`, `${name}.gz`]),
]);

/** Files with a constant name, in the order of copying. The last one makes the new shell live. */
const PAGE = [
  'mf-manifest.json',
  ...['sw.js', 'manifest.webmanifest', 'index.html'].flatMap((name) => [`${name}.br`, `${name}.gz`, name]),
];

/** Copies a built version into the published folder. No page requests it yet. */
export async function store(dir, { part, versao, folder }) {
  await copyFolderOnce(folder, places(dir).version(part, versao), (name) => !NOT_PUBLISHED.has(name));
}

/**
 * Makes a stored shell the live one. The assets of earlier shells stay, so that open pages find the chunks that they
 * have not loaded yet.
 */
export async function activateShell(dir, versao) {
  const at = places(dir);
  const stored = at.version(SHELL, versao);
  const assets = path.join(at.shell, 'assets');
  await fs.mkdir(assets, { recursive: true });
  const present = new Set(await fs.readdir(assets));
  for (const name of await fs.readdir(path.join(stored, 'assets'))) {
    if (!present.has(name)) await copyAtomically(path.join(stored, 'assets', name), path.join(assets, name));
  }
  for (const name of PAGE) {
    const copy = path.join(stored, name);
    if (await isFile(copy)) await copyAtomically(copy, path.join(at.shell, name));
    else await fs.rm(path.join(at.shell, name), { force: true });
  }
}

/**
 * Deletes the files of versions that no page can need any more.
 * @returns {Promise<string[]>} the versions removed
 */
export async function clean(dir, part, past, { keep, now }) {
  const at = places(dir);
  const home = part === SHELL ? at.shells : at.area(part);
  const present = (await isFolder(home)) ? (await fs.readdir(home)).filter((name) => !name.startsWith('.')) : [];
  const removed = disposable(past, present, { keep, now });
  for (const versao of removed) await fs.rm(at.version(part, versao), { recursive: true });
  if (part === SHELL && removed.length > 0) await removeStrayAssets(at);
  return removed;
}

/** Assets that belong to no stored shell. */
async function removeStrayAssets({ shell, shells }) {
  const stored = await fs.readdir(shells);
  const wanted = new Set(
    (await Promise.all(stored.map((versao) => fs.readdir(path.join(shells, versao, 'assets'))))).flat(),
  );
  for (const name of await fs.readdir(path.join(shell, 'assets'))) {
    if (!wanted.has(name)) await fs.rm(path.join(shell, 'assets', name));
  }
}

function isFile(name) {
  return fs.stat(name).then(
    (stat) => stat.isFile(),
    () => false,
  );
}
