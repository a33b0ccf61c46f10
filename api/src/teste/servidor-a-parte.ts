import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { esperarAte } from './esperar-ate.js';
import { portaLivre } from './porta-livre.js';

const API = fileURLToPath(new URL('../..', import.meta.url));

export const TOKEN_DAS_METRICAS = 'um segredo bem longo';

/** A server process of its own on the database at this address, when it answers. */
export async function ligarServidor(endereco: string): Promise<{ processo: ChildProcess; url: string }> {
  const porta = await portaLivre();
  const processo = spawn(process.execPath, ['--conditions=source', '--import', 'tsx', 'src/server.ts'], {
    cwd: API,
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      HOST: '127.0.0.1',
      PORT: String(porta),
      DATABASE_URL: endereco,
      DEMO: '0',
      ESTATICOS: API,
      LOG: 'warn',
      METRICAS_TOKEN: TOKEN_DAS_METRICAS,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const url = `http://127.0.0.1:${porta}`;
  await esperarAte(() => {
    if (processo.exitCode !== null) throw new Error(`the server ended with ${processo.exitCode}`);
    return fetch(`${url}/saude/pronta`).then(
      ({ ok }) => ok,
      () => false,
    );
  });
  return { processo, url };
}
