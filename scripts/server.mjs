import { spawn } from 'node:child_process';
import net from 'node:net';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');

/** The longest time until the first response (ms). The first start creates the database and its demonstration data. */
const PATIENCE = 180_000;

/**
 * Starts the built product: API, shell and areas on one port.
 * @param {{ port: number, env?: Record<string, string> }} options `env` adds to this process's environment
 * @returns {Promise<{ url: string, pid: number, stop: () => Promise<void>, kill: () => Promise<void>, exited:
 *   Promise<number>, said: () => string }>} `kill` ends it like a power cut; `said` is its last output. Rejects with the server's last output if it ends, or does not
 *   respond in time
 */
export async function startServer({ port, env = {} }) {
  const child = spawn(process.execPath, ['api/dist/server.js'], {
    cwd: ROOT,
    env: { LOG: 'warn', ...process.env, NODE_ENV: 'production', ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      words = (words + text).slice(-8000);
      process.stderr.write(text);
    });
  }
  const exited = new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
  const url = `http://localhost:${port}`;
  const ended = exited.then((code) => {
    throw new Error(`O servidor terminou (código ${code}) antes de responder.\n${words}`);
  });
  await Promise.race([waitForAnswer(url), ended]);
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  const kill = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  return { url, pid: child.pid, stop, kill, exited, said: () => words };
}

async function waitForAnswer(url) {
  const deadline = Date.now() + PATIENCE;
  while (Date.now() < deadline) {
    const res = await fetch(url, { headers: { accept: 'text/html' } }).catch(() => null);
    if (res?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`O servidor não respondeu em ${PATIENCE / 1000} s.`);
}

/** @returns {Promise<number>} a free port */
export function freePort() {
  return listenOn(0);
}

/** @returns {Promise<boolean>} */
export async function isFree(port) {
  return listenOn(port).then(
    () => true,
    () => false,
  );
}

function listenOn(port) {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(port, () => {
      const { port: got } = probe.address();
      probe.close(() => resolve(got));
    });
  });
}
