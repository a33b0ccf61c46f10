import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql, type SQL } from 'drizzle-orm';
import { bancoDeTeste } from '../teste/banco.js';
import { chaveDoNome } from './chave-do-nome.js';
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

/** The indexes that a statement reads when it may not read whole tables, each with the way in which it is read. */
async function indicesDe(consulta: SQL): Promise<string[]> {
  const { rows } = await conexao.banco.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_bitmapscan = off`);
    return tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${consulta}`);
  });
  return rows.flatMap((row) => /(Index.* Scan).* using (\w+)/.exec(row['QUERY PLAN'])?.slice(1, 3).join(': ') ?? []);
}

test.each([
  [
    'the meals of a period are counted from an index',
    sql`select dia, count(*) from refeicoes where excluido_em is null and executado = true and unidade_educacional_id <> 0 and dia between '2026-01-01' and '2026-12-31' group by dia`,
    'Index Only Scan: refeicoes_dia',
  ],
  [
    'the newest leftovers are the end of an index',
    sql`select id from refeicoes where excluido_em is null and sobra_de_alimentos is not null order by dia desc, hora desc, id desc limit 20`,
    'Index Only Scan: refeicoes_dia',
  ],
  [
    'the meals that wait for their execution have an index of their own',
    sql`select unidade_educacional_id from refeicoes where not executado and excluido_em is null and dia <= '2026-12-31'`,
    'Index Scan: refeicoes_por_executar',
  ],
  [
    'the launches of a period are counted from an index',
    sql`select data, cardapio_id, count(*) from lancamentos where unidade_educacional_id <> 0 and data between '2026-01-01' and '2026-12-31' group by data, cardapio_id`,
    'Index Only Scan: lancamentos_data',
  ],
  [
    'a page of products in the order of their names begins in an index',
    sql`select p.id from produtos p where p.chave >= 'arroz' order by p.chave, p.id limit 20`,
    'Index Only Scan: produtos_ordem',
  ],
  [
    'so does a page of users, in the order of the names of their persons',
    sql`select p.id from pessoas p where ${chaveDoNome(sql`p.nome`)} >= 'ana' order by ${chaveDoNome(sql`p.nome`)} limit 20`,
    'Index Scan: pessoas_ordem',
  ],
])('%s', async (_, consulta, indice) => {
  expect(await indicesDe(consulta)).toEqual([indice]);
});
