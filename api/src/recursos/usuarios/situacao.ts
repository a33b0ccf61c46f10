import type { Usuario } from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { usuarios } from '../../banco/esquema/acesso.js';
import { emTransacao } from '../../banco/transacao.js';
import { conflito } from '../../nucleo/recusas.js';
import { auditar } from '../auditoria/auditar.js';
import { gastarLinks } from '../recuperacao/link.js';
import { esquecerAparelhos } from '../tokens/aparelhos.js';
import { revogarSessoes } from '../tokens/sessoes.js';
import { exigirOutroGestor, unicoGestor } from './acessos.js';
import { exigirIdentificado } from './anonimizacao.js';
import { buscarUsuario, travarUsuario } from './consultas.js';

/**
 * Closes the access of a user: no login, no link, no session, no known device. Person, permissions and stocks stay. 404; 409 when it is
 * closed already, or when no active user would be left to manage users.
 */
export const desativarUsuario = (contexto: Contexto, id: number): Promise<Usuario> =>
  desativar(contexto, id, 'ser desativado');

/** The same; `verbo` says in a refusal what the only user with the permission to manage users may not be. */
export function desativar(contexto: Contexto, id: number, verbo: string): Promise<Usuario> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travarUsuario(tx, id);
    if (antes.situacao === 'DESATIVADO') throw conflito('Este usuário já está desativado.');
    await exigirOutroGestor(tx, [id], unicoGestor(verbo));
    await tx
      .update(usuarios)
      .set({ ativo: false, versao: antes.versao + 1 })
      .where(eq(usuarios.id, id));
    await gastarLinks(tx, id);
    await revogarSessoes(tx, id, 'DESATIVADO');
    await esquecerAparelhos(tx, id);
    const depois = await buscarUsuario(tx, id);
    await auditar(tx, { entidade: 'usuarios', id, acao: 'DESATIVAR', antes, depois });
    return depois;
  });
}

/** Opens the access of a deactivated user again, with the password that it had. 404; 409 when it is not deactivated. */
export function reativarUsuario(contexto: Contexto, id: number): Promise<Usuario> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travarUsuario(tx, id);
    if (antes.situacao !== 'DESATIVADO') throw conflito('Este usuário não está desativado.');
    exigirIdentificado(antes);
    await tx
      .update(usuarios)
      .set({ ativo: true, versao: antes.versao + 1 })
      .where(eq(usuarios.id, id));
    const depois = await buscarUsuario(tx, id);
    await auditar(tx, { entidade: 'usuarios', id, acao: 'REATIVAR', antes, depois });
    return depois;
  });
}
