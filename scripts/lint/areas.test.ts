import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const API = path.join(ROOT, 'api/src');
/** Maximum folders of an area that need each other: more cannot be understood one at a time (docs/architecture.md). */
const KNOT = 5;

/** The folders that a folder imports, by its name. */
type Imports = ReadonlyMap<string, ReadonlySet<string>>;

const filesIn = (folder: string): string[] =>
  fs
    .readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) =>
      entry.isDirectory() ? filesIn(path.join(folder, entry.name)) : [path.join(folder, entry.name)],
    );

/** Which folder of an area imports which, also for types alone, without tests. */
function importsIn(area: string): Imports {
  const root = path.join(API, area);
  const folderOf = (file: string): string | undefined => {
    const [folder, ...rest] = path.relative(root, file).split(path.sep);
    return folder === '..' || rest.length === 0 ? undefined : folder;
  };
  const imports = new Map<string, Set<string>>();
  for (const file of filesIn(root)) {
    const folder = folderOf(file);
    if (folder === undefined || !/(?<!\.test)\.ts$/.test(file)) continue;
    const imported = imports.get(folder) ?? new Set();
    imports.set(folder, imported);
    for (const [, to = ''] of fs.readFileSync(file, 'utf8').matchAll(/\bfrom '(\.[^']+)'/g)) {
      const other = folderOf(path.join(path.dirname(file), to));
      if (other !== undefined && other !== folder) imported.add(other);
    }
  }
  return imports;
}

function reachedFrom(folder: string, imports: Imports): Set<string> {
  const reached = new Set(imports.get(folder));
  // Iterating a set also returns entries that are added meanwhile.
  for (const one of reached) for (const next of imports.get(one) ?? []) reached.add(next);
  return reached;
}

/** The folders that need each other, directly or by others; those that only need and those that are only needed are none. */
function knotsOf(imports: Imports): string[][] {
  const reached = new Map([...imports.keys()].map((folder) => [folder, reachedFrom(folder, imports)]));
  const knots = [...reached].map(([folder, others]) =>
    [...others].filter((other) => reached.get(other)?.has(folder)).sort(),
  );
  return [...new Map(knots.filter((knot) => knot.length > 1).map((knot) => [knot.join(' '), knot])).values()];
}

const areas = fs.readdirSync(API).filter((folder) => fs.existsSync(path.join(API, folder, 'index.ts')));

test('folders that import each other, also by way of a third one, are a knot', () => {
  const imports = new Map([
    ['lotes', new Set(['estoques'])],
    ['estoques', new Set(['kits', 'saldos'])],
    ['kits', new Set(['lotes'])],
    ['saldos', new Set<string>()],
    ['telas', new Set(['lotes'])],
  ]);
  expect(knotsOf(imports)).toEqual([['estoques', 'kits', 'lotes']]);
});

test('there are six areas', () => {
  expect(areas).toEqual(['acesso', 'cadastros', 'cardapios', 'compras', 'estoque', 'relatorios']);
});

test.each([...areas, 'mecanismos'])(`no more than ${KNOT} folders of %s need each other`, (area) => {
  const imports = importsIn(area);
  expect(imports.size).toBeGreaterThan(1);
  expect(knotsOf(imports).filter((knot) => knot.length > KNOT)).toEqual([]);
});

test('CODEOWNERS names folders and files that exist, and those of every area', () => {
  const named = fs
    .readFileSync(path.join(ROOT, 'docs/CODEOWNERS'), 'utf8')
    .split('\n')
    .flatMap((line) => /^\/(\S+)/.exec(line)?.[1] ?? []);
  expect(named).toEqual(expect.arrayContaining(areas.map((area) => `api/src/${area}/`)));
  expect(named.filter((name) => !name.includes('*') && !fs.existsSync(path.join(ROOT, name)))).toEqual([]);
});
