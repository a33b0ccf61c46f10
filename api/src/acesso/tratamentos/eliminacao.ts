import type { TipoDeTratamento } from '@merenda/shared/contratos';
import { sql, type SQL } from 'drizzle-orm';
import type { Transacao } from '../../banco/transacao.js';
import { fuso } from '../../nucleo/relogio.js';

/** What a kind of data loses after its term. */
interface Vencidos {
  /** The first day within the term, `YYYY-MM-DD`: only older records go. */
  inicio: string;
  /** The account of the machine that runs the command. */
  operador: string;
}

/** Deletes or anonymises the records past the term; returns the number of records. */
type Eliminacao = (tx: Transacao, vencidos: Vencidos) => Promise<number>;

/** The elimination of the kinds of the register that have a term; an area adds those of its tables. */
export type Eliminacoes = Partial<Record<TipoDeTratamento, Eliminacao>>;

/** The municipality's midnight at which a day begins. */
export const meiaNoiteDe = (dia: string): SQL => sql`((${dia}::date)::timestamp at time zone ${fuso()})`;

/** The number of rows that a write changes. */
export async function contarLinhas(tx: Transacao, escrita: SQL): Promise<number> {
  const { rows } = await tx.execute(sql`${escrita} returning 1`);
  return rows.length;
}

/** Deletes the rows of a table whose instant is before the term. */
export const apagarVencidos =
  (tabela: string, coluna: string): Eliminacao =>
  (tx, { inicio }) =>
    contarLinhas(
      tx,
      sql`delete from ${sql.identifier(tabela)} where ${sql.identifier(coluna)} < ${meiaNoiteDe(inicio)}`,
    );
