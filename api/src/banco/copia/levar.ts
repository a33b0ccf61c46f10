import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { Conexao } from '../conexao.js';
import type { Invariante } from '../invariante.js';
import { gravarCopia } from './gravar.js';
import { restaurarCopia } from './restaurar.js';
import type { Resumo } from './tabelas.js';

/**
 * Copies a whole database into an empty one, without a file; like `restaurarCopia`, it proves that both have the same
 * content.
 */
export async function levarDados(
  origem: Conexao,
  destino: Conexao,
  invariantes: readonly Invariante[],
): Promise<Record<string, Resumo>> {
  const canal = new PassThrough({ objectMode: true });
  canal.on('error', () => undefined); // The reader throws the error.
  // A reader that stops destroys the stream: otherwise the writer, and the database that it reads, would wait for ever.
  const parada = new AbortController();
  const escrever = async (linha: string) => {
    parada.signal.throwIfAborted();
    if (!canal.write(linha)) await once(canal, 'drain', { signal: parada.signal });
  };
  const ida = gravarCopia(origem, escrever).then(
    () => canal.end(),
    (erro: Error) => canal.destroy(erro),
  );
  try {
    return await restaurarCopia(destino, canal, { invariantes });
  } finally {
    parada.abort();
    await ida;
  }
}
