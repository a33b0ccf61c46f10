import fs from 'node:fs';
import { chromium } from 'playwright-core';
import { installFromDistribution, run } from './distribution.mjs';

const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/**
 * Finds a Chromium for the browser tests, or fetches one: the system's, else the distribution's package, else Playwright's.
 * CHROMIUM names one outright.
 * @returns {string} the path of its executable
 */
export function ensureBrowser(relatar = console.log) {
  const present = findBrowser();
  if (present) return present;
  relatar('Nenhum Chromium encontrado: instalando um…');
  for (const fetchOne of [() => installFromDistribution('chromium'), fromPlaywright]) {
    fetchOne();
    const found = findBrowser();
    if (found) return found;
  }
  throw new Error(
    'Não foi possível instalar um navegador. Instale o Chromium e aponte-o em CHROMIUM=/caminho/do/chromium.',
  );
}

function findBrowser() {
  return [process.env.CHROMIUM, ...KNOWN, chromium.executablePath()].find((file) => file && fs.existsSync(file));
}

function fromPlaywright() {
  const withLibraries = process.getuid?.() === 0 ? ['--with-deps'] : [];
  run([process.execPath, 'node_modules/playwright-core/cli.js', 'install', ...withLibraries, 'chromium']);
}
