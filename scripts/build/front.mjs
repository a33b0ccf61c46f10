import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { DIST, ROOT } from './areas.mjs';
import { compressFolder } from './compress.mjs';
import { contentHash } from './content-hash.mjs';
import { isBuilt, markBuilt } from './mark.mjs';
import { nameOf, readKey } from './signature.mjs';

/** Sources of every front bundle besides its own workspace: shared, the pinned libraries and the build itself. */
const COMMON = ['shared/src', 'shared/package.json', 'package-lock.json', 'tsconfig.base.json', 'scripts/build'];

/** Builds one area into `dist/areas/<area>/<version>/`, a folder that is never written again. */
export async function buildArea(area) {
  const versao = versionOf(area);
  const folder = path.join(DIST, 'areas', area, versao);
  const feito = await buildOnce(area, versao, folder);
  return { area, versao, folder, resumo: `${area} ${versao} ${feito}` };
}

/**
 * Builds the shell into `dist/shell/`. With DESENVOLVIMENTO=1 developers can replace a published area with a local one.
 * If this installation has a key, the page has its public part, and the version names it.
 */
export async function buildShell() {
  const chave = readKey()?.known ?? '';
  const versao = [
    versionOf('shell'),
    ...(chave === '' ? [] : [nameOf(chave)]),
    ...(process.env.DESENVOLVIMENTO === '1' ? ['dev'] : []),
  ].join('-');
  const folder = path.join(DIST, 'shell');
  const feito = await buildOnce('shell', versao, folder, { CHAVE: chave });
  return { versao, folder, resumo: `shell ${versao} ${feito}` };
}

/** `1.0.0-3f2a…`: the package's version and a hash of all sources. */
function versionOf(workspace) {
  const { version } = JSON.parse(fs.readFileSync(path.join(ROOT, workspace, 'package.json'), 'utf8'));
  return `${version}-${contentHash(ROOT, [workspace, ...COMMON])}`;
}

async function buildOnce(workspace, versao, folder, env = {}) {
  if (isBuilt([folder], versao)) return 'sem mudanças';
  const started = performance.now();
  await webpack(workspace, folder, { ...env, VERSAO: versao });
  await compressFolder(folder);
  markBuilt([folder], versao);
  return `construído em ${((performance.now() - started) / 1000).toFixed(1)} s`;
}

/** In a separate process, so that several workspaces build on several cores. */
function webpack(workspace, folder, env) {
  const cli = path.join(ROOT, 'node_modules/webpack/bin/webpack.js');
  return new Promise((resolve, reject) => {
    // `source`: the shell draws its login page while it is configured, from the same sources that it bundles.
    execFile(
      process.execPath,
      ['--conditions=source', cli, '--output-path', folder],
      { cwd: path.join(ROOT, workspace), env: { ...process.env, ...env } },
      (error, stdout, stderr) => {
        if (error) reject(new Error(`${workspace} não foi construído:\n${stdout}${stderr}`));
        else resolve();
      },
    );
  });
}
