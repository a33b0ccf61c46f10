import { sql } from 'drizzle-orm';
import type { Transacao } from '../transacao.js';

/** What can run a statement: the database or a transaction of it. */
export type Executor = Pick<Transacao, 'execute'>;

/** Written by the program and by the triggers of the database that is filled: not copied, so that no old mark returns. */
const DO_PROGRAMA = ['migracoes', 'mudancas'];

/** How many rows a table holds, and a sum over their contents that does not depend on their order. */
export type Resumo = { linhas: number; soma: string };

/** The last id that a table has given, so that no id is given twice. */
export interface Sequencia {
  tabela: string;
  ultimo: string;
  usado: boolean;
}

/** Name of a table or column inside a statement. */
export const nome = (texto: string) => sql`${sql.identifier(texto)}`;

/**
 * The tables with data; a table that others refer to comes first, so that no reference breaks while they are filled.
 */
export async function tabelasEmOrdem(tx: Executor): Promise<string[]> {
  const { rows: tabelas } = await tx.execute<{ tabela: string }>(
    sql`select relname as tabela from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not in ${DO_PROGRAMA} order by relname`,
  );
  const { rows: referencias } = await tx.execute<{ de: string; para: string }>(sql`
    select de.relname as de, para.relname as para
    from pg_constraint c join pg_class de on de.oid = c.conrelid join pg_class para on para.oid = c.confrelid
    where c.contype = 'f' and de.oid <> para.oid`);
  const ordenadas: string[] = [];
  let restantes = tabelas.map(({ tabela }) => tabela);
  while (restantes.length > 0) {
    const prontas = restantes.filter((tabela) =>
      referencias.every(({ de, para }) => de !== tabela || ordenadas.includes(para)),
    );
    if (prontas.length === 0) throw new Error(`tables refer to each other in a circle: ${restantes.join(', ')}`);
    ordenadas.push(...prontas);
    restantes = restantes.filter((tabela) => !prontas.includes(tabela));
  }
  return ordenadas;
}

/** What a table holds. Needs `fixarFormatos`. */
export async function resumir(tx: Executor, tabela: string): Promise<Resumo> {
  const { rows } = await tx.execute<Resumo>(sql`
    select count(*)::int as linhas, coalesce(sum(('x' || substr(md5(row_to_json(t)::text), 1, 15))::bit(60)::bigint::numeric), 0)::text as soma from ${nome(tabela)} t`);
  const [resumo] = rows;
  if (!resumo) throw new Error(`${tabela} was not counted`);
  return resumo;
}

/** The last id of every table. */
export async function sequencias(tx: Executor, tabelas: readonly string[]): Promise<Sequencia[]> {
  const todas: Sequencia[] = [];
  for (const tabela of tabelas) {
    const { rows } = await tx.execute<{ sequencia: string | null }>(sql`
      select pg_get_serial_sequence(${`public.${tabela}`}, attname) as sequencia from pg_attribute
      where attrelid = ${`public.${tabela}`}::regclass and attidentity <> ''`);
    for (const { sequencia } of rows) {
      if (sequencia === null) continue;
      const { rows: estado } = await tx.execute<{ ultimo: string; usado: boolean }>(
        sql.raw(`select last_value::text as ultimo, is_called as usado from ${sequencia}`),
      );
      todas.push(...estado.map((linha) => ({ tabela, ...linha })));
    }
  }
  return todas;
}

/** The same text for the same value on every server: instants are written in UTC. */
export async function fixarFormatos(tx: Executor): Promise<void> {
  await tx.execute(sql`set local timezone = 'UTC'`);
}
