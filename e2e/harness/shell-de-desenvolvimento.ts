import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { FIXED_CLOCK } from '../../scripts/fixed-clock/fixed-clock.mjs';
import { freePort, startServer } from '../../scripts/server.mjs';
import { copiarModelo } from './modelo.js';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The product with a shell built for development, served by the API. */
export interface ProdutoDeDesenvolvimento {
  url: string;
  parar: () => Promise<void>;
}

/**
 * Builds the shell with DESENVOLVIMENTO=1 and serves it with the published areas.
 * @param origens further origins from which pages may load an area
 */
export async function servirShellDeDesenvolvimento(origens: readonly string[]): Promise<ProdutoDeDesenvolvimento> {
  const pasta = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-desenvolvimento-'));
  const remover = () => fs.rmSync(pasta, { recursive: true, force: true });
  try {
    const dist = path.join(pasta, 'dist');
    await construirShell(path.join(dist, 'shell'));
    fs.copyFileSync(path.join(ROOT, 'dist/federation.json'), path.join(dist, 'federation.json'));
    fs.symlinkSync(path.join(ROOT, 'dist/areas'), path.join(dist, 'areas'));
    const banco = path.join(pasta, 'banco');
    copiarModelo(banco);
    const env = {
      ESTATICOS: dist,
      ORIGENS: origens.join(','),
      DADOS: banco,
      EMAILS: path.join(pasta, 'emails'),
      DEMO: '1',
      ...FIXED_CLOCK,
    };
    const servidor = await startServer({ port: await freePort(), env });
    return { url: servidor.url, parar: () => servidor.stop().finally(remover) };
  } catch (erro) {
    remover();
    throw erro;
  }
}

/** Without minification, which takes half of the build's time and changes nothing here. */
async function construirShell(destino: string): Promise<void> {
  const webpack = [
    path.join(ROOT, 'node_modules/webpack/bin/webpack.js'),
    '--no-optimization-minimize',
    '--output-path',
    destino,
  ];
  await promisify(execFile)(process.execPath, ['--conditions=source', ...webpack], {
    cwd: path.join(ROOT, 'shell'),
    env: { ...process.env, DESENVOLVIMENTO: '1', VERSAO: 'dev' },
  });
}
