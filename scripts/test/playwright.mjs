import path from 'node:path';
import { runCommand } from './run-command.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PLAYWRIGHT = path.join(ROOT, 'node_modules/@playwright/test/cli.js');
const PROGRESS = path.join(import.meta.dirname, 'playwright-progress.mjs');

/**
 * Runs Playwright and counts its tests. A run that ends without a report, or that fails for a reason which the report
 * does not mention, is a failure too.
 * @param {string[]} args Playwright's own arguments
 * @param {import('./run-parts.mjs').Tell} tell
 * @param {Record<string, string>} [env]
 * @returns {Promise<import('./run-parts.mjs').Result>} in the log the failures come first, then the output of
 * Playwright
 */
export async function playwright(args, tell, env = {}) {
  let account;
  const { code, log } = await runCommand(
    process.execPath,
    [PLAYWRIGHT, 'test', ...args, `--reporter=list,${PROGRESS}`],
    {
      cwd: ROOT,
      env,
      onMessage: (message) => {
        if ('account' in message) account = message.account;
        else tell(message);
      },
    },
  );
  if (!account) return { passed: 0, failed: 1, log };
  const { passed, failed, skipped, unstable, failures } = account;
  const all = failed === 0 && code !== 0 ? 1 : failed;
  return { passed, failed: all, skipped, unstable, log: [...failures, log].join('\n') };
}
