import { isFolder } from './atomic-copy.mjs';
import { incompatibilities, otherFiles, repeatedPaths, unsigned } from './compatibility.mjs';
import { liveEntry, places, readManifest, readState, SHELL, withEntry, writeState } from './deployment.mjs';
import { advance, retreat } from './history.mjs';
import { withLock } from './lock.mjs';
import { activateShell, clean, store } from './versions.mjs';

const WITHOUT_KEY =
  'O shell não tem a chave desta instalação, e executaria áreas que ninguém assinou. Publique-o com AREAS_CHAVE.';

/** How many versions of a part keep their files by default, with the live one. */
export const KEEP = 5;

/**
 * @typedef {{ part: string, versao: string, folder: string, entry: { versao: string } }} Built
 *   `part` is an area's id or 'shell'; `entry` is its entry in `federation.json`
 * @typedef {{ state: import('./deployment.mjs').State, changed: string[], removed: string[] }} Outcome
 *   `removed`: versions whose files were deleted, as `part version`
 */

/**
 * Publishes built parts together: all go live, or none. Two publications at the same time run one after the other.
 * @param {{ to: string, built: Built[], keep?: number, dryRun?: boolean, now?: Date, withoutKey?: boolean }} options `to`
 *   is the published folder; `withoutKey` allows a shell that executes areas without a signature
 * @returns {Promise<Outcome>} with `dryRun` the outcome that it would have; nothing is written
 * @throws Error with one Portuguese sentence per line if shell and areas are not compatible, or are not signed; nothing
 *   is written
 */
export function publish({ to, built, keep = KEEP, dryRun = false, now = new Date(), withoutKey = false }) {
  return alone({ to, dryRun, begins: built.some(({ part }) => part === SHELL) }, async () => {
    const before = await readState(to);
    const changed = built.filter(({ part, entry }) => !isLive(entry, liveEntry(before.federation, part)));
    const state = changed.reduce(
      ({ federation, past }, { part, entry }) => ({
        federation: withEntry(federation, part, entry),
        past: { ...past, [part]: advance(past[part] ?? { line: [], left: {} }, entry, now) },
      }),
      before,
    );
    const folders = new Map(built.map(({ part, folder }) => [part, folder]));
    await requireFit(to, state.federation, folders, { withoutKey });
    if (dryRun) return { state, changed: changed.map(({ part }) => part), removed: [] };
    for (const one of changed) await store(to, one);
    return finish(
      to,
      state,
      changed.map(({ part }) => part),
      { keep, now },
    );
  });
}

/** A version with the signature of another key goes live again. */
const isLive = ({ versao, assinatura }, live) => live?.versao === versao && live.assinatura === assinatura;

/**
 * Makes the previous version of a part live again.
 * @param {{ to: string, part: string, keep?: number, dryRun?: boolean, now?: Date }} options
 * @returns {Promise<Outcome>}
 * @throws Error with a Portuguese sentence if there is no earlier version, or if it is not compatible with the others
 */
export function rollback({ to, part, keep = KEEP, dryRun = false, now = new Date() }) {
  return alone({ to, dryRun }, async () => {
    const { federation, past } = await readState(to);
    const earlier = past[part]?.line.at(-2);
    if (!earlier) throw new Error(`${part} não tem versão anterior em ${to}.`);
    const state = {
      federation: withEntry(federation, part, earlier),
      past: { ...past, [part]: retreat(past[part], now) },
    };
    // A shell without a key does not take the place of one that has a key.
    const shell = federation.shell && (await readManifest(places(to).version(SHELL, federation.shell.versao)));
    const withoutKey = !shell?.chave;
    await requireFit(to, state.federation, new Map(), { withoutKey });
    return dryRun ? { state, changed: [part], removed: [] } : finish(to, state, [part], { keep, now });
  });
}

/**
 * A dry run takes no lock and writes nothing. Only a shell creates (`begins`) a folder, so that a typing error in its
 * name creates none.
 */
async function alone({ to, dryRun, begins = false }, work) {
  if (!begins && !(await isFolder(to)))
    throw new Error(`A pasta ${to} não existe. Publique o shell primeiro: npm run publish:shell -- --to ${to}`);
  return dryRun ? work() : withLock(places(to).lock, work);
}

async function finish(to, state, changed, { keep, now }) {
  if (changed.includes(SHELL)) await activateShell(to, state.federation.shell.versao);
  if (changed.length > 0) await writeState(to, state);
  const removed = [];
  for (const part of changed)
    removed.push(...(await clean(to, part, state.past[part], { keep, now })).map((versao) => `${part} ${versao}`));
  return { state, changed, removed };
}

/**
 * @param {Map<string, string>} folders of the parts that will go live, for those that have no published folder yet
 * @param {{ withoutKey: boolean }} options whether a shell may execute areas without a signature
 */
async function requireFit(to, { shell, areas }, folders, { withoutKey }) {
  if (!shell) throw new Error(`Não há shell em ${to}. Publique-o primeiro: npm run publish:shell -- --to ${to}`);
  const folderOf = async (part, { versao }) => {
    const published = places(to).version(part, versao);
    return (await isFolder(published)) ? published : (folders.get(part) ?? published);
  };
  const ofAreas = {};
  const manifests = {};
  for (const [area, entry] of Object.entries(areas)) {
    ofAreas[area] = await folderOf(area, entry);
    manifests[area] = await readManifest(ofAreas[area]);
  }
  const shellManifest = await readManifest(await folderOf(SHELL, shell));
  const problems = [
    ...(withoutKey || shellManifest.chave ? [] : [WITHOUT_KEY]),
    ...incompatibilities(shellManifest, manifests),
    ...unsigned(shellManifest, areas),
    ...otherFiles(areas, ofAreas),
    ...repeatedPaths(Object.fromEntries(Object.entries(areas).map(([area, entry]) => [area, entry.area]))),
  ];
  if (problems.length > 0) throw new Error(`${problems.join('\n')}\nNada foi publicado.`);
}
