import type { AtoComAprovacao } from '@merenda/shared/contratos';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instante } from '../colunas.js';
import { usuarios } from './acesso.js';

/**
 * CUMPRIDA: done because the person did not object in time. DISPENSADA: the act was done without an approval meanwhile.
 * VENCIDA: the same was asked for again after its end, or its author had lost the permission at its time.
 */
export type StatusDaAprovacao = 'ABERTA' | 'APROVADA' | 'CUMPRIDA' | 'RECUSADA' | 'RETIRADA' | 'DISPENSADA' | 'VENCIDA';

/** Acts that wait, or have waited, for the approval of a second holder of USUARIOS. */
export const aprovacoes = pgTable(
  'aprovacoes',
  {
    id: id(),
    ato: text().$type<AtoComAprovacao>().notNull(),
    /** The user that the act is about. */
    usuarioId: integer()
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    pedidaPorId: integer()
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    pedidaEm: instante().notNull(),
    /** The last day on which it can be approved. */
    valeAte: date().notNull(),
    /** When it is done unless the person objects, by the database's clock; null where a third person approves. */
    efeitoEm: instante(),
    status: text().$type<StatusDaAprovacao>().notNull().default('ABERTA'),
    decididaPorId: integer().references(() => usuarios.id, { onDelete: 'set null' }),
    decididaEm: instante(),
  },
  (t) => [
    uniqueIndex('aprovacoes_aberta_unica')
      .on(t.usuarioId, t.ato)
      .where(sql`${t.status} = 'ABERTA'`),
    index('aprovacoes_usuario').on(t.usuarioId),
    index('aprovacoes_pedida_por').on(t.pedidaPorId),
    index('aprovacoes_decidida_por').on(t.decididaPorId),
    check('aprovacao_de_outro', sql`${t.usuarioId} <> ${t.pedidaPorId}`),
    check(
      'aprovacao_por_outro',
      sql`${t.status} <> 'APROVADA' or (${t.decididaPorId} <> ${t.pedidaPorId}
        and (${t.decididaPorId} <> ${t.usuarioId} or ${t.efeitoEm} is not null))`,
    ),
    check('aprovacao_com_prazo', sql`${t.status} <> 'CUMPRIDA' or ${t.efeitoEm} is not null`),
    index('aprovacoes_efeito')
      .on(t.efeitoEm)
      .where(sql`${t.status} = 'ABERTA'`),
  ],
);
