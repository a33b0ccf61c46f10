import fs from 'node:fs';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { DIST } from './areas.mjs';
import { isBuilt, markBuilt } from './mark.mjs';
import { sbomOf } from './sbom.mjs';

/** No server serves it. */
const FOLDER = path.join(DIST, 'sbom');

/**
 * Writes the software bill of materials of the build, unless it is there already.
 * @param {{ name: string, folder: string, versao: string }[]} bundles the built shell and areas
 */
export async function writeSbom(bundles) {
  // These versions have a hash of the lock file.
  const versao = bundles.map(({ name, versao }) => `${name} ${versao}`).join(', ');
  if (isBuilt([FOLDER], versao)) return;
  fs.mkdirSync(FOLDER, { recursive: true });
  await writeFileAtomic(path.join(FOLDER, 'merenda-escolar.cdx.json'), await sbomOf(bundles));
  markBuilt([FOLDER], versao);
}
