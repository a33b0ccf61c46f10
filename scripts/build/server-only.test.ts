import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

let dir: string;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-server-only-'));
});
afterEach(() => {
  fs.rmSync(dir, { recursive: true });
});

/** Builds a workspace of this one file for production, as the product's are built, and answers what the build complains of. */
function complaints(config: 'area' | 'shell', source: string): string {
  const { dependencies } = JSON.parse(fs.readFileSync(path.join(ROOT, 'mf-estoque/package.json'), 'utf8')) as {
    dependencies: object;
  };
  fs.mkdirSync(path.join(dir, 'src'));
  fs.writeFileSync(
    path.join(dir, 'package.json'),
    JSON.stringify({ name: 'mf-esquema', version: '1.0.0', dependencies }),
  );
  fs.writeFileSync(path.join(dir, 'src/area.tsx'), source);
  fs.writeFileSync(path.join(dir, 'src/index.tsx'), source);
  fs.writeFileSync(path.join(dir, 'src/antes.js'), '');
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(dir, 'node_modules'));
  const made =
    config === 'area'
      ? `federation.areaConfig(${JSON.stringify(dir)}, { production: true })`
      : `federation.shellConfig(${JSON.stringify(dir)}, { pagina: () => '<!doctype html>', antes: 'src/antes.js' })`;
  const code = `
    import webpack from 'webpack';
    import federation from '@merenda/shared/federation';
    const made = ${made};
    const config = { ...made, cache: false, optimization: { ...made.optimization, minimize: false }, output: { ...made.output, path: ${JSON.stringify(path.join(dir, 'dist'))} } };
    webpack(config, (error, stats) => console.log(error ?? stats.toJson({ all: false, errors: true }).errors.map(({ message }) => message).join('\\n')));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (stderr) throw new Error(stderr);
  return stdout.trim();
}

const CONSTANTS =
  "import { LIMITES, ROTULOS_STATUS_COMPRA, type Item } from '@merenda/shared/contratos'; export default (item: Item) => [item, LIMITES, ROTULOS_STATUS_COMPRA];";
const TABLE = "import { ROTAS } from '@merenda/shared/contratos'; console.log(ROTAS); export default ROTAS;";
const SCHEMA = "import { Item } from '@merenda/shared/contratos'; console.log(Item); export default Item;";

test('an area may use constants and types of the contracts', () => {
  expect(complaints('area', CONSTANTS)).toBe('');
});

test.each([
  ['an area', 'a schema', 'area', SCHEMA],
  ['the shell', 'the table of calls', 'shell', TABLE],
] as const)('the build of %s stops at %s and names the way', (_who, _what, config, source) => {
  expect(complaints(config, source)).toMatch(
    /zod.* would be in the page: import types and constants of '@merenda\/shared\/contratos', and no schema\./,
  );
});
