import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/**
 * Builds a workspace with one source file for production, as the product's workspaces are built.
 * @param source TypeScript, the workspace's only file
 * @returns the error messages of webpack, one a line; empty when the build passes
 */
export function buildErrors(kind: 'area' | 'shell', source: string): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-build-'));
  try {
    writeWorkspace(dir, source);
    return runWebpack(dir, kind);
  } finally {
    fs.rmSync(dir, { recursive: true });
  }
}

function writeWorkspace(dir: string, source: string): void {
  const { dependencies } = JSON.parse(fs.readFileSync(path.join(ROOT, 'mf-estoque/package.json'), 'utf8')) as {
    dependencies: object;
  };
  fs.mkdirSync(path.join(dir, 'src'));
  fs.writeFileSync(
    path.join(dir, 'package.json'),
    JSON.stringify({ name: 'mf-teste', version: '1.0.0', dependencies }),
  );
  fs.writeFileSync(path.join(dir, 'src/area.tsx'), source);
  fs.writeFileSync(path.join(dir, 'src/index.tsx'), source);
  fs.writeFileSync(path.join(dir, 'src/antes.js'), '');
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(dir, 'node_modules'));
}

/** In a process of its own, because jest does not load the ES modules of the configuration. */
function runWebpack(dir: string, kind: 'area' | 'shell'): string {
  const folder = JSON.stringify(dir);
  const base =
    kind === 'area'
      ? `federation.areaConfig(${folder}, { production: true })`
      : `federation.shellConfig(${folder}, { pagina: () => '<!doctype html>', antes: 'src/antes.js' })`;
  const code = `
    import webpack from 'webpack';
    import federation from '@merenda/shared/federation';
    const base = ${base};
    const config = {
      ...base,
      cache: false,
      optimization: { ...base.optimization, minimize: false },
      output: { ...base.output, path: ${JSON.stringify(path.join(dir, 'dist'))} },
    };
    webpack(config, (error, stats) =>
      console.log(error ?? stats.toJson({ all: false, errors: true }).errors.map(({ message }) => message).join('\\n')),
    );`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (stderr) throw new Error(stderr);
  return stdout.trim();
}
