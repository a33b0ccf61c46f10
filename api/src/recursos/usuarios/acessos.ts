import type { Permissao, Usuario, UsuarioEdicao } from '@merenda/shared/contratos';
import { violacoesDasPropriasPermissoes } from '@merenda/shared/regras';
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { usuarioEstoques, usuarioPermissoes, usuarios } from '../../banco/esquema/acesso.js';
import { estoques as tabelaDeEstoques, unidadesEducacionais } from '../../banco/esquema/unidades.js';
import type { Contexto } from '../../banco/contexto.js';
import type { Transacao } from '../../banco/transacao.js';
import { conflito, invalido } from '../../nucleo/recusas.js';

/** Permissions and stocks as an edit has them. */
export type Acessos = Pick<UsuarioEdicao, 'permissoes' | 'estoques'>;

/**
 * Replaces a user's permissions and stocks; undefined ones do not change, nor the links to deactivated units, which no
 * screen shows. 422 when a stock does not exist or its unit is deactivated.
 */
export async function gravarAcessos(
  tx: Transacao,
  usuarioId: number,
  { permissoes, estoques }: Acessos,
): Promise<void> {
  if (permissoes) {
    await tx.delete(usuarioPermissoes).where(eq(usuarioPermissoes.usuarioId, usuarioId));
    const linhas = [...new Set(permissoes)].map((permissao) => ({ usuarioId, permissao }));
    if (linhas.length > 0) await tx.insert(usuarioPermissoes).values(linhas);
  }
  if (estoques) {
    const ids = [...new Set(estoques.map(({ id }) => id))];
    await exigirEstoques(tx, ids);
    await tx
      .delete(usuarioEstoques)
      .where(and(eq(usuarioEstoques.usuarioId, usuarioId), inArray(usuarioEstoques.estoqueId, ativos(tx))));
    if (ids.length > 0) await tx.insert(usuarioEstoques).values(ids.map((estoqueId) => ({ usuarioId, estoqueId })));
  }
}

async function exigirEstoques(tx: Transacao, ids: number[]): Promise<void> {
  const { id } = tabelaDeEstoques;
  const achados =
    ids.length === 0 ? 0 : await tx.$count(tabelaDeEstoques, and(inArray(id, ids), inArray(id, ativos(tx))));
  if (achados < ids.length)
    throw invalido([
      { campo: 'estoques', mensagem: 'Um dos estoques não existe mais ou foi desativado. Atualize a página.' },
    ]);
}

/** The stocks of active units. */
const ativos = (tx: Transacao) =>
  tx
    .select({ id: tabelaDeEstoques.id })
    .from(tabelaDeEstoques)
    .innerJoin(unidadesEducacionais, eq(unidadesEducacionais.id, tabelaDeEstoques.unidadeEducacionalId))
    .where(eq(unidadesEducacionais.ativa, true));

/** Throws 422 at `campo` when the actor gives a permission to oneself. */
export function exigirDeOutro(
  { usuario }: Pick<Contexto, 'usuario'>,
  antes: Usuario,
  permissoes: readonly Permissao[],
  campo?: string,
): void {
  const proprio = antes.id === usuario.id;
  const [violada] = violacoesDasPropriasPermissoes({ proprio, antes: antes.permissoes, depois: permissoes }, campo);
  if (violada) throw invalido([violada]);
}

const GESTAO: Permissao = 'USUARIOS';

/** Why the only active holder of USUARIOS may not lose it, be deleted or be deactivated: `verbo`. */
export const unicoGestor = (verbo: string): string =>
  `Este é o único usuário com a permissão Usuários e não pode ${verbo}. Dê antes a permissão a outra pessoa.`;

/**
 * Locks all holders of USUARIOS and throws 409 with `recusa` when no active one is left without these users: then no
 * one could grant permissions. The lock serialises two users who each remove themselves and rely on the other.
 */
export async function exigirOutroGestor(tx: Transacao, usuarioIds: readonly number[], recusa: string): Promise<void> {
  const { usuarioId: dono, permissao } = usuarioPermissoes;
  const gestores = await tx
    .select({ id: dono })
    .from(usuarioPermissoes)
    .where(eq(permissao, GESTAO))
    .orderBy(sql`${dono}`)
    .for('update');
  const ids = gestores.map(({ id }) => id);
  if (!usuarioIds.some((id) => ids.includes(id))) return;
  // Read after the lock: the other one may have been deactivated while this transaction waited.
  const outros = await tx.$count(
    usuarios,
    and(inArray(usuarios.id, ids), notInArray(usuarios.id, [...usuarioIds]), usuarios.ativo),
  );
  if (outros === 0) throw conflito(recusa);
}
