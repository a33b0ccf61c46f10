import { spawn } from 'node:child_process';
import path from 'node:path';
import { freePort } from '../../server.mjs';

/** The first start creates the demonstration and compiles the area without a cache (ms). */
const PATIENCE = 240_000;

/**
 * Starts an area's development server, as `npm run dev -w <area>` does, and waits until it reports that it is ready.
 * @param {string} folder of the project
 * @param {string} area
 * @returns {Promise<{ url: string, after: number, stop: () => Promise<void> }>} `after`: ms until then
 * @throws Error with its output when it ends, or is not ready in time
 */
export async function startDevelopment(folder, area) {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, ['../scripts/dev.mjs'], {
    cwd: path.join(folder, area),
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  try {
    await saying(child, 'Ctrl+C stops');
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `http://localhost:${port}`, after: performance.now() - started, stop };
}

function saying(child, words) {
  return new Promise((resolve, reject) => {
    let said = '';
    const fail = (what) => reject(new Error(`The development server ${what}.\n${said}`));
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        said += text;
        if (said.includes(words)) resolve();
      });
    }
    child.once('exit', (code) => fail(`ended with ${code}`));
    setTimeout(fail, PATIENCE, `was not there after ${PATIENCE / 1000} s`).unref();
  });
}
