import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './areas.mjs';

/** The workspace that is not delivered. */
const TESTS = 'e2e';

/**
 * The software bill of materials (CycloneDX, JSON): every production dependency of `package-lock.json`, and every package
 * in the bundles of shell and areas, with version, licence and hash. The same sources make the same text.
 * @param {{ name: string, folder: string }[]} bundles
 * @returns {Promise<string>}
 */
export async function sbomOf(bundles) {
  const lock = JSON.parse(fs.readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
  const contents = bundles.map(({ name, folder }) => ({
    ref: refOf(name, lock.packages[name]),
    packages: JSON.parse(fs.readFileSync(path.join(folder, 'pacotes.json'), 'utf8')).map((key) =>
      refOf(key, lock.packages[key]),
    ),
  }));
  const bom = delivered(await bomOfAll(), refsOf(lock, contents), contents);
  return JSON.stringify({ ...bom, serialNumber: serialOf(bom) }, null, 1);
}

/**
 * npm's own list of everything in the lock file, for all machines. Its `--omit dev` is not used: it drops a production
 * dependency that a development dependency needs too, such as React.
 */
async function bomOfAll() {
  const { stdout } = await promisify(execFile)(
    'npm',
    ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'],
    { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout);
}

/** The delivered parts: workspaces, production dependencies, and what else the bundles contain. */
function refsOf({ packages }, contents) {
  const ofLock = Object.entries(packages)
    .filter(([key, { dev, devOptional, link }]) => key !== '' && key !== TESTS && !dev && !devOptional && !link)
    .map(([key, entry]) => refOf(key, entry));
  return new Set([...ofLock, ...contents.flatMap(({ packages: bundled }) => bundled)]);
}

/** `node_modules/@noble/curves` and its entry → `@noble/curves@2.4.0`, as npm names a component. */
const refOf = (key, { name, version }) => `${name ?? key.split('node_modules/').at(-1)}@${version}`;

function delivered({ metadata, components, dependencies, ...bom }, refs, contents) {
  const bundled = new Map(contents.map(({ ref, packages }) => [ref, packages]));
  const { component, tools } = metadata;
  return {
    ...bom,
    // npm writes the time, and as the name that of the folder.
    metadata: { tools, component: { ...component, name: 'merenda-escolar' } },
    components: components.filter(({ 'bom-ref': ref }) => refs.has(ref)).sort(by('bom-ref')),
    dependencies: dependencies
      .filter(({ ref }) => refs.has(ref) || ref === component['bom-ref'])
      .map(({ ref, dependsOn }) => ({
        ref,
        dependsOn: [...new Set([...dependsOn.filter((one) => refs.has(one)), ...(bundled.get(ref) ?? [])])].sort(),
      }))
      .sort(by('ref')),
  };
}

const by = (key) => (a, b) => (a[key] < b[key] ? -1 : 1);

/** A serial number of this content. */
function serialOf(bom) {
  const hex = createHash('sha256')
    .update(JSON.stringify({ ...bom, serialNumber: '' }))
    .digest('hex');
  return `urn:uuid:${[hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')}`;
}
