import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort, startServer } from '../../scripts/server.mjs';

/**
 * Starts the built product with the demonstration, once for each of jest's workers, each in a database of its own: the
 * files of one worker follow one another, so nobody changes what another test looks at. `environment.cjs` tells a test
 * which is its own. MERENDA_URL names one that already runs, MERENDA_EMAILS its folder of e-mails.
 */
export default async function start({ maxWorkers }) {
  if (process.env.MERENDA_URL) return;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-e2e-'));
  const products = await Promise.all(
    Array.from({ length: maxWorkers }, (_, i) => startProduct(path.join(folder, String(i)))),
  );
  process.env.MERENDA_PRODUCTS = JSON.stringify(products.map(({ server, emails }) => ({ url: server.url, emails })));
  globalThis.produto = { products, folder };
}

async function startProduct(folder) {
  const emails = path.join(folder, 'emails');
  const banco = path.join(folder, 'banco');
  const server = await startServer({ port: await freePort(), env: { DADOS: banco, EMAILS: emails, DEMO: '1' } });
  return { server, banco, emails };
}
