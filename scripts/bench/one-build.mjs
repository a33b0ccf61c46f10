import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { DIST, ROOT } from '../build/areas.mjs';
import { compressFolder } from '../build/compress.mjs';
import { freePort, startServer } from '../server.mjs';

/**
 * Builds the product without federation and serves it, with a demonstration of its own.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function serveOneBuild() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-one-build-'));
  const shell = path.join(folder, 'dist/shell');
  const webpack = [path.join(ROOT, 'node_modules/webpack/bin/webpack.js'), '--config', path.join(import.meta.dirname, 'one-build.webpack.cjs'), '--output-path', shell];
  await promisify(execFile)(process.execPath, ['--conditions=source', ...webpack], { cwd: path.join(ROOT, 'shell') });
  await compressFolder(shell);
  // The menu is drawn from the same list; no area is asked for by its address.
  fs.mkdirSync(path.join(folder, 'dist/areas'));
  fs.copyFileSync(path.join(DIST, 'federation.json'), path.join(folder, 'dist/federation.json'));
  const env = { ESTATICOS: path.join(folder, 'dist'), DADOS: path.join(folder, 'banco'), EMAILS: path.join(folder, 'emails'), DEMO: '1' };
  const server = await startServer({ port: await freePort(), env });
  const stop = async () => {
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  return { url: server.url, stop };
}
