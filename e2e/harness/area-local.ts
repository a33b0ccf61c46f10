import { spawn } from 'node:child_process';
import path from 'node:path';
import { freePort } from '../../scripts/server.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** One area served from its sources, as its developer runs it. */
export interface AreaServida {
  /** Origin of its server, which passes every other request to the product. */
  url: string;
  parar: () => Promise<void>;
}

/**
 * Runs `npm run dev -w <area> -- --host <produto>` and waits until it is ready.
 * @throws Error with its output when it ends before that
 */
export async function servirArea(area: string, produto: string): Promise<AreaServida> {
  const porta = await freePort();
  const dev = spawn(process.execPath, ['../scripts/dev.mjs', '--host', produto], {
    cwd: path.join(ROOT, area),
    env: { ...process.env, PORT: String(porta) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const terminou = new Promise((resolve) => dev.once('exit', resolve));
  await new Promise<void>((resolve, reject) => {
    let palavras = '';
    const ouvir = (texto: Buffer) => {
      palavras += texto.toString();
      if (palavras.includes('Ctrl+C stops')) resolve();
    };
    dev.stdout.on('data', ouvir);
    dev.stderr.on('data', ouvir);
    dev.once('exit', () => reject(new Error(palavras)));
  });
  return {
    url: `http://localhost:${porta}`,
    async parar() {
      dev.kill('SIGTERM');
      await terminou;
    },
  };
}
