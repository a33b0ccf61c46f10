import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './areas.mjs';
import { contentHash } from './content-hash.mjs';

const SOURCES = ['api', 'shared/src', 'shared/package.json', 'shared/tsconfig.puras.json', 'package-lock.json', 'tsconfig.base.json'];
/** Written last, in each of the two folders: one that lacks it was cut short or cleared. */
const MARKS = ['api/dist/.completo', 'shared/dist/.completo'].map((file) => path.join(ROOT, file));

/** Builds the API (`api/dist`) and the pure doors that it runs on (`shared/dist`), unless neither changed. */
export async function buildApi() {
  const versao = contentHash(ROOT, SOURCES);
  if (MARKS.every((mark) => fs.existsSync(mark) && fs.readFileSync(mark, 'utf8') === versao)) return { versao, resumo: `api ${versao} sem mudanças` };
  const started = performance.now();
  await npmRunBuild();
  for (const mark of MARKS) fs.writeFileSync(mark, versao);
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
