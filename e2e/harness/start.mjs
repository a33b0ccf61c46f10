import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort, startServer } from '../../scripts/server.mjs';

/** Starts the built product with the demonstration in a database of its own. MERENDA_URL names one that already runs, MERENDA_EMAILS its folder of e-mails. */
export default async function start() {
  if (process.env.MERENDA_URL) return;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-e2e-'));
  process.env.MERENDA_EMAILS = path.join(folder, 'emails');
  const env = { DADOS: path.join(folder, 'banco'), EMAILS: process.env.MERENDA_EMAILS, DEMO: '1' };
  const server = await startServer({ port: await freePort(), env });
  process.env.MERENDA_URL = server.url;
  globalThis.produto = { server, folder };
}
