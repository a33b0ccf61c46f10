import type { AcaoAuditada, EntidadeAuditada } from '@merenda/shared/contratos';
import { sql } from 'drizzle-orm';
import { auditoria } from '../../banco/esquema/acesso.js';
import { preparada } from '../../banco/preparada.js';
import type { Transacao } from '../../banco/transacao.js';

export interface Ato {
  entidade: EntidadeAuditada;
  id: number | null;
  acao: AcaoAuditada;
  antes?: unknown;
  depois?: unknown;
}

/** Writes the audit line of a change, in the change's own transaction. Never pass a password or its hash. */
export async function auditar(tx: Transacao, { entidade, id, acao, antes = null, depois = null }: Ato): Promise<void> {
  await linhaDaTrilha(tx).execute({ autor: tx.autor, entidade, id, acao, antes: json(antes), depois: json(depois) });
}

/** The same for many changes of one transaction, with one statement. */
export async function auditarVarios(tx: Transacao, atos: readonly Ato[]): Promise<void> {
  if (atos.length === 0) return;
  await tx.insert(auditoria).values(
    atos.map(({ entidade, id, acao, antes = null, depois = null }) => ({
      usuarioId: tx.autor,
      entidade,
      entidadeId: id,
      acao,
      antes,
      depois,
    })),
  );
}

const json = (valor: unknown): string | null => (valor === null ? null : JSON.stringify(valor));

const linhaDaTrilha = preparada((banco) =>
  banco
    .insert(auditoria)
    .values({
      usuarioId: sql.placeholder('autor'),
      entidade: sql.placeholder('entidade'),
      entidadeId: sql.placeholder('id'),
      acao: sql.placeholder('acao'),
      antes: sql`${sql.placeholder('antes')}::jsonb`,
      depois: sql`${sql.placeholder('depois')}::jsonb`,
    })
    .prepare('linha_da_trilha'),
);
