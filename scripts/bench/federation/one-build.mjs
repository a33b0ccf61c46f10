import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../build/areas.mjs';
import { compressFolder } from '../../build/compress.mjs';
import { freePort, startServer } from '../../server.mjs';

/**
 * Builds the product without federation (`one-build.webpack.cjs`), compresses it like the product, and serves it with
 * the same server, with its own demonstration.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function serveOneBuild() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-one-build-'));
  const remove = () => fs.rmSync(folder, { recursive: true, force: true });
  try {
    await build(path.join(folder, 'dist/shell'));
    fs.mkdirSync(path.join(folder, 'dist/areas'));
    const env = {
      ESTATICOS: path.join(folder, 'dist'),
      DADOS: path.join(folder, 'banco'),
      EMAILS: path.join(folder, 'emails'),
      DEMO: '1',
    };
    const server = await startServer({ port: await freePort(), env });
    return { url: server.url, stop: () => server.stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

async function build(output) {
  const cli = path.join(ROOT, 'node_modules/webpack/bin/webpack.js');
  const config = path.join(import.meta.dirname, 'one-build.webpack.cjs');
  // `source`: the shell draws its login page while it is configured, from the same sources that it bundles.
  await promisify(execFile)(
    process.execPath,
    ['--conditions=source', cli, '--config', config, '--output-path', output],
    { cwd: path.join(ROOT, 'shell') },
  );
  await compressFolder(output);
}
