import { spawn } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** One area served from its sources, as its developer has it. */
export interface AreaServida {
  /** Origin of its server; every other request it hands to the product that it stands in. */
  url: string;
  parar: () => Promise<void>;
}

/**
 * `npm run dev -w <area> -- --host <produto>`, until it says that it is there.
 * @throws Error with what it said when it ends before
 */
export async function servirArea(area: string, produto: string): Promise<AreaServida> {
  const porta = await hospedagem.freePort();
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
