import type { AcaoAuditada, EntidadeAuditada } from '@merenda/shared/contratos';
import { sql } from 'drizzle-orm';
import { auditoria } from '../../banco/esquema/auditoria.js';
import { preparada } from '../../banco/preparada.js';
import type { Transacao } from '../../banco/transacao.js';

export interface Ato {
  entidade: EntidadeAuditada;
  id: number | null;
  acao: AcaoAuditada;
  antes?: unknown;
  depois?: unknown;
}

/**
 * Writes the audit line of a change, in the change's own transaction. The database adds instant and author, by the
 * transaction's session. Never pass a password or its hash.
 */
export async function auditar(tx: Transacao, { entidade, id, acao, antes = null, depois = null }: Ato): Promise<void> {
  await linhaDaTrilha(tx).execute({
    endereco: tx.endereco,
    sessao: tx.sessao,
    entidade,
    id,
    acao,
    antes: json(antes),
    depois: json(depois),
  });
}

/**
 * The same for many changes of one transaction, with one statement. It takes them as one JSON text: as a list of values
 * they take three times as long.
 */
export async function auditarVarios(tx: Transacao, atos: readonly Ato[]): Promise<void> {
  if (atos.length === 0) return;
  await tx.execute(sql`
    insert into ${auditoria} (endereco, sessao, entidade, entidade_id, acao, antes, depois)
    select ${tx.endereco}::text, ${tx.sessao}::text, entidade, id, acao, antes, depois
    from json_to_recordset(${JSON.stringify(atos)}::json)
      as ato (entidade text, id int, acao text, antes jsonb, depois jsonb)`);
}

/** Audits records that were created in one transaction. */
export const auditarCriacoes = (
  tx: Transacao,
  entidade: Ato['entidade'],
  criados: readonly { id: number }[],
): Promise<void> =>
  auditarVarios(
    tx,
    criados.map((depois) => ({ entidade, id: depois.id, acao: 'CRIAR', depois })),
  );

/** Audits records that were changed in one transaction. `antes`: each record by its id, as it was. */
export const auditarAlteracoes = (
  tx: Transacao,
  entidade: Ato['entidade'],
  antes: ReadonlyMap<number, unknown>,
  alterados: readonly { id: number }[],
): Promise<void> =>
  auditarVarios(
    tx,
    alterados.map((depois) => ({ entidade, id: depois.id, acao: 'ALTERAR', antes: antes.get(depois.id), depois })),
  );

const json = (valor: unknown): string | null => (valor === null ? null : JSON.stringify(valor));

const linhaDaTrilha = preparada((banco) =>
  banco
    .insert(auditoria)
    .values({
      endereco: sql.placeholder('endereco'),
      sessao: sql.placeholder('sessao'),
      entidade: sql.placeholder('entidade'),
      entidadeId: sql.placeholder('id'),
      acao: sql.placeholder('acao'),
      antes: sql`${sql.placeholder('antes')}::jsonb`,
      depois: sql`${sql.placeholder('depois')}::jsonb`,
    })
    .prepare('linha_da_trilha'),
);
