import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FIXED_CLOCK } from '../../scripts/fixed-clock/fixed-clock.mjs';
import { freePort, startServer } from '../../scripts/server.mjs';

interface ServidorVazio {
  url: string;
  /** The code that lets the first visitor set the server up; the server prints it at its start. */
  codigo: string;
  pastaDeEmails: string;
  parar: () => Promise<void>;
}

/**
 * Starts the built product with an empty database, as it is installed, without the demonstration.
 * @param env adds to the environment of the server
 */
export async function iniciarServidorVazio(env: Record<string, string> = {}): Promise<ServidorVazio> {
  const pasta = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-instalacao-'));
  const pastaDeEmails = path.join(pasta, 'emails');
  const servidor = await startServer({
    port: await freePort(),
    env: {
      DADOS: path.join(pasta, 'banco'),
      EMAILS: pastaDeEmails,
      DATABASE_URL: '',
      DEMO: '0',
      ...FIXED_CLOCK,
      ...env,
    },
  });
  const [, codigo] = /com o código ([A-Z2-9-]{14})/.exec(servidor.said()) ?? [];
  if (codigo === undefined) throw new Error(`The server printed no code.\n${servidor.said()}`);
  return {
    url: servidor.url,
    codigo,
    pastaDeEmails,
    parar: async () => {
      await servidor.stop();
      fs.rmSync(pasta, { recursive: true, force: true });
    },
  };
}
