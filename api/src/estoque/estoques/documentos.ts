import { sql, type SQL } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Parts of the statement that changes a stock: its text is the same for every act of a kind, so that it is planned once. */
export interface PartesDosDocumentos {
  /** Name of the prepared statement. */
  nome: string;
  /** Writes the documents; new ones return their `id`. */
  documentos: SQL;
  /** The ids of new documents (`id`), by their place in the list (`novo`). */
  novos: SQL;
  /** Writes the products of the documents. */
  itens: SQL;
}

/** Documents to be written by the statement that changes the stock, with their products. */
export interface Documentos {
  partes: PartesDosDocumentos;
  /** The rows, as parameters of the statement. */
  linhas: { documentos: string; itens: string };
}

type Nova<Tabela extends PgTable, Coluna extends keyof Tabela['$inferInsert']> = Pick<Tabela['$inferInsert'], Coluna>;

/** The columns of a table that are written. */
interface Escrita<Tabela extends PgTable, Coluna> {
  tabela: Tabela;
  colunas: readonly Coluna[];
}

/**
 * New documents of a table, each with its rows in the table of products. Ledger and audit lines refer to them by their
 * place in the list.
 * @param colunas the columns that a row gives; the others get their defaults
 * @param itens the table of the products, whose column `documento` refers to the document
 */
export function documentosNovos<
  Tabela extends PgTable,
  Coluna extends keyof Tabela['$inferInsert'] & string,
  Item extends PgTable = never,
  ColunaDoItem extends keyof Item['$inferInsert'] & string = never,
>(
  nome: string,
  { tabela, colunas }: Escrita<Tabela, Coluna>,
  itens?: Escrita<Item, ColunaDoItem> & { documento: keyof Item['$inferInsert'] & string },
): (novos: readonly { documento: Nova<Tabela, Coluna>; itens?: readonly Nova<Item, ColunaDoItem>[] }[]) => Documentos {
  const partes = {
    nome,
    documentos: sql`
      insert into ${tabela} (${nomesDe(colunas)}) select ${nomesDe(colunas, 'd')} from ${registros(tabela, 'documentos')} order by ordem returning id`,
    // The ids grow in the order of the rows.
    novos: sql`select id, row_number() over (order by id) - 1 as novo from documentos`,
    itens: itens
      ? sql`
      insert into ${itens.tabela} (${nomesDe([itens.documento, ...itens.colunas])})
      select n.id, ${nomesDe(itens.colunas, 'd')} from ${registros(itens.tabela, 'itens')}
      join novos n on n.novo = d.${nomesDe([itens.documento])} order by ordem`
      : NADA,
  };
  return (novos) => ({
    partes,
    linhas: {
      documentos: comoJson(
        novos.map(({ documento }) => documento),
        colunas,
      ),
      itens: itens
        ? comoJson(
            novos.flatMap((novo, posicao) =>
              (novo.itens ?? []).map((item) => ({ ...item, [itens.documento]: posicao })),
            ),
            [itens.documento, ...itens.colunas],
          )
        : '[]',
    },
  });
}

/** Changed documents of a table, by their ids, and changed rows of their products. */
export function documentosMudados<
  Tabela extends PgTable,
  Coluna extends keyof Tabela['$inferInsert'] & string,
  Item extends PgTable = never,
  ColunaDoItem extends keyof Item['$inferInsert'] & string = never,
>(
  nome: string,
  documentos: Escrita<Tabela, Coluna>,
  itens?: Escrita<Item, ColunaDoItem>,
): (
  mudados: readonly (Nova<Tabela, Coluna> & { id: number })[],
  dosItens?: readonly (Nova<Item, ColunaDoItem> & { id: number })[],
) => Documentos {
  const partes = {
    nome,
    documentos: mudanca(documentos, 'documentos'),
    novos: SEM_NOVOS,
    itens: itens ? mudanca(itens, 'itens') : NADA,
  };
  return (mudados, dosItens = []) => ({
    partes,
    linhas: {
      documentos: comoJson(mudados, ['id', ...documentos.colunas]),
      itens: comoJson(dosItens, ['id', ...(itens?.colunas ?? [])]),
    },
  });
}

const NADA = sql`select null::int as id where false`;
const SEM_NOVOS = sql`select null::int as id, null::int as novo where false`;

/** Of acts that write no document, or have written it before. */
export const SEM_DOCUMENTOS: Documentos = {
  partes: { nome: 'linhas_do_kardex', documentos: NADA, novos: SEM_NOVOS, itens: NADA },
  linhas: { documentos: '[]', itens: '[]' },
};

const mudanca = ({ tabela, colunas }: Escrita<PgTable, string>, parametro: 'documentos' | 'itens'): SQL => sql`
  update ${tabela} t set (${nomesDe(colunas)}) = row(${nomesDe(colunas, 'd')}) from ${registros(tabela, parametro)} where t.id = d.id`;

/** The rows of a parameter as rows of the table (`d`), in their order (`ordem`). */
const registros = (tabela: PgTable, parametro: 'documentos' | 'itens'): SQL => sql`
  json_array_elements(${sql.placeholder(parametro)}::json) with ordinality as e (linha, ordem), json_populate_record(null::${tabela}, linha) d`;

const nomesDe = (colunas: readonly string[], de?: 'd'): SQL =>
  sql.join(
    colunas.map((coluna) => sql`${de ? sql`d.` : sql``}${sql.identifier(toSnakeCase(coluna))}`),
    sql`, `,
  );

/** The rows as a parameter. Throws for a column that the statement would leave out: a spread object may have more. */
const comoJson = (linhas: readonly object[], colunas: readonly string[]): string =>
  JSON.stringify(
    linhas.map((linha) =>
      Object.fromEntries(
        Object.entries(linha).map(([coluna, valor]) => {
          if (!colunas.includes(coluna)) throw new Error(`the statement does not write ${coluna}`);
          return [toSnakeCase(coluna), valor];
        }),
      ),
    ),
  );
