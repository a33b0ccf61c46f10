import fs from 'node:fs';
import path from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = NodeFS['init'];

/** The part of emscripten's file system over Node that this file uses. */
interface NodeFsDoEmscripten {
  realPath(no: unknown): string;
  stream_ops: { fsync?: (fluxo: { nfd?: number; node: unknown }) => number };
  node_ops: { rename: (no: { name: string }, pastaNova: unknown, nome: string) => void };
}

/**
 * The embedded database's files, made durable. PGlite itself does nothing on fsync and renames by deleting the target
 * first: after a power cut an acknowledged transaction may be gone and the database may not open.
 */
export class ArquivosDuraveis extends NodeFS {
  override async init(...args: Parameters<Init>): ReturnType<Init> {
    const resultado = await super.init(...args);
    resultado.emscriptenOpts.preRun ??= [];
    resultado.emscriptenOpts.preRun.push((modulo) => tornarDuravel((modulo as { NODEFS?: NodeFsDoEmscripten }).NODEFS));
    return resultado;
  }
}

function tornarDuravel(nodeFs: NodeFsDoEmscripten | undefined): void {
  // Review this file when PGlite gets its own fsync, or another file system.
  if (!nodeFs?.stream_ops || 'fsync' in nodeFs.stream_ops)
    throw new Error('o sistema de arquivos do PGlite mudou: reveja a durabilidade');

  nodeFs.stream_ops.fsync = ({ nfd, node }) => {
    if (nfd === undefined) sincronizarPasta(nodeFs.realPath(node));
    else fs.fsyncSync(nfd);
    return 0;
  };

  nodeFs.node_ops.rename = (no, pastaNova, nome) => {
    const de = nodeFs.realPath(no);
    const para = path.join(nodeFs.realPath(pastaNova), nome);
    fs.renameSync(de, para);
    for (const pasta of new Set([path.dirname(para), path.dirname(de)])) sincronizarPasta(pasta);
    no.name = nome;
  };
}

/** Makes the names in a folder durable. Windows cannot open a folder, and makes its names durable in another way. */
export function sincronizarPasta(pasta: string): void {
  if (process.platform !== 'win32') sincronizar(pasta);
}

/** Makes a folder and its whole content durable. */
export function sincronizarArvore(pasta: string): void {
  for (const entrada of fs.readdirSync(pasta, { withFileTypes: true })) {
    const caminho = path.join(pasta, entrada.name);
    if (entrada.isDirectory()) sincronizarArvore(caminho);
    else sincronizar(caminho);
  }
  sincronizarPasta(pasta);
}

function sincronizar(caminho: string): void {
  const descritor = fs.openSync(caminho, 'r');
  try {
    fs.fsyncSync(descritor);
  } finally {
    fs.closeSync(descritor);
  }
}
