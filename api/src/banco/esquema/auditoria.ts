import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instante } from './colunas.js';

/**
 * SESSAO: the author is the user of the session. SISTEMA: there was none: a command, a job, a link. DEMONSTRACAO: the
 * owner of the tables brought the line with its instant and author, as invented history.
 */
export type OrigemDaLinha = 'SESSAO' | 'SISTEMA' | 'DEMONSTRACAO';

/**
 * Who changed what, when, before and after. Append-only (migration 0001), but the values before and after can be erased
 * once an erasure names the line (migration 0036).
 */
export const auditoria = pgTable(
  'auditoria',
  {
    id: id(),
    /** Instant, author and origin are the database's (migration 0047), whatever an insert says. */
    quando: instante().notNull().defaultNow(),
    /**
     * Null for changes by the system or an anonymous caller. No foreign key: the line stays after the user is deleted.
     */
    usuarioId: integer(),
    /** Login and name of the author at that moment. */
    login: text(),
    nome: text(),
    /** How the database knew instant and author; null in lines that are older than this column. */
    origem: text().$type<OrigemDaLinha>(),
    /** Network address of the client. */
    endereco: text(),
    /** An insert gives the hash of the session's token; the line keeps the first 12 digits. */
    sessao: text(),
    entidade: text().notNull(),
    entidadeId: integer(),
    acao: text().notNull(),
    antes: jsonb(),
    depois: jsonb(),
  },
  (t) => [index('auditoria_entidade').on(t.entidade, t.entidadeId), index('auditoria_quando').on(t.quando)],
);

/** The chain over the audit trail (`mecanismos/auditoria/cadeia.ts`): one link for each line, in the order of the chain. */
export const auditoriaElos = pgTable(
  'auditoria_elos',
  {
    /** 1, 2, 3, … without gaps. */
    posicao: integer().primaryKey(),
    auditoriaId: integer()
      .notNull()
      .references(() => auditoria.id),
    /** SHA-256 of the values before and after the change. */
    resumo: text().notNull(),
    /** SHA-256 of the link before, of the line without its values, and of `resumo`. */
    elo: text().notNull(),
  },
  (t) => [uniqueIndex('auditoria_elos_linha').on(t.auditoriaId)],
);
