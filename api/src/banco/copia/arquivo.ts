import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { agora } from '../../nucleo/relogio.js';
import type { Conexao } from '../conexao.js';
import { BYTES_DO_INICIO, cifrar, decifrar, ehCifrada } from './cifra.js';
import { gravarCopia } from './gravar.js';
import { type Resumo } from './tabelas.js';

const NOME = /^merenda-\d{4}-\d{2}-\d{2}-\d{6}\.jsonl\.gz(\.age)?$/;

/**
 * Name of a copy that is made now, in UTC so that names sort by age: `merenda-2026-11-21-064500.jsonl.gz`, with `.age`
 * if it is encrypted.
 */
export function nomeDaCopia(senha: string | null): string {
  const instante = agora().toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
  return `merenda-${instante}.jsonl.gz${senha === null ? '' : '.age'}`;
}

/**
 * Copies a database into a compressed file that only its owner can read, encrypted if there is a passphrase. The file
 * has a temporary name until it is complete and on the disk.
 */
export async function gravarArquivo(
  conexao: Conexao,
  arquivo: string,
  senha: string | null,
): Promise<Record<string, Resumo>> {
  await mkdir(path.dirname(arquivo), { recursive: true, mode: 0o700 });
  const parcial = `${arquivo}.parcial`;
  try {
    const compressor = createGzip();
    const saida = createWriteStream(parcial, { mode: 0o600 });
    const escrita =
      senha === null
        ? pipeline(compressor, saida)
        : pipeline(compressor, (bytes: AsyncIterable<Uint8Array>) => cifrados(bytes, senha), saida);
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

async function* cifrados(bytes: AsyncIterable<Uint8Array>, senha: string): AsyncGenerator<Uint8Array> {
  yield* await cifrar(Readable.toWeb(Readable.from(bytes)), senha);
}

/**
 * The lines of a copy. Throws a Portuguese sentence if the copy is encrypted and there is no passphrase, or the
 * passphrase does not open it. With a passphrase a copy that is not encrypted is refused: anybody could have written it.
 */
export async function* lerArquivo(arquivo: string, senha: string | null): AsyncGenerator<string> {
  const origem = await abrirCopia(arquivo, senha);
  const texto = origem.pipe(createGunzip());
  // A stream does not pass its failure on to the other one, and readline may pass it on or not.
  const falha = new Promise<never>((_, recusar) => {
    origem.on('error', recusar);
    texto.on('error', recusar);
  });
  falha.catch(() => undefined); // The reader gets it below.
  try {
    const linhas = createInterface({ input: texto, crlfDelay: Infinity })[Symbol.asyncIterator]();
    for (let numero = 1; ; numero++) {
      const vez = await Promise.race([linhas.next(), falha]).catch((cause: unknown) => {
        throw new Error(`O arquivo está danificado: a linha ${numero} não pôde ser lida. Nada foi restaurado.`, {
          cause,
        });
      });
      if (vez.done) return;
      yield vez.value;
    }
  } finally {
    origem.destroy();
    texto.destroy();
  }
}

/** The compressed bytes of a copy. */
async function abrirCopia(arquivo: string, senha: string | null): Promise<Readable> {
  const cifrada = await comecaCifrada(arquivo);
  if (cifrada && senha === null)
    throw new Error('Esta cópia é cifrada. Defina BACKUPS_SENHA com a senha com que ela foi feita.');
  if (!cifrada && senha !== null)
    throw new Error(
      'Esta cópia não é cifrada, e qualquer um pode tê-la alterado. Para restaurá-la mesmo assim, retire BACKUPS_SENHA.',
    );
  const bytes = createReadStream(arquivo);
  if (senha === null) return bytes;
  const fluxo = new PassThrough();
  try {
    const abertos = await decifrar(Readable.toWeb(bytes), senha);
    // The reader of the lines gets an error of this stream.
    pipeline(Readable.fromWeb(abertos), fluxo).catch((erro: Error) => fluxo.destroy(erro));
  } catch (erro) {
    bytes.destroy();
    throw erro;
  }
  return fluxo;
}

async function comecaCifrada(arquivo: string): Promise<boolean> {
  const aberto = await open(arquivo, 'r');
  try {
    const { buffer, bytesRead } = await aberto.read(Buffer.alloc(BYTES_DO_INICIO), 0, BYTES_DO_INICIO, 0);
    return ehCifrada(buffer.subarray(0, bytesRead));
  } finally {
    await aberto.close();
  }
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
