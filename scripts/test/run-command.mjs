import { spawn } from 'node:child_process';

/**
 * Runs a command without a keyboard and keeps what it says.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env?: Record<string, string>, errorsOnly?: boolean }} options
 *   `errorsOnly` keeps standard error alone (jest reports there; its standard output is the JSON account)
 * @returns {Promise<{ code: number, log: string }>}
 */
export function runCommand(command, args, { cwd, env = {}, errorsOnly = false }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env, CI: 'true' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let log = '';
    const keep = (text) => {
      log += text;
    };
    child.stdout.setEncoding('utf8').on('data', errorsOnly ? () => undefined : keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.on('error', (error) => resolve({ code: 1, log: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, log }));
  });
}
