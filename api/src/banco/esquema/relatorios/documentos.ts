import type { TipoDeRelatorio } from '@merenda/shared/contratos';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { id, instante } from '../colunas.js';

/** Papers that the server wrote as PDF. One whose file is still being written has no hash. */
export const documentosEmitidos = pgTable(
  'documentos_emitidos',
  {
    id: id(),
    /** Counted within the civil year `ano` of the issue. */
    numero: integer().notNull(),
    ano: integer().notNull(),
    /** In the address of the QR code. */
    codigo: text().notNull(),
    emitidoEm: instante().notNull(),
    usuarioId: integer().notNull(),
    tipo: text().$type<TipoDeRelatorio>().notNull(),
    /** The record or the unit of the paper; null for a list. */
    registroId: integer(),
    endereco: text().notNull(),
    titulo: text().notNull(),
    /** Of the bytes of the file, in hexadecimal; the papers of one file have the same. */
    sha256: text(),
  },
  (t) => [
    uniqueIndex('documentos_emitidos_numero').on(t.ano, t.numero),
    uniqueIndex('documentos_emitidos_codigo').on(t.codigo),
    index('documentos_emitidos_emissao').on(t.emitidoEm),
    check('documento_sha256', sql`${t.sha256} ~ '^[0-9a-f]{64}$'`),
  ],
);
