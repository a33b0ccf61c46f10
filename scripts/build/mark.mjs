import fs from 'node:fs';
import path from 'node:path';

/** Written last, into each folder of a build: one that lacks it was cut short or cleared. */
const MARK = '.completo';

/** Whether every one of these folders holds the build of this version, whole. */
export function isBuilt(folders, versao) {
  return folders.every((folder) => {
    const mark = path.join(folder, MARK);
    return fs.existsSync(mark) && fs.readFileSync(mark, 'utf8') === versao;
  });
}

/** Says so of a build that has ended. */
export function markBuilt(folders, versao) {
  for (const folder of folders) fs.writeFileSync(path.join(folder, MARK), versao);
}
