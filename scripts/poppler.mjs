import { spawnSync } from 'node:child_process';
import { installFromDistribution } from './distribution.mjs';

/** What the browser tests read printed reports back with. */
const PROGRAMS = ['pdfinfo', 'pdfimages', 'pdftotext'];

/** Fetches poppler's programs where they are missing. */
export function ensurePoppler(relatar = console.log) {
  if (present()) return;
  relatar('Nenhum Poppler encontrado: instalando um…');
  installFromDistribution('poppler-utils');
  if (!present())
    throw new Error(
      'Não foi possível instalar o Poppler. Instale o pacote poppler-utils, com que os testes leem os relatórios impressos.',
    );
}

function present() {
  return PROGRAMS.every((program) => spawnSync(program, ['-v'], { stdio: 'ignore' }).error === undefined);
}
