import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * What changed in a part since the version that was live before, in the words of its `CHANGELOG.md`.
 * @param {string} part an area's folder, or 'shell'
 * @param {string | undefined} before that version, as the build names it (`1.0.0-3f2a91c04b`); undefined: the first
 *   publication
 * @returns {string} Portuguese text for the operator
 */
export function changesOf(part, before, root = ROOT) {
  const text = fs.readFileSync(path.join(root, part, 'CHANGELOG.md'), 'utf8');
  const changes = sectionsSince(text, before);
  return changes === '' ? `${part}: nada de novo em ${part}/CHANGELOG.md desde ${before}.` : `${part}\n\n${changes}`;
}

/**
 * The sections above the one of the given version; only the newest one if there is no such section.
 * A section begins with `## <version>`, and the newest is first.
 */
function sectionsSince(text, before) {
  const sections = text
    .split(/^(?=## )/m)
    .slice(1)
    .map((section) => section.trim());
  const at = sections.findIndex((section) => before?.startsWith(`${versionOf(section)}-`));
  return sections.slice(0, at === -1 ? 1 : at).join('\n\n');
}

/** `## 1.2.0 (2026-11-22)` → `1.2.0` */
function versionOf(section) {
  return /^## (\S+)/.exec(section)[1];
}
