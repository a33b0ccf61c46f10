import fs from 'node:fs';
import path from 'node:path';

const SHARED = '@merenda/shared';
const SOURCE = /\.(tsx?|[cm]?js)$/;
const STATEMENT = /\b(import|export)\s+(type\s+)?([^'";]*?)\s*\bfrom\s*'([^']+)'/g;
const WHOLE_MODULE = /\b(?:import|require|mock|requireActual)\s*\(?\s*'([^']+)'/g;
const DECLARED = /^export\s+(?:async\s+)?(?:function\*?|const|let|class|enum)\s+(\w+)/gm;

/**
 * Reads which file imports which. A named import through a door (`index.ts`) counts for the module that declares the
 * name, so that a change in one rule does not reach all users of all rules. Imports of types do not count: tsc checks
 * them.
 * @param {string} root folder of the project
 * @param {string[]} files relative to it
 * @returns {Map<string, Set<string>>} from a file to the files that import it
 */
export function readImporters(root, files) {
  const known = new Set(files);
  const doors = readDoors(root);
  const resolve = (from, to) => candidates(from, to, doors).find((file) => known.has(file));
  const modules = new Map(
    files
      .filter((file) => SOURCE.test(file))
      .map((file) => [file, readModule(fs.readFileSync(path.join(root, file), 'utf8'))]),
  );
  const importers = new Map();
  const link = (file, importer) => {
    if (!importers.has(file)) importers.set(file, new Set());
    importers.get(file).add(importer);
  };

  /** The module that declares a name exported by `file`, or undefined. */
  function declares(file, name, seen = new Set()) {
    const module = modules.get(file);
    if (!module || seen.has(file)) return undefined;
    seen.add(file);
    if (module.declared.has(name)) return file;
    for (const { names, to } of module.passedOn) {
      const passed = names?.find(({ as }) => as === name);
      if (names && !passed) continue;
      const target = resolve(file, to);
      const found = target && (declares(target, passed?.name ?? name, seen) ?? (passed && target));
      if (found) return found;
    }
    return undefined;
  }

  /** All re-exports of a door, for `import * as`. */
  function linkAll(file, importer, seen = new Set()) {
    if (!file || seen.has(file)) return;
    seen.add(file);
    link(file, importer);
    for (const { to } of modules.get(file)?.passedOn ?? []) linkAll(resolve(file, to), importer, seen);
  }

  for (const [importer, { imports }] of modules) {
    for (const { names, to } of imports) {
      const file = resolve(importer, to);
      if (!file) continue;
      if (!names) linkAll(file, importer);
      else link(file, importer);
      for (const { name } of names ?? []) {
        const declaring = declares(file, name);
        if (declaring) link(declaring, importer);
      }
    }
  }
  return importers;
}

function readModule(text) {
  const imports = [];
  const passedOn = [];
  for (const [, word, type, clause, to] of text.matchAll(STATEMENT)) {
    if (type) continue;
    const names = namesOf(clause);
    if (names?.length === 0) continue;
    (word === 'import' ? imports : passedOn).push({ names, to });
  }
  for (const [, to] of text.matchAll(WHOLE_MODULE)) imports.push({ to });
  return { imports, passedOn, declared: new Set([...text.matchAll(DECLARED)].map(([, name]) => name)) };
}

/** @returns the names of `a, { b, type C, d as e }` without types, each with its exported name; undefined for `*` */
function namesOf(clause) {
  if (clause.includes('*')) return undefined;
  const [, first = '', braces = ''] = /^(\w*)\s*,?\s*(?:\{([^}]*)\})?/.exec(clause.trim()) ?? [];
  const named = braces
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('type '))
    .map((part) => part.split(/\s+as\s+/))
    .map(([name, as = name]) => ({ name, as }));
  return first === '' ? named : [{ name: 'default', as: first }, ...named];
}

/** The sources of the doors of the shared package. */
function readDoors(root) {
  const { exports } = JSON.parse(fs.readFileSync(path.join(root, 'shared/package.json'), 'utf8'));
  return Object.fromEntries(
    Object.entries(exports).map(([door, target]) => [
      path.posix.join(SHARED, door),
      path.posix.join('shared', target.source ?? target),
    ]),
  );
}

function candidates(from, to, doors) {
  if (!to.startsWith('.')) return [doors[to]];
  const file = path.posix.join(path.posix.dirname(from), to);
  const stem = file.replace(/\.js$/, '');
  return [`${stem}.ts`, `${stem}.tsx`, file];
}
