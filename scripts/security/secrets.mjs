/**
 * `npm run secrets`: runs secretlint on all tracked files, or on all files if there is no repository. Ends with 1 and
 * prints file, line and kind of each secret, but not the secret. `secretlintrc.json` adds the kinds that secretlint's
 * preset lacks.
 */
import { execFile, execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const PROJECT = path.resolve(import.meta.dirname, '../..');
const CONFIG = path.join(import.meta.dirname, 'secretlintrc.json');
const SECRETLINT = path.join(PROJECT, 'node_modules/secretlint/bin/secretlint.js');

/** Files per process of secretlint: its time grows with the square of their number. */
const CHUNK = 300;
/** Folders without tracked files. */
const UNTRACKED = new Set(['node_modules', 'dist', 'dados', '.git', '.cache', 'coverage']);

/**
 * @param {string} root
 * @returns {Promise<string[]>} one line per finding, sorted: `file:line: kind`
 */
export async function findSecrets(root) {
  const files = filesOf(root).filter((file) =>
    fs.lstatSync(path.join(root, file), { throwIfNoEntry: false })?.isFile(),
  );
  const findings = [];
  for (let i = 0; i < files.length; i += CHUNK) findings.push(...(await secretlint(root, files.slice(i, i + CHUNK))));
  return [...new Set(findings)].sort();
}

/** Runs without secretlint's own mask, which would also hide the kind. The secret is left out here. */
async function secretlint(root, files) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-secretlint-'));
  // A file, because secretlint exits before a pipe has taken a long report.
  const report = path.join(folder, 'report.json');
  const options = ['--secretlintrc', CONFIG, '--format', 'json', '--output', report, '--no-maskSecrets', '--no-glob'];
  try {
    await promisify(execFile)(process.execPath, [SECRETLINT, ...options, ...files], { cwd: root });
    return JSON.parse(fs.readFileSync(report, 'utf8')).flatMap(({ filePath, messages }) =>
      messages.map(
        ({ loc, data, messageId }) =>
          `${path.relative(root, filePath)}:${loc.start.line}: ${data?.PATTERN_NAME ?? messageId}`,
      ),
    );
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

function filesOf(root) {
  try {
    return execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 26,
    })
      .split('\0')
      .filter(Boolean);
  } catch {
    // Not a repository, but an unpacked copy.
    return walk(root, '');
  }
}

function walk(root, folder) {
  return fs.readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return UNTRACKED.has(entry.name) ? [] : walk(root, name);
    return [name];
  });
}

if (process.argv[1] === import.meta.filename) {
  const found = await findSecrets(PROJECT);
  for (const finding of found) console.error(finding);
  if (found.length > 0) process.exitCode = 1;
}
