import type { Contexto } from '../../banco/contexto.js';
import { sql, type SQL } from 'drizzle-orm';

/**
 * A kind of notice: a select of its notices for this user now, about the user's stocks; undefined for a user who gets
 * none. Its columns: `quando` (timestamptz), `nome` and `id`, by which they are sorted, `mensagem`, and `refeicoes`, the
 * number of meals that it says are registered and not executed (null in other notices).
 */
export type Fonte = (contexto: Contexto) => SQL | undefined | Promise<SQL | undefined>;

/** Notices of an end date are shown from this many days before. */
export const DIAS_DE_AVISO = 30;

/** A day in words: 'DD/MM/YYYY'. */
export const dia = (coluna: SQL): SQL => sql`to_char(${coluna}, 'DD/MM/YYYY')`;
