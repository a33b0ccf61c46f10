import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { agora } from '../../nucleo/relogio.js';
import type { Conexao } from '../conexao.js';
import { gravarCopia } from './gravar.js';
import { type Resumo } from './tabelas.js';

const NOME = /^merenda-\d{4}-\d{2}-\d{2}-\d{6}\.jsonl\.gz$/;

/** Name of a copy that is made now, in UTC so that names sort by age: `merenda-2026-11-21-064500.jsonl.gz`. */
export function nomeDaCopia(): string {
  return `merenda-${agora().toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')}.jsonl.gz`;
}

/**
 * Copies a database into a compressed file that only its owner can read. The file has a temporary name until it is
 * complete and on the disk.
 */
export async function gravarArquivo(conexao: Conexao, arquivo: string): Promise<Record<string, Resumo>> {
  await mkdir(path.dirname(arquivo), { recursive: true, mode: 0o700 });
  const parcial = `${arquivo}.parcial`;
  try {
    const compressor = createGzip();
    const escrita = pipeline(compressor, createWriteStream(parcial, { mode: 0o600 }));
    const gravacao = gravarCopia(conexao, async (linha) => {
      if (!compressor.write(`${linha}\n`)) await Promise.race([once(compressor, 'drain'), escrita]);
    });
    // A full disk must end the copy, not leave it waiting.
    const [resumos] = await Promise.all([gravacao.finally(() => compressor.end()), escrita]);
    await sincronizar(parcial);
    await rename(parcial, arquivo);
    await sincronizar(path.dirname(arquivo));
    return resumos;
  } catch (erro) {
    await rm(parcial, { force: true });
    throw erro;
  }
}

/** The lines of a copy. */
export async function* lerArquivo(arquivo: string): AsyncGenerator<string> {
  const origem = createReadStream(arquivo);
  const texto = origem.pipe(createGunzip());
  // A stream does not pass its failure on to the other one, and readline may pass it on or not.
  const falha = new Promise<never>((_, recusar) => {
    origem.on('error', recusar);
    texto.on('error', (erro) => recusar(copiaIncompleta(erro)));
  });
  falha.catch(() => undefined); // The reader gets it below.
  try {
    const linhas = createInterface({ input: texto, crlfDelay: Infinity })[Symbol.asyncIterator]();
    for (;;) {
      const linha = linhas.next().catch((erro: unknown) => {
        throw copiaIncompleta(erro);
      });
      const vez = await Promise.race([linha, falha]);
      if (vez.done) return;
      yield vez.value;
    }
  } finally {
    origem.destroy();
    texto.destroy();
  }
}

function copiaIncompleta(cause: unknown): Error {
  return new Error('O arquivo não é uma cópia inteira deste programa. Nada foi restaurado.', { cause });
}

/** Deletes the oldest copies of a folder, so that `manter` stay. Returns the names of the deleted copies. */
export async function apagarAntigas(pasta: string, manter: number): Promise<string[]> {
  const copias = (await readdir(pasta)).filter((arquivo) => NOME.test(arquivo)).sort();
  const antigas = copias.slice(0, Math.max(0, copias.length - manter));
  for (const antiga of antigas) await rm(path.join(pasta, antiga));
  return antigas;
}

async function sincronizar(caminho: string): Promise<void> {
  if (process.platform === 'win32') return;
  const descritor = await open(caminho, 'r');
  try {
    await descritor.sync();
  } finally {
    await descritor.close();
  }
}
