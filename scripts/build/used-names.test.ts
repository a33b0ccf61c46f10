import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

let dir: string;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-names-'));
});
afterEach(() => {
  fs.rmSync(dir, { recursive: true });
});

/**
 * Builds an area of these files for production, and returns the build's errors, or which names of which modules its
 * manifest lists.
 */
function built(sources: Record<string, string>): { errors: string[]; names: Record<string, string[]> } {
  const { dependencies } = JSON.parse(fs.readFileSync(path.join(ROOT, 'mf-estoque/package.json'), 'utf8')) as {
    dependencies: object;
  };
  fs.mkdirSync(path.join(dir, 'src'));
  fs.writeFileSync(
    path.join(dir, 'package.json'),
    JSON.stringify({ name: 'mf-nomes', version: '1.0.0', dependencies }),
  );
  for (const [name, text] of Object.entries(sources)) fs.writeFileSync(path.join(dir, 'src', name), text);
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(dir, 'node_modules'));
  const code = `
    import fs from 'node:fs';
    import webpack from 'webpack';
    import federation from '@merenda/shared/federation';
    const made = federation.areaConfig(${JSON.stringify(dir)}, { production: true });
    const config = { ...made, cache: false, optimization: { ...made.optimization, minimize: false } };
    webpack(config, (error, stats) => {
      if (error) throw error;
      const errors = stats.toJson({ all: false, errors: true }).errors.map(({ message }) => message);
      const { shared } = errors.length > 0 ? { shared: [] } : JSON.parse(fs.readFileSync(${JSON.stringify(path.join(dir, 'dist/mf-manifest.json'))}, 'utf8'));
      console.log(JSON.stringify({ errors, names: Object.fromEntries(shared.filter(({ names }) => names).map(({ name, names }) => [name, names])) }));
    });`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=source', '--input-type=module', '--eval', code],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  );
  if (stderr) throw new Error(stderr);
  return JSON.parse(stdout) as ReturnType<typeof built>;
}

test('the manifest of an area lists the names that its bundles use, by group, and no group that they do not use', () => {
  const { errors, names } = built({
    'area.tsx': "import { usado } from './pecas.js'; export default usado;",
    'pecas.ts':
      "import { Button, Form, Table } from 'antd'; import { useNavigate } from 'react-router-dom'; export const usado = [Button, Form.Item, useNavigate]; export const solto = () => Table;",
  });
  expect(errors).toEqual([]);
  expect(names).toEqual({
    'react-router-dom': ['useNavigate'],
    'antd/nucleo': ['Button'],
    'antd/formularios': ['Form'],
  });
});

test('an area that imports such a package whole is not built', () => {
  const { errors } = built({
    'area.tsx': "import * as roteador from 'react-router-dom'; export default { ...roteador };",
  });
  expect(errors.join()).toContain("'react-router-dom' is imported whole. Import the names that are used.");
});

test('an area that asks for a name which the page does not have is not built', () => {
  const { errors } = built({ 'area.tsx': "import { Carousel } from 'antd'; export default Carousel;" });
  expect(errors.join()).toContain('Carousel');
});
