import { PassThrough } from 'node:stream';
import type { Conexao } from '../conexao.js';
import { gravarCopia } from './gravar.js';
import { restaurarCopia } from './restaurar.js';
import type { Resumo } from './tabelas.js';

/** Copies all of one database into another, empty one, without a file between; as `restaurarCopia`, it proves that both hold the same. */
export async function levarDados(origem: Conexao, destino: Conexao): Promise<Record<string, Resumo>> {
  const canal = new PassThrough({ objectMode: true });
  canal.on('error', () => undefined); // Who reads from it throws it.
  const escrever = (linha: string) => new Promise<void>((resolver, recusar) => canal.write(linha, (erro) => (erro ? recusar(erro) : resolver())));
  const ida = gravarCopia(origem, escrever).then(() => canal.end(), (erro: Error) => canal.destroy(erro));
  const chegada = restaurarCopia(destino, canal).finally(() => canal.destroy());
  const [resumos] = await Promise.all([chegada, ida]);
  return resumos;
}
