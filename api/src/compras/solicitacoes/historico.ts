import type { EntidadeAuditada } from '@merenda/shared/contratos';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { auditoria } from '../../banco/esquema/auditoria.js';

/** The corrections and pictures of the invoices of a request. Its receipts are lines of its own. */
export const notasDa = (id: number): SQL | undefined =>
  and(
    eq(auditoria.entidade, 'notas-fiscais' satisfies EntidadeAuditada),
    sql`${auditoria.entidadeId} in (select n.id from notas_fiscais n where n.solicitacao_id = ${id})`,
  );
