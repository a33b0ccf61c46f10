import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { conectarEmbutido } from '../conectar.js';
import type { Conexao } from '../conexao.js';
import { codigoSql } from '../erro-sql.js';
import { preparada } from '../preparada.js';
import { planejarUmaVez } from './planejadas.js';

let pglite: PGlite;
let conexao: Conexao;
beforeAll(async () => {
  pglite = await PGlite.create();
  planejarUmaVez(pglite);
  conexao = conectarEmbutido(pglite);
  await pglite.exec('create table lotes (id int primary key, nome text, quantidade numeric, dia date, dados json)');
});
beforeEach(() => pglite.exec('delete from lotes'));
afterAll(() => conexao.fechar());

const { placeholder } = sql;
const lote = preparada((banco) =>
  banco
    .select({
      id: sql<number>`id`,
      nome: sql<string | null>`nome`,
      quantidade: sql<string>`quantidade`,
      dia: sql<string>`dia`,
      dados: sql<{ um: number[] }>`dados`,
    })
    .from(sql`lotes`)
    .where(sql`id = any(${placeholder('ids')}::int[]) and dia < ${placeholder('antes')}::date`)
    .prepare('lote'),
);
const loteNovo = preparada((banco) =>
  banco
    .select({ id: sql<number>`id` })
    .from(
      sql`(with novo as (select ${placeholder('id')}::int as id, ${placeholder('nome')}::text as nome) select id, 10 / id as dez, nome from novo) lote`,
    )
    .where(sql`dez > 0 and (nome is null or nome <> '')`)
    .prepare('lote_novo'),
);

/** How often the database has planned statements under a name: one plan for each is kept. */
async function nomeadas(trecho: string): Promise<{ usos: number }[]> {
  const { rows } = await pglite.query<{ usos: number }>(
    `select (generic_plans + custom_plans)::int as usos from pg_prepared_statements where statement like $1`,
    [`%${trecho}%`],
  );
  return rows;
}

test('a prepared statement is kept by the database, with and without a transaction; others are not', async () => {
  await pglite.query(
    `insert into lotes values (1, 'A', 1.500, '2026-03-01', '{"um": [1, 2]}'), (2, null, 2, '2026-03-02', null)`,
  );
  const esperado = [{ id: 1, nome: 'A', quantidade: '1.500', dia: '2026-03-01', dados: { um: [1, 2] } }];
  const ler = (banco: Conexao['banco']) => lote(banco).execute({ ids: [1, 2], antes: '2026-03-02' });
  expect(await ler(conexao.banco)).toEqual(esperado);
  expect(await ler(conexao.banco)).toEqual(esperado);
  expect(await conexao.banco.transaction((tx) => ler(tx))).toEqual(esperado);
  expect(await nomeadas('from lotes')).toEqual([{ usos: 3 }]);
  expect(await nomeadas('delete from')).toEqual([]);
});

test('a statement that fails keeps its code, ends its transaction, and works the next time', async () => {
  const codigo = (promessa: Promise<unknown>) => promessa.then(() => 'none', codigoSql);
  expect(await codigo(loteNovo(conexao.banco).execute({ id: 0, nome: null }))).toBe('22012');
  expect(await loteNovo(conexao.banco).execute({ id: 5, nome: null })).toEqual([{ id: 5 }]);
  const desfeita = conexao.banco.transaction(async (tx) => {
    await tx.execute(sql`insert into lotes values (9)`);
    await loteNovo(tx).execute({ id: 0, nome: 'B' });
  });
  expect(await codigo(desfeita)).toBe('22012');
  expect((await conexao.banco.execute(sql`select id from lotes`)).rows).toEqual([]);
  expect(await loteNovo(conexao.banco).execute({ id: 2, nome: 'B' })).toEqual([{ id: 2 }]);
});

test('outside a transaction it waits for the one that is open', async () => {
  let lido: Promise<unknown> | undefined;
  await conexao.banco.transaction(async (tx) => {
    lido = lote(conexao.banco).execute({ ids: [3], antes: '2027-01-01' });
    await tx.execute(sql`insert into lotes values (3, 'C', 3, '2026-03-03')`);
  });
  expect(await lido).toMatchObject([{ id: 3 }]);
});
