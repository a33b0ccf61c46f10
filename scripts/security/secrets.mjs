/**
 * `npm run secrets`: looks for secrets in the files that are tracked, or in all files where there is no repository. Ends with 1 and names file, line and
 * kind when it finds one; the secret itself is not printed.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** What a secret looks like, by who gives it out. A pattern that would match its own line here is written in two pieces. @type {[string, RegExp][]} */
const KINDS = [
  ['private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/],
  ['access key of AWS', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
  ['token of GitHub', /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_\w{40,})\b/],
  ['token of GitLab', /\bglpat-[\w-]{20,}/],
  ['token of npm', /\bnpm_[A-Za-z0-9]{36}\b|_authToken\s*=\s*[^$\s]/],
  ['token of Slack', /\bxox[abprs]-[\w-]{10,}/],
  ['key of Google', /\bAIza[\w-]{35}\b/],
  ['JSON web token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/],
  [
    'password in an address',
    /\b[a-z][a-z0-9+.-]*:\/\/[^\s/:@'"`<>${}]+:(?!password@|senha@|teste@)[^\s/:@'"`<>${}]+@/i,
  ],
  ['hash of a password', /\$argon2(?:id?|d)\$v=\d+\$m=\d+,t=\d+,p=\d+\$[A-Za-z0-9+/]{16,}\$/],
];

/** Larger ones are fonts, pictures and fact tables. */
const LARGEST = 1024 * 1024;
const UNTRACKED = new Set(['node_modules', 'dist', 'dados', '.git', '.cache', 'coverage']);
/** Files that hold settings of one machine and have no place among the tracked ones. */
const SETTINGS = /(?:^|\/)(?:\.env(?:\.(?!example$)[\w-]+)?|id_(?:rsa|ed25519)|[^/]+\.(?:pem|key|p12|pfx))$/;

/**
 * @param {string} root
 * @returns {string[]} findings, one sentence each
 */
export function findSecrets(root) {
  return filesOf(root).flatMap((file) => [
    ...(SETTINGS.test(file) ? [`${file}: a file of settings or keys`] : []),
    ...inText(root, file),
  ]);
}

function inText(root, file) {
  const full = path.join(root, file);
  const stat = fs.lstatSync(full, { throwIfNoEntry: false });
  if (!stat?.isFile() || stat.size > LARGEST) return [];
  const text = fs.readFileSync(full, 'utf8');
  if (text.includes('\0')) return [];
  return text
    .split('\n')
    .flatMap((line, i) =>
      KINDS.filter(([, pattern]) => pattern.test(line)).map(([kind]) => `${file}:${i + 1}: ${kind}`),
    );
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
    // Not a repository: a copy that was unpacked somewhere.
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
  const found = findSecrets(path.resolve(import.meta.dirname, '../..'));
  for (const finding of found) console.error(finding);
  if (found.length > 0) process.exitCode = 1;
}
