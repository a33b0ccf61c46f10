/**
 * The history of one part (an area or the shell) in a published folder.
 * @typedef {{ versao: string }} Entry an area's is its whole entry of `federation.json`
 * @typedef {{ line: Entry[], left: Record<string, string> }} Past
 *   `line`: the versions that were live, oldest first, the live one last; without versions that were rolled back.
 *   `left`: when each version was last live (ISO)
 */

/** @type {Past} */
const NO_PAST = { line: [], left: {} };

/**
 * Corrects the history with the live version: after a publication that ended between its two files, or in a folder that
 * was filled by hand.
 * @param {Past | undefined} past
 * @param {Entry | undefined} live
 * @returns {Past}
 */
export function reconcile(past = NO_PAST, live) {
  if (!live) return NO_PAST;
  const at = past.line.findLastIndex(({ versao }) => versao === live.versao);
  return { ...past, line: at === -1 ? [...past.line, live] : [...past.line.slice(0, at), live] };
}

/**
 * A new version goes live.
 * @param {Past} past reconciled
 * @param {Entry} entry
 * @param {Date} now
 * @returns {Past}
 */
export function advance(past, entry, now) {
  return { line: [...past.line.filter(({ versao }) => versao !== entry.versao), entry], left: leaving(past, now) };
}

/**
 * The version before the live one goes live again.
 * @param {Past} past reconciled, of two versions at least
 * @param {Date} now
 * @returns {Past}
 */
export function retreat(past, now) {
  return { line: past.line.slice(0, -1), left: leaving(past, now) };
}

function leaving({ line, left }, now) {
  const live = line.at(-1);
  return live ? { ...left, [live.versao]: now.toISOString() } : left;
}

/** How long a replaced version keeps its files at least, because pages that loaded it are still open (ms). */
const GRACE = 24 * 60 * 60 * 1000;

/**
 * The versions whose files can be deleted. The live one, the one before it and those that were live within a day stay,
 * and the newest of the others up to `keep` in all.
 * @param {Past} past reconciled
 * @param {string[]} present versions whose files exist
 * @param {{ keep: number, now: Date }} options
 * @returns {string[]}
 */
export function disposable({ line, left }, present, { keep, now }) {
  const safe = new Set(line.slice(-2).map(({ versao }) => versao));
  const lastLive = (versao) => (left[versao] ? Date.parse(left[versao]) : 0);
  const others = present.filter((versao) => !safe.has(versao)).sort((a, b) => lastLive(b) - lastLive(a));
  return others.slice(Math.max(0, keep - safe.size)).filter((versao) => now.getTime() - lastLive(versao) > GRACE);
}
