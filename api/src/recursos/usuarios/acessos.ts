import type { Permissao, UsuarioEdicao } from '@merenda/shared/contratos';
import { eq, inArray, sql } from 'drizzle-orm';
import { usuarioEstoques, usuarioPermissoes } from '../../banco/esquema/acesso.js';
import { estoques as tabelaDeEstoques } from '../../banco/esquema/unidades.js';
import type { Transacao } from '../../banco/transacao.js';
import { conflito, invalido } from '../../nucleo/recusas.js';

type Acessos = Pick<UsuarioEdicao, 'permissoes' | 'estoques'>;

/** Replaces a user's permissions and stocks; undefined ones do not change. 422 when a stock does not exist. */
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
    await tx.delete(usuarioEstoques).where(eq(usuarioEstoques.usuarioId, usuarioId));
    if (ids.length > 0) await tx.insert(usuarioEstoques).values(ids.map((estoqueId) => ({ usuarioId, estoqueId })));
  }
}

async function exigirEstoques(tx: Transacao, ids: number[]): Promise<void> {
  const achados = ids.length === 0 ? 0 : await tx.$count(tabelaDeEstoques, inArray(tabelaDeEstoques.id, ids));
  if (achados < ids.length)
    throw invalido([{ campo: 'estoques', mensagem: 'Um dos estoques não existe mais. Atualize a página.' }]);
}

const GESTAO: Permissao = 'USUARIOS';

/**
 * Locks all users with USUARIOS and throws 409 when this user is the only one: without one, no one could grant
 * permissions. The lock serialises two users who each remove themselves and rely on the other.
 */
export async function exigirOutroGestor(tx: Transacao, usuarioId: number, verbo: string): Promise<void> {
  const { usuarioId: dono, permissao } = usuarioPermissoes;
  const gestores = await tx
    .select({ id: dono })
    .from(usuarioPermissoes)
    .where(eq(permissao, GESTAO))
    .orderBy(sql`${dono}`)
    .for('update');
  if (gestores.length === 1 && gestores[0]?.id === usuarioId) {
    throw conflito(
      `Este é o único usuário com a permissão Usuários e não pode ${verbo}. Dê antes a permissão a outra pessoa.`,
    );
  }
}
