import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { DIST, ROOT } from './areas.mjs';
import { integrityOf, readKey, signed } from './signature.mjs';

const { containerName, splitWords } = createRequire(import.meta.url)('@merenda/shared/federation');

/**
 * Writes `dist/federation.json`, the one file that says which version of the shell and of each area is live.
 * @param {string} shell the shell's version
 * @param {{ area: string, versao: string }[]} built
 * @param {string} [kept] an area whose entry does not change
 */
export async function writeFederation(shell, built, kept) {
  const file = path.join(DIST, 'federation.json');
  const areas = Object.fromEntries(built.map(({ area, versao }) => [area, entryOf(area, versao)]));
  const before = kept && fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')).areas[kept] : undefined;
  if (before) areas[kept] = before;
  await writeFileAtomic(file, `${JSON.stringify({ shell: { versao: shell }, areas }, null, 2)}\n`);
}

/**
 * One entry: version, addresses, the hash of the area's entry file, which has those of all others, the files of each
 * screen, and the `area.json` without the words of the search, so that one request is enough for the whole menu. It is signed if this installation has a key.
 */
export function entryOf(area, versao) {
  const folder = `/areas/${area}/${versao}`;
  const entry = {
    versao,
    container: containerName(area),
    entrada: `${folder}/remoteEntry.js`,
    integridade: integrityOf(path.join(DIST, folder, 'remoteEntry.js')),
    manifesto: `${folder}/mf-manifest.json`,
    arquivos: JSON.parse(fs.readFileSync(path.join(DIST, folder, 'arquivos.json'), 'utf8')),
    area: splitWords(JSON.parse(fs.readFileSync(path.join(ROOT, area, 'area.json'), 'utf8'))).area,
  };
  return signed(area, entry, readKey());
}
