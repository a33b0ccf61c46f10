import fs from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { reconcile } from './history.mjs';

/**
 * A published folder, as a server serves it:
 *
 *   federation.json               the live version of each part; never cached
 *   shell/                        the live shell's page, and the assets of this and earlier shells
 *   areas/<area>/<version>/       never written twice
 *   .publicacao/                  history, lock and complete shells; not served
 *
 * @typedef {{ shell?: { versao: string }, areas: Record<string, { versao: string, area: object }> }} Federation
 * @typedef {{ federation: Federation, past: Record<string, import('./history.mjs').Past> }} State
 */

/** The shell's key among the areas. */
export const SHELL = 'shell';

export const places = (dir) => ({
  federation: path.join(dir, 'federation.json'),
  shell: path.join(dir, 'shell'),
  area: (area) => path.join(dir, 'areas', area),
  past: path.join(dir, '.publicacao/historico.json'),
  lock: path.join(dir, '.publicacao/trava'),
  shells: path.join(dir, '.publicacao/shell'),
  /** The folder with all files of a version. */
  version: (part, versao) =>
    part === SHELL ? path.join(dir, '.publicacao/shell', versao) : path.join(dir, 'areas', part, versao),
});

/** The current entry of a part in the federation; undefined: it was never published. */
export const liveEntry = (federation, part) => (part === SHELL ? federation.shell : federation.areas[part]);

/** The federation with another entry of one part. */
export function withEntry(federation, part, entry) {
  return part === SHELL
    ? { ...federation, shell: { versao: entry.versao } }
    : { ...federation, areas: { ...federation.areas, [part]: entry } };
}

/**
 * @param {string} dir
 * @returns {Promise<State>} for an empty folder: no part is live
 */
export async function readState(dir) {
  const at = places(dir);
  const federation = (await readJson(at.federation)) ?? { areas: {} };
  const past = (await readJson(at.past)) ?? {};
  const parts = new Set([...Object.keys(past), SHELL, ...Object.keys(federation.areas)]);
  return {
    federation,
    past: Object.fromEntries([...parts].map((part) => [part, reconcile(past[part], liveEntry(federation, part))])),
  };
}

/** Writes the live versions first: if the history is not written, the next reading corrects it. */
export async function writeState(dir, { federation, past }) {
  const at = places(dir);
  await writeFileAtomic(at.federation, asText(federation));
  await writeFileAtomic(at.past, asText(past));
}

/**
 * @param {string} folder of a version
 * @returns {Promise<import('./compatibility.mjs').Manifest>}
 */
export async function readManifest(folder) {
  const file = path.join(folder, 'mf-manifest.json');
  const manifest = await readJson(file);
  if (!manifest) throw new Error(`${file} não existe: sem ele não se sabe o que a versão precisa.`);
  return manifest;
}

const asText = (value) => `${JSON.stringify(value, null, 2)}\n`;

async function readJson(file) {
  const text = await fs
    .readFile(file, 'utf8')
    .catch((error) => (error.code === 'ENOENT' ? null : Promise.reject(error)));
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file} não é um JSON válido. Nada foi mudado.`, { cause });
  }
}
