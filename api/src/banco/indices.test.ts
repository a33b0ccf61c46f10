import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { bancoDeTeste } from '../teste/banco.js';
import type { Conexao } from './conexao.js';

let conexao: Conexao;
beforeAll(async () => {
  conexao = await bancoDeTeste();
});
afterAll(() => conexao.fechar());

/** The foreign keys whose columns are not the first columns of an index of their table. */
async function semIndice(): Promise<string[]> {
  const { rows } = await conexao.banco.execute<{ chave: string }>(sql`
    select c.conname as chave from pg_constraint c
    where c.contype = 'f' and not exists (
      select from pg_index i
      where i.indrelid = c.conrelid and i.indpred is null
        and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey)
    order by c.conname`);
  return rows.map(({ chave }) => chave);
}

test('each foreign key has an index: the deletion of a row does not read the whole table that may refer to it', async () => {
  expect(await semIndice()).toEqual([]);
});

test('a foreign key without an index is found', async () => {
  await conexao.banco.execute(
    sql`create table sem_indice (unidade integer constraint descoberta references estoques (id))`,
  );
  expect(await semIndice()).toEqual(['descoberta']);
});
