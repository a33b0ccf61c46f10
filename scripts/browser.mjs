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

/** Debian's Chromium without windows: the same engine, in which the browser tests take a sixth less CPU. */
const WITHOUT_WINDOWS = '/usr/lib/chromium/chromium-headless-shell';

/**
 * Like `ensureBrowser`, for the browser tests: it prefers the Chromium without windows. The measurements use the
 * browser of a user.
 * @returns {string} the path of its executable
 */
export function ensureTestBrowser(report = console.log) {
  if (!findTestBrowser()) installFromDistribution('chromium-headless-shell', report);
  return findTestBrowser() ?? ensureBrowser(report);
}

/** @returns {string | undefined} the path of the browser for the tests; undefined if there is none */
export function findTestBrowser() {
  return firstPresent([process.env.CHROMIUM, WITHOUT_WINDOWS]) ?? findBrowser();
}

/**
 * Finds a Chromium: CHROMIUM, the system's, Playwright's. If there is none, it installs the
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
  return firstPresent([process.env.CHROMIUM, ...KNOWN, chromium.executablePath()]);
}

function firstPresent(files) {
  return files.find((file) => file && fs.existsSync(file));
}

function fromPlaywright(name, report) {
  report('Baixando o Chromium do Playwright…');
  const withLibraries = process.getuid?.() === 0 ? ['--with-deps'] : [];
  run([process.execPath, 'node_modules/@playwright/test/cli.js', 'install', ...withLibraries, name]);
}
