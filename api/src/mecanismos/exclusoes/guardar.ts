import type { EntidadeDesfazivel } from '@merenda/shared/contratos';
import { getTableName, lt, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { exclusoes } from '../../banco/esquema/exclusoes.js';
import { exigirAutor, type Transacao } from '../../banco/transacao.js';
import { agora } from '../../nucleo/relogio.js';
import { referenciasDe, type Parte } from './partes.js';

/** How long a deletion can be undone. The screen offers it for 10 s; the rest is for a slow connection. */
const PRAZO_MS = 30_000;

/** Rows past their time that one deletion removes. */
const VELHAS = 100;

/** Deletions before this instant cannot be undone any more. */
export const limiteDoPrazo = (): Date => new Date(agora().getTime() - PRAZO_MS);

interface Exclusao {
  entidade: EntidadeDesfazivel;
  registro: number | string;
  /** The rows of the record, its own first. */
  partes: readonly Parte[];
}

/**
 * Keeps the rows of a record as they are, in the transaction that deletes it and before it does, so that the deletion
 * can be undone (`desfazimento.ts`). Also keeps the versions of the records that it refers to.
 */
export async function guardarExclusao(tx: Transacao, { entidade, registro, partes }: Exclusao): Promise<void> {
  await esquecerVelhas(tx);
  const linhas = objeto(
    partes.map(({ tabela: parte, condicao }) => ({
      tabela: parte,
      valor: sql`select coalesce(jsonb_agg(to_jsonb(${parte})), '[]') from ${parte} where ${condicao}`,
    })),
  );
  const referencias = objeto(
    referenciasDe(partes).map(({ tabela: citada, condicao }) => ({
      tabela: citada,
      valor: sql`select coalesce(jsonb_object_agg(id, versao), '{}') from ${citada} where ${condicao}`,
    })),
  );
  const guardada = { usuarioId: exigirAutor(tx), em: agora(), linhas, referencias };
  await tx
    .insert(exclusoes)
    .values({ entidade, registro: String(registro), ...guardada })
    .onConflictDoUpdate({ target: [exclusoes.entidade, exclusoes.registro], set: guardada });
}

/** A JSON object with a key for each table. */
function objeto(tabelas: readonly { tabela: PgTable; valor: SQL }[]): SQL {
  const pares = tabelas.map(({ tabela, valor }) => sql`${getTableName(tabela)}::text, (${valor})`);
  return sql`jsonb_build_object(${sql.join(pares, sql`, `)})`;
}

/** Deleted data do not stay. Rows that another transaction is removing are left to it. */
async function esquecerVelhas(tx: Transacao): Promise<void> {
  const { entidade, registro, em } = exclusoes;
  const velhas = tx
    .select({ entidade, registro })
    .from(exclusoes)
    .where(lt(em, limiteDoPrazo()))
    .orderBy(em)
    .limit(VELHAS)
    .for('update', { skipLocked: true });
  await tx.delete(exclusoes).where(sql`(${entidade}, ${registro}) in (${velhas})`);
}
