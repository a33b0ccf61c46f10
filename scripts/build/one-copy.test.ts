import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

let dir: string;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-copy-'));
});
afterEach(() => {
  fs.rmSync(dir, { recursive: true });
});

/** Builds an area of this one file like the product's areas, and returns the errors of the build. */
function complaints(source: string): string {
  const { dependencies } = JSON.parse(fs.readFileSync(path.join(ROOT, 'mf-estoque/package.json'), 'utf8')) as {
    dependencies: object;
  };
  fs.mkdirSync(path.join(dir, 'src'));
  fs.writeFileSync(
    path.join(dir, 'package.json'),
    JSON.stringify({ name: 'mf-copia', version: '1.0.0', dependencies }),
  );
  fs.writeFileSync(path.join(dir, 'src/area.tsx'), source);
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(dir, 'node_modules'));
  const code = `
    import webpack from 'webpack';
    import federation from '@merenda/shared/federation';
    const config = { ...federation.areaConfig(${JSON.stringify(dir)}, { production: false }), cache: false, output: { path: ${JSON.stringify(path.join(dir, 'dist'))}, uniqueName: 'mf_copia', publicPath: 'auto' } };
    webpack(config, (error, stats) => console.log(error ?? stats.toJson({ all: false, errors: true }).errors.map(({ message }) => message).join('\\n')));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (stderr) throw new Error(stderr);
  return stdout.trim();
}

test('an area that imports the singletons by name is built, with its plugins of dayjs', () => {
  expect(
    complaints(
      "import { create } from 'zustand'; import dayjs from 'dayjs'; import weekday from 'dayjs/plugin/weekday'; dayjs.extend(weekday); export default create;",
    ),
  ).toBe('');
});

test.each([
  ['a package by a path', `${ROOT}/node_modules/zustand/index.js`, 'zustand'],
  ['shared by a path', `${ROOT}/shared/src/raiz/permissoes.ts`, '@merenda/shared'],
])('%s would be a second copy: the build fails and names the alternative', (_what, file, name) => {
  expect(complaints(`import * as copy from '${file}'; export default copy;`)).toContain(
    `would be a second copy of '${name}' in the page. Import it as '${name}'`,
  );
});
