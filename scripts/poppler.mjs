import { spawnSync } from 'node:child_process';
import { installFromDistribution } from './distribution.mjs';

/** The browser tests read printed reports, and the API's tests PDFs, with these programs. */
const PROGRAMS = ['pdffonts', 'pdfimages', 'pdfinfo', 'pdftoppm', 'pdftotext'];

/** Fetches poppler's programs where they are missing. */
export function ensurePoppler(report = console.log) {
  if (present()) return;
  installFromDistribution('poppler-utils', report);
  if (!present())
    throw new Error(
      'Nenhum Poppler encontrado. Instale o pacote poppler-utils, com que os testes leem os relatórios impressos.',
    );
}

function present() {
  return PROGRAMS.every((program) => spawnSync(program, ['-v'], { stdio: 'ignore' }).error === undefined);
}
