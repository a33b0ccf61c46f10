import type { Permissao, Usuario, UsuarioEdicao } from '@merenda/shared/contratos';
import { violacoesDasPropriasPermissoes } from '@merenda/shared/regras';
import { and, eq, inArray } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { usuarioPermissoes } from '../../banco/esquema/acesso/acesso.js';
import { unidadesEducacionais } from '../../banco/esquema/cadastros/unidades.js';
import { usuarioEstoques, estoques as tabelaDeEstoques } from '../../banco/esquema/estoque/estoques.js';
import type { Transacao } from '../../banco/transacao.js';
import { invalido } from '../../nucleo/recusas.js';

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

/** Throws 422 at `campo` when the actor adds a permission to their own account. */
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

/** Whether an edit gives its author stocks that the author does not have. */
export const daEstoquesASi = (
  { autor }: Pick<Transacao, 'autor'>,
  antes: Usuario,
  { estoques = [] }: Pick<Acessos, 'estoques'>,
): boolean => autor === antes.id && estoques.some(({ id }) => antes.estoques.every((seu) => seu.id !== id));
