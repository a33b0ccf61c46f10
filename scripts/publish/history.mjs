/**
 * The past of one part (an area or the shell) in a published folder.
 * @typedef {{ versao: string }} Entry an area's is its whole entry of `federation.json`
 * @typedef {{ line: Entry[], left: Record<string, string> }} Past
 *   `line`: what was live, oldest first, the live one last; a version that was rolled back is not in it any more.
 *   `left`: when each version was last live (ISO)
 */

/** @type {Past} */
const NO_PAST = { line: [], left: {} };

/**
 * The past as it must be, given what is live: a publication that was cut short between its two files, or a folder that
 * was filled by hand, is put right here.
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

/** How long a version that is no longer live keeps its files, however many came after it: pages that loaded it are still open (ms). */
const GRACE = 24 * 60 * 60 * 1000;

/**
 * The versions whose files may go. Never the live one or the one before, never one that was live within a day, and of
 * the others as many of the latest stay as make `keep` in all.
 * @param {Past} past reconciled
 * @param {string[]} present versions whose files are there
 * @param {{ keep: number, now: Date }} options
 * @returns {string[]}
 */
export function disposable({ line, left }, present, { keep, now }) {
  const safe = new Set(line.slice(-2).map(({ versao }) => versao));
  const lastLive = (versao) => (left[versao] ? Date.parse(left[versao]) : 0);
  const others = present.filter((versao) => !safe.has(versao)).sort((a, b) => lastLive(b) - lastLive(a));
  return others.slice(Math.max(0, keep - safe.size)).filter((versao) => now.getTime() - lastLive(versao) > GRACE);
}
