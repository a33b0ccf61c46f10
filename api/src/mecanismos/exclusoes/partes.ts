import { getTableColumns, getTableName, is, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, PgTable, type ForeignKey } from 'drizzle-orm/pg-core';
import * as esquema from '../../banco/esquema/index.js';

/** Where the rows of a record are. */
export interface TabelasDoRegistro {
  /** The table of the record itself. */
  tabela: PgTable;
  /** Tables that are emptied with it although their foreign keys do not do it. */
  mais?: readonly PgTable[];
  /** Tables whose rows refuse the deletion although their foreign keys would delete them with the record. */
  vinculos?: readonly PgTable[];
}

/** Rows of one table, as a condition. */
export interface Parte {
  tabela: PgTable;
  condicao: SQL;
}

/** The tables of the schema. */
export const TABELAS: readonly PgTable[] = Object.values(esquema).flatMap((parte): PgTable[] =>
  is(parte, PgTable) ? [parte] : [],
);

/**
 * The rows of a record, its own first: those that foreign keys delete with it, and those of `mais`, which the deletion
 * itself empties.
 */
export function partesDe({ tabela, mais = [] }: TabelasDoRegistro, registro: number | string): Parte[] {
  return comFilhas({ tabela, condicao: sql`${chavePrimaria(tabela)} = ${registro}` }, mais);
}

function comFilhas(parte: Parte, mais: readonly PgTable[]): Parte[] {
  const filhas = TABELAS.flatMap((filha) =>
    chavesEstrangeiras(filha)
      .filter(({ alvo, apaga }) => alvo === parte.tabela && (apaga || mais.includes(filha)))
      .map(({ coluna, chave }) => ({ tabela: filha, condicao: em(coluna, chave, parte) })),
  );
  return [parte, ...filhas.flatMap((filha) => comFilhas(filha, mais))];
}

/** The other records with a version that the rows refer to, as a condition for each table. */
export function referenciasDe(partes: readonly Parte[]): Parte[] {
  const porTabela = new Map<PgTable, SQL[]>();
  for (const parte of partes) {
    for (const { coluna, chave, alvo, apaga } of chavesEstrangeiras(parte.tabela)) {
      if (apaga || !('versao' in getTableColumns(alvo))) continue;
      porTabela.set(alvo, [...(porTabela.get(alvo) ?? []), em(chave, coluna, parte)]);
    }
  }
  return [...porTabela].map(([tabela, condicoes]) => ({ tabela, condicao: sql.join(condicoes, sql` or `) }));
}

/** The column has a value that `de` has in the rows of the part. */
export const em = (coluna: Coluna, de: Coluna, { tabela, condicao }: Parte): SQL =>
  sql`${coluna} in (select ${de} from ${tabela} where ${condicao})`;

type Coluna = ReturnType<ForeignKey['reference']>['columns'][number];

/** The foreign keys of a table. All of the schema have one column. */
export function chavesEstrangeiras(tabela: PgTable) {
  return getTableConfig(tabela).foreignKeys.map((estrangeira: ForeignKey) => {
    const { columns, foreignColumns, foreignTable } = estrangeira.reference();
    const [coluna, chave] = [columns[0], foreignColumns[0]];
    if (!coluna || !chave) throw new Error(`${estrangeira.getName()} has no column`);
    const { onDelete } = estrangeira;
    return { coluna, chave, alvo: foreignTable, apaga: onDelete === 'cascade', solta: onDelete === 'set null' };
  });
}

/** The column that identifies the rows of a table. */
export function chavePrimaria(tabela: PgTable): Coluna {
  const chave = getTableConfig(tabela).columns.find(({ primary }) => primary);
  if (!chave) throw new Error(`${getTableName(tabela)} has no primary key of one column`);
  return chave;
}
