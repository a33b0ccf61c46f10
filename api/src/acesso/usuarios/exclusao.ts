import type { Usuario } from '@merenda/shared/contratos';
import type { Contexto } from '../../banco/contexto.js';
import { desativar } from './situacao.js';

/**
 * What 'Excluir' does: users are deactivated, never deleted, so that the histories keep a name and the login is not given
 * to another person. Answers the user when it waits for an approval. 404; 409 when it is deactivated already, or when no
 * active user would be left to manage users.
 */
export async function excluirUsuario(contexto: Contexto, id: number): Promise<Usuario | undefined> {
  const usuario = await desativar(contexto, id, 'ser excluído');
  return usuario.situacao === 'DESATIVADO' ? undefined : usuario;
}
