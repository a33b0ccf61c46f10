import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

interface Workspace {
  kind: 'area' | 'shell';
  /** TypeScript by file name, in `src`. An area begins with `area.tsx`, the shell with `index.tsx`. */
  sources: Record<string, string>;
  /** Of an area: its screens that open without a network. */
  semRede?: string[];
}

export interface Outcome {
  /** The error messages of webpack, one a line; empty when the build passes. */
  errors: string;
  /** Of an area that is built: which names of which modules its manifest lists. */
  names: Record<string, string[]>;
  /** Text of the scripts that a browser keeps for the time without a network; null: the build has no list. */
  kept: string | null;
  /** Of an area that is built: the text of the scripts that its list names for each screen. */
  screens: Record<string, string>;
  /** The content of `palavras.json`, and the `area.json` without it; null: the workspace has no `area.json`. */
  words: { searched: unknown; drawn: unknown } | null;
}

/**
 * Builds workspaces for production, as the product's workspaces are built, but without minification. All are built in
 * one process, because the build's tools take longer to load than such a workspace takes to build.
 * @returns the outcome of each build
 */
export function buildWorkspaces(workspaces: readonly Workspace[]): Outcome[] {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-build-'));
  try {
    return runWebpack(
      workspaces.map(({ kind, sources, semRede }, n) => {
        const dir = path.join(home, String(n));
        writeWorkspace(dir, sources);
        if (semRede) {
          const telas = semRede.map((id) => ({ id, semRede: true, palavras: [`fazer ${id}`] }));
          fs.writeFileSync(path.join(dir, 'area.json'), JSON.stringify({ telas }));
        }
        return { kind, dir };
      }),
    );
  } finally {
    fs.rmSync(home, { recursive: true });
  }
}

function writeWorkspace(dir: string, sources: Record<string, string>): void {
  const { dependencies } = JSON.parse(fs.readFileSync(path.join(ROOT, 'mf-estoque/package.json'), 'utf8')) as {
    dependencies: object;
  };
  fs.mkdirSync(path.join(dir, 'src'), { recursive: true });
  fs.writeFileSync(
    path.join(dir, 'package.json'),
    JSON.stringify({ name: 'mf-teste', version: '1.0.0', dependencies }),
  );
  for (const [name, text] of Object.entries({ 'antes.js': '', ...sources }))
    fs.writeFileSync(path.join(dir, 'src', name), text);
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(dir, 'node_modules'));
}

/** In a process of its own, because jest does not load the ES modules of the configuration. */
function runWebpack(folders: { kind: Workspace['kind']; dir: string }[]): Outcome[] {
  const code = `
    import fs from 'node:fs';
    import path from 'node:path';
    import { promisify } from 'node:util';
    import webpack from 'webpack';
    import federation from '@merenda/shared/federation';
    const namesIn = (manifest) => Object.fromEntries(
      JSON.parse(fs.readFileSync(manifest, 'utf8')).shared.filter(({ names }) => names).map(({ name, names }) => [name, names]),
    );
    const outcomes = [];
    for (const { kind, dir } of ${JSON.stringify(folders)}) {
      const base = kind === 'area'
        ? federation.areaConfig(dir, { production: true })
        : federation.shellConfig(dir, { pagina: () => '<!doctype html>', antes: 'src/antes.js' });
      const config = { ...base, cache: false, optimization: { ...base.optimization, minimize: false } };
      const stats = await promisify(webpack)(config);
      const errors = stats.toJson({ all: false, errors: true }).errors.map(({ message }) => message).join('\\n').trim();
      const names = kind === 'area' && errors === '' ? namesIn(path.join(dir, 'dist/mf-manifest.json')) : {};
      const files = errors === '' ? fs.readdirSync(path.join(dir, 'dist'), { recursive: true }) : [];
      const list = files.find((name) => name.endsWith('sem-rede.json'));
      const read = (name) => fs.readFileSync(path.join(dir, 'dist', name), 'utf8');
      const kept = list ? JSON.parse(read(list)).filter((name) => name.endsWith('.js')).map(read).join(' ') : null;
      const { nomes, telas } = kind === 'area' && errors === '' ? JSON.parse(read('arquivos.json')) : { nomes: [], telas: {} };
      const screens = Object.fromEntries(
        Object.entries(telas).map(([id, places]) => [id, places.map((place) => read(nomes[place])).join(' ')]),
      );
      const manifest = path.join(dir, 'area.json');
      const words = fs.existsSync(manifest)
        ? { searched: JSON.parse(read('palavras.json')), drawn: federation.splitWords(JSON.parse(fs.readFileSync(manifest, 'utf8'))).area }
        : null;
      outcomes.push({ errors, names, kept, screens, words });
    }
    console.log(JSON.stringify(outcomes));`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=source', '--input-type=module', '--eval', code],
    { cwd: ROOT, encoding: 'utf8' },
  );
  if (stderr) throw new Error(stderr);
  return JSON.parse(stdout) as Outcome[];
}
