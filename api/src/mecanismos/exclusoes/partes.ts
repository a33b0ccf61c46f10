import { getTableColumns, is, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, PgTable, type ForeignKey } from 'drizzle-orm/pg-core';
import * as esquema from '../../banco/esquema/index.js';

/** Rows of one table, as a condition. */
interface Parte {
  tabela: PgTable;
  condicao: SQL;
}

const TABELAS: readonly PgTable[] = Object.values(esquema).flatMap((parte): PgTable[] =>
  is(parte, PgTable) ? [parte] : [],
);

/**
 * The tables of a record, its own first: those whose rows a foreign key deletes with it, and those of `mais`, which the
 * deletion itself empties.
 */
export function partesDe(tabela: PgTable, condicao: SQL, mais: readonly PgTable[]): Parte[] {
  const filhas = TABELAS.flatMap((filha) =>
    chavesEstrangeiras(filha)
      .filter(({ alvo, apaga }) => alvo === tabela && (apaga || mais.includes(filha)))
      .map(({ coluna, alvo, chave }) => ({
        tabela: filha,
        condicao: sql`${coluna} in (select ${chave} from ${alvo} where ${condicao})`,
      })),
  );
  return [{ tabela, condicao }, ...filhas.flatMap((filha) => partesDe(filha.tabela, filha.condicao, mais))];
}

/** The other records with a version that the rows refer to, as a condition for each table. */
export function referenciasDe(partes: readonly Parte[]): Parte[] {
  const porTabela = new Map<PgTable, SQL[]>();
  for (const { tabela, condicao } of partes) {
    for (const { coluna, chave, alvo, apaga } of chavesEstrangeiras(tabela)) {
      if (apaga || !('versao' in getTableColumns(alvo))) continue;
      const citados = sql`${chave} in (select ${coluna} from ${tabela} where ${condicao})`;
      porTabela.set(alvo, [...(porTabela.get(alvo) ?? []), citados]);
    }
  }
  return [...porTabela].map(([tabela, condicoes]) => ({ tabela, condicao: sql.join(condicoes, sql` or `) }));
}

/** The foreign keys of a table. All of the schema have one column. */
function chavesEstrangeiras(tabela: PgTable) {
  return getTableConfig(tabela).foreignKeys.map((estrangeira: ForeignKey) => {
    const { columns, foreignColumns, foreignTable } = estrangeira.reference();
    const [coluna, chave] = [columns[0], foreignColumns[0]];
    if (!coluna || !chave) throw new Error(`${estrangeira.getName()} has no column`);
    return { coluna, chave, alvo: foreignTable, apaga: estrangeira.onDelete === 'cascade' };
  });
}
