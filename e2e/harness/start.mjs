import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort, startServer } from '../../scripts/server.mjs';

/** Starts the built product with the demonstration in a database of its own. MERENDA_URL names one that already runs. */
export default async function start() {
  if (process.env.MERENDA_URL) return;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-e2e-'));
  const server = await startServer({ port: await freePort(), env: { DADOS: path.join(folder, 'banco'), DEMO: '1' } });
  process.env.MERENDA_URL = server.url;
  globalThis.produto = { server, folder };
}
