import fs from 'node:fs';
import path from 'node:path';

/** Written last, into each folder of a build: a folder without it is incomplete or was deleted. */
const MARK = '.completo';

/** Whether each of these folders has the complete build of this version. */
export function isBuilt(folders, versao) {
  return folders.every((folder) => {
    const mark = path.join(folder, MARK);
    return fs.existsSync(mark) && fs.readFileSync(mark, 'utf8') === versao;
  });
}

/** Marks a finished build. */
export function markBuilt(folders, versao) {
  for (const folder of folders) fs.writeFileSync(path.join(folder, MARK), versao);
}
