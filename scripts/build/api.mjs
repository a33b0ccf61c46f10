import { execFile } from 'node:child_process';
import path from 'node:path';
import { ROOT } from './areas.mjs';
import { contentHash } from './content-hash.mjs';
import { isBuilt, markBuilt } from './mark.mjs';

const SOURCES = [
  'api',
  'shared/src',
  'shared/package.json',
  'shared/tsconfig.puras.json',
  'package-lock.json',
  'tsconfig.base.json',
];
const FOLDERS = ['api/dist', 'shared/dist'].map((folder) => path.join(ROOT, folder));

/** Builds the API (`api/dist`) and the pure doors of shared that it uses (`shared/dist`), unless neither changed. */
export async function buildApi() {
  const versao = contentHash(ROOT, SOURCES);
  if (isBuilt(FOLDERS, versao)) return { versao, resumo: `api ${versao} sem mudanças` };
  const started = performance.now();
  await npmRunBuild();
  markBuilt(FOLDERS, versao);
  return { versao, resumo: `api ${versao} construída em ${((performance.now() - started) / 1000).toFixed(1)} s` };
}

function npmRunBuild() {
  return new Promise((resolve, reject) => {
    execFile('npm', ['run', 'build', '--silent', '-w', 'api'], { cwd: ROOT }, (error, stdout, stderr) => {
      if (error) reject(new Error(`A API não foi construída:\n${stdout}${stderr}`));
      else resolve();
    });
  });
}
