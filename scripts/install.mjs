import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
const MINIMUM_NODE = [20, 19];

/** Ends the process with a message if this Node is too old. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > MINIMUM_NODE[0] || (major === MINIMUM_NODE[0] && minor >= MINIMUM_NODE[1])) return;
  console.error(`É preciso o Node ${MINIMUM_NODE.join('.')} ou mais novo; este é o ${process.versions.node}.`);
  process.exit(1);
}

/**
 * Runs `npm ci` if the installed packages differ from the lock file. This file imports no package, because none may be
 * installed yet.
 */
export async function ensureInstalled(report = console.log) {
  if (isInstalled()) return;
  report('Instalando as dependências (só na primeira vez ou quando mudam)…');
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
}

/** Compares npm's own list of installed packages with the lock file. */
function isInstalled() {
  const installed = readPackages('node_modules/.package-lock.json');
  if (!installed) return false;
  const wanted = readPackages('package-lock.json');
  return Object.entries(wanted).every(([where, { version, link, optional }]) => {
    if (!where.includes('node_modules/') || link || optional) return true;
    return installed[where]?.version === version;
  });
}

function readPackages(file) {
  const whole = path.join(ROOT, file);
  return fs.existsSync(whole) ? JSON.parse(fs.readFileSync(whole, 'utf8')).packages : null;
}

function run(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')} terminou com código ${code}.`)),
    );
  });
}
