import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

interface Entry {
  version: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  link?: boolean;
  resolved?: string;
}

interface Component {
  'bom-ref': string;
  version: string;
  hashes?: { alg: string; content: string }[];
  licenses?: unknown[];
}

const lock = JSON.parse(fs.readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Entry>;
};

/** A bundle of this workspace with these packages. */
let folder: string;
let texts: string[];
let components: Map<string, Component>;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-sbom-'));
  // The runtime of the federation belongs to a tool of the build, and is in the page.
  fs.writeFileSync(path.join(folder, 'pacotes.json'), JSON.stringify(['node_modules/@module-federation/runtime']));
  texts = [0, 1].map(() => {
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `import { sbomOf } from './scripts/build/sbom.mjs';
        process.stdout.write(await sbomOf([{ name: 'shell', folder: ${JSON.stringify(folder)} }]));`,
      ],
      { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    );
    if (status !== 0) throw new Error(stderr);
    return stdout;
  });
  const bom = JSON.parse(texts[0] ?? '') as { components: Component[] };
  components = new Map(bom.components.map((component) => [component['bom-ref'], component]));
});
afterAll(() => {
  fs.rmSync(folder, { recursive: true });
});

/** What Node finds from a folder of the lock file: the nearest `node_modules` that has it. */
function resolve(from: string, name: string): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    const key = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (lock.packages[key]) return key;
    if (at === '') return undefined;
  }
}

/** Everything that the delivered workspaces reach by dependencies that are not of development. */
function productionDependencies(): string[] {
  const { workspaces } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  const seen = new Set<string>();
  const visit = (key: string) => {
    const entry = lock.packages[key];
    if (!entry || seen.has(key)) return;
    seen.add(key);
    if (entry.link) return visit(entry.resolved ?? '');
    const peers = Object.keys(entry.peerDependencies ?? {}).filter(
      (name) => !entry.peerDependenciesMeta?.[name]?.optional,
    );
    for (const name of [...Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }), ...peers]) {
      const found = resolve(key, name);
      if (found) visit(found);
    }
  };
  for (const workspace of workspaces.filter((name) => name !== 'e2e')) visit(workspace);
  return [...seen].filter((key) => key.includes('node_modules/') && !lock.packages[key]?.link);
}

const refOf = (key: string) => `${key.split('node_modules/').at(-1) ?? ''}@${lock.packages[key]?.version ?? ''}`;

test('every production dependency is in it, with its hash, and so is what else the bundles contain', () => {
  const expected = productionDependencies();
  expect(expected.length).toBeGreaterThan(300);
  expect(expected.map(refOf).filter((ref) => !components.has(ref))).toEqual([]);
  expect(expected.map(refOf).filter((ref) => !components.get(ref)?.hashes?.[0]?.content)).toEqual([]);
  expect([...components.keys()].some((ref) => ref.startsWith('@module-federation/runtime@'))).toBe(true);
  // Two packages of the charts and one of the PDF writer do not say theirs; that of `png-js` (MIT) is in a file.
  expect(expected.map(refOf).filter((ref) => !components.get(ref)?.licenses)).toEqual([
    '@antv/g2-extension-plot@0.2.2',
    'incremental-encoder@0.0.1',
    'png-js@2.0.0',
  ]);
});

test('tools and tests are not in it', () => {
  const names = [...components.keys()].filter((ref) => /^(jest|webpack|typescript|e2e|@playwright)/.test(ref));
  expect(names).toEqual([]);
});

test('the same sources make the same text, without a path of this machine or the address of a registry', () => {
  expect(texts[0]).toBe(texts[1]);
  expect(texts[0]).not.toContain(ROOT);
  // npm would write the name of the folder.
  expect(JSON.parse(texts[0] ?? '')).toMatchObject({ metadata: { component: { name: 'merenda-escolar' } } });
  expect(texts[0]?.match(/https?:[^"]+/g)).toEqual(['http://cyclonedx.org/schema/bom-1.5.schema.json']);
});
