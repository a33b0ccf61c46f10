import { spawn } from 'node:child_process';

/**
 * Runs a command without standard input and returns its output.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env?: Record<string, string>, errorsOnly?: boolean, onMessage?: (message: object) => void }}
 * options `errorsOnly` keeps only standard error; `onMessage` gets the messages that the command, a Node program, sends
 * by `process.send`
 * @returns {Promise<{ code: number, log: string }>}
 */
export function runCommand(command, args, { cwd, env = {}, errorsOnly = false, onMessage }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env, CI: 'true' },
      stdio: ['ignore', 'pipe', 'pipe', ...(onMessage ? ['ipc'] : [])],
    });
    let log = '';
    const keep = (text) => {
      log += text;
    };
    child.stdout.setEncoding('utf8').on('data', errorsOnly ? () => undefined : keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    if (onMessage) child.on('message', onMessage);
    child.on('error', (error) => resolve({ code: 1, log: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, log }));
  });
}
