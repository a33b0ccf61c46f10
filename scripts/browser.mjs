import fs from 'node:fs';
import { chromium } from '@playwright/test';
import { installFromDistribution, run } from './distribution.mjs';

/** Debian's `/usr/bin/chromium` is a script that adds switches for a desktop: its programs take a tenth more CPU. */
const KNOWN = [
  '/usr/lib/chromium/chromium',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/**
 * Finds a Chromium for the browser tests: CHROMIUM, the system's, Playwright's. If there is none, it installs the
 * distribution's (as root) or downloads Playwright's.
 * @returns {string} the path of its executable
 */
export function ensureBrowser(report = console.log) {
  const present = findBrowser();
  if (present) return present;
  for (const fetchOne of [installFromDistribution, fromPlaywright]) {
    fetchOne('chromium', report);
    const found = findBrowser();
    if (found) return found;
  }
  throw new Error(
    'Nenhum Chromium encontrado. Instale o pacote chromium, ou aponte um em CHROMIUM=/caminho/do/chromium.',
  );
}

function findBrowser() {
  return [process.env.CHROMIUM, ...KNOWN, chromium.executablePath()].find((file) => file && fs.existsSync(file));
}

function fromPlaywright(name, report) {
  report('Baixando o Chromium do Playwright…');
  const withLibraries = process.getuid?.() === 0 ? ['--with-deps'] : [];
  run([process.execPath, 'node_modules/@playwright/test/cli.js', 'install', ...withLibraries, name]);
}
