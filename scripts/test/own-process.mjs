import { fork } from 'node:child_process';
import path from 'node:path';
import { PARTS } from './parts.mjs';

const PART = path.join(import.meta.dirname, 'part.mjs');

/**
 * A part that runs in a process of its own (part.mjs).
 * @param {string} name
 * @param {import('./parts.mjs').Options} options
 * @returns {import('./run-parts.mjs').Part}
 */
export function inOwnProcess(name, options) {
  const { room, after } = PARTS[name];
  return { name, room, after, run: (tell) => runPart(name, options, tell) };
}

function runPart(name, options, tell) {
  return new Promise((resolve) => {
    const child = fork(PART, [JSON.stringify({ name, options })], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    let end;
    child.on('message', ({ news, result }) => (result ? (end = result) : tell(news)));
    child.once('exit', (code, signal) =>
      resolve(end ?? { passed: 0, failed: 1, log: `The process of the part ended with ${signal ?? code}.` }),
    );
  });
}
