import { getTableName, getViewName, is, View } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { leituraAtual } from '../nucleo/leitura.js';
import * as esquema from './esquema/index.js';

/**
 * Every table that a statement may name: those of the schema, its parts of tables, and two that the program creates
 * itself.
 */
export const TABELAS: ReadonlySet<string> = new Set([
  ...Object.values(esquema).flatMap((parte) =>
    is(parte, PgTable) ? [getTableName(parte)] : is(parte, View) ? [getViewName(parte)] : [],
  ),
  'migracoes',
  'sementes',
]);

/** Words whose value changes without a write. */
const RELOGIO =
  /\b(?:now|current_date|current_time|current_timestamp|localtime|localtimestamp|\w+_timestamp|random)\b/i;

interface Lido {
  tabelas: readonly string[];
  deFora: boolean;
}

/** The program writes a few hundred different statements; beyond this number they hold long lists of parameters. */
const MAXIMO = 2_000;
const lidos = new Map<string, Lido>();

/**
 * What a statement depends on: every word of it that is a table or a part of one. Neither can be read without its name
 * in the statement, because the database has no functions that read, and no views but the parts of `esquema/recortes.ts`,
 * which have marks of their own (tests check this). A column or an alias with the name of a table adds a dependency that
 * is not needed, and does no harm.
 */
export function lidoPor(comando: string): Lido {
  const conhecido = lidos.get(comando);
  if (conhecido) return conhecido;
  const palavras = new Set(comando.toLowerCase().match(/[a-z_][a-z0-9_]*/g));
  const lido = { tabelas: [...TABELAS].filter((nome) => palavras.has(nome)), deFora: RELOGIO.test(comando) };
  if (lidos.size >= MAXIMO) lidos.clear();
  lidos.set(comando, lido);
  return lido;
}

/** Notes a statement that is about to run for the request that is being served. */
export function anotarComando(comando: string): void {
  const leitura = leituraAtual();
  if (!leitura) return;
  const { tabelas, deFora } = lidoPor(comando);
  leitura.anotarTabelas(tabelas);
  if (deFora) leitura.anotarDeFora();
}
