import type { EntidadeAuditada } from '@merenda/shared/contratos';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { auditoria } from '../../banco/esquema/auditoria.js';

/** A line names the acquisition of its addendum, also after the addendum is deleted. */
export const aditivosDa = (id: number): SQL | undefined =>
  and(
    eq(auditoria.entidade, 'aditivos' satisfies EntidadeAuditada),
    sql`coalesce(${auditoria.depois}, ${auditoria.antes}) #>> '{aquisicao,id}' = ${String(id)}`,
  );
