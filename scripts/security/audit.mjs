/**
 * `npm run audit:deps`: asks the registry for known vulnerabilities of the product's own dependencies in the lock file.
 * Ends with 1 when one is 'high' or 'critical'. If the registry cannot be reached (no network, a mirror without that
 * service), it prints that; it is not a failure.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const GRAVE = ['high', 'critical'];

/**
 * @param {string} output of `npm audit --json`
 * @returns {{ asked: boolean, reason?: string, grave: string[], others: number }}
 */
export function readAudit(output) {
  const report = parse(output);
  if (!report?.vulnerabilities)
    return {
      asked: false,
      reason: report?.message ?? report?.error?.summary ?? 'npm gave no report',
      grave: [],
      others: 0,
    };
  const all = Object.values(report.vulnerabilities);
  const grave = all.filter(({ severity }) => GRAVE.includes(severity));
  return {
    asked: true,
    grave: grave.map(({ name, severity, range }) => `${severity}: ${name} ${range}`),
    others: all.length - grave.length,
  };
}

function parse(output) {
  const start = output.indexOf('{');
  try {
    return start < 0 ? null : JSON.parse(output.slice(start));
  } catch {
    return null;
  }
}

if (process.argv[1] === import.meta.filename) {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    encoding: 'utf8',
    timeout: 120_000,
    maxBuffer: 2 ** 26,
  });
  const { asked, reason, grave, others } = readAudit(stdout ?? '');
  if (!asked)
    console.log(
      `NOT AUDITED: the registry could not be asked (${reason}). Whether a dependency is vulnerable is not known.`,
    );
  else console.log(`${grave.length} grave, ${others} others`);
  for (const finding of grave) console.error(finding);
  if (grave.length > 0) process.exitCode = 1;
}
