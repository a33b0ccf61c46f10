import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { Conexao } from '../conexao.js';
import type { Invariante } from '../invariante.js';
import { gravarCopia } from './gravar.js';
import { restaurarCopia } from './restaurar.js';
import type { Resumo } from './tabelas.js';

/** Copies all of one database into another, empty one, without a file between; as `restaurarCopia`, it proves that both hold the same. */
export async function levarDados(
  origem: Conexao,
  destino: Conexao,
  invariantes: readonly Invariante[],
): Promise<Record<string, Resumo>> {
  const canal = new PassThrough({ objectMode: true });
  canal.on('error', () => undefined); // Who reads from it throws it.
  // Whoever no longer reads says so: the writer would wait for room for ever, and with it the database that it reads from.
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
