import type { Permissao } from '@merenda/shared/contratos';
import { eq, sql } from 'drizzle-orm';
import { usuarioPermissoes, usuarios } from '../../banco/esquema/acesso/acesso.js';
import type { Transacao } from '../../banco/transacao.js';
import { conflito } from '../../nucleo/recusas.js';

/** Who has it manages the users, and gives permissions. */
export const GESTAO: Permissao = 'USUARIOS';

/** Condition on `usuarios`: a holder of USUARIOS, also a deactivated one. */
export const TEM_GESTAO = sql<boolean>`exists (
  select from ${usuarioPermissoes} up where up.usuario_id = ${usuarios}.id and up.permissao = ${GESTAO})`;

/** Condition on `usuarios`: an active holder of USUARIOS. */
export const GESTOR = sql<boolean>`${usuarios.ativo} and ${TEM_GESTAO}`;

/** Whether an edit gives or takes USUARIOS; permissions that it does not have stay. */
export const mudaGestao = (
  antes: { permissoes: readonly Permissao[] },
  { permissoes = antes.permissoes }: { permissoes?: readonly Permissao[] | undefined },
): boolean => antes.permissoes.includes(GESTAO) !== permissoes.includes(GESTAO);

/**
 * Locks all holders of USUARIOS until the end of the transaction, and answers the ids of the active ones. The lock
 * serialises what depends on them: two users who each remove themselves and rely on the other, two who each give the
 * permission while no other user has it.
 */
export async function travarGestores(tx: Transacao): Promise<number[]> {
  const { usuarioId: dono, permissao } = usuarioPermissoes;
  await tx
    .select({ id: dono })
    .from(usuarioPermissoes)
    .where(eq(permissao, GESTAO))
    .orderBy(sql`${dono}`)
    .for('update');
  // Read after the lock: somebody may have been deactivated, or have got it, while this transaction waited.
  const gestores = await tx.select({ id: usuarios.id }).from(usuarios).where(GESTOR).orderBy(usuarios.id);
  return gestores.map(({ id }) => id);
}

/** Why the only active holder of USUARIOS may not lose it, be deleted or be deactivated: `verbo`. */
export const unicoGestor = (verbo: string): string =>
  `Este é o único usuário com a permissão Usuários e não pode ${verbo}. Dê antes a permissão a outra pessoa.`;

/**
 * Throws 409 with `recusa` when no active holder of USUARIOS is left without these users: then no one could grant
 * permissions.
 * @param gestores those that `travarGestores` has answered
 */
export function exigirOutroGestor(gestores: readonly number[], usuarioIds: readonly number[], recusa: string): void {
  if (gestores.some((id) => usuarioIds.includes(id)) && gestores.every((id) => usuarioIds.includes(id)))
    throw conflito(recusa);
}
