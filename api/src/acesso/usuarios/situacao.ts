import type { Usuario } from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { usuarios } from '../../banco/esquema/acesso/acesso.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { conflito } from '../../nucleo/recusas.js';
import { encerrar } from '../aprovacoes/encerramento.js';
import { pedirSePreciso } from '../aprovacoes/pedir.js';
import { gastarLinks } from '../recuperacao/link.js';
import { esquecerAparelhos } from '../tokens/aparelhos.js';
import { exigirSenhaRecente } from '../tokens/senha-recente.js';
import { revogarSessoes } from '../tokens/sessoes.js';
import { exigirIdentificado } from './anonimizacao.js';
import { avisarDaGestao } from './avisos-de-acesso.js';
import { buscarUsuario, travarUsuario } from './consultas.js';
import { exigirOutroGestor, GESTAO, travarGestores, unicoGestor } from './gestores.js';
import { auditarUsuario } from './trilha.js';

/**
 * Closes the access of a user: no login, no link, no session, no known device. Person, permissions and stocks stay. Of a
 * holder of USUARIOS it may wait for an approval: the answer then is the user as it stays. 404; 409 when it is closed
 * already, or when no active user would be left to manage users.
 */
export const desativarUsuario = (contexto: Contexto, id: number): Promise<Usuario> =>
  desativar(contexto, id, 'ser desativado');

/**
 * What 'Excluir' does: users are deactivated, never deleted, so that the histories keep a name and the login is not given
 * to another person. Answers the user when it waits for an approval. 404; 409 when it is deactivated already, or when no
 * active user would be left to manage users.
 */
export async function excluirUsuario(contexto: Contexto, id: number): Promise<Usuario | undefined> {
  const usuario = await desativar(contexto, id, 'ser excluído');
  return usuario.situacao === 'DESATIVADO' ? undefined : usuario;
}

/** The same; `verbo` says in a refusal what the only user with the permission to manage users may not be. */
function desativar(contexto: Contexto, id: number, verbo: string): Promise<Usuario> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travarUsuario(tx, id);
    exigirSenhaDoGestor(tx, antes);
    const gestores = await travarGestores(tx);
    if (antes.situacao !== 'DESATIVADO' && (await espera(tx, gestores, 'DESATIVAR', antes)))
      return buscarUsuario(tx, id);
    return desativarJa(tx, antes, gestores, verbo);
  });
}

/** Opens the access of a deactivated user again, with the password that it had; it may wait like `desativarUsuario`. 404; 409 when it is not deactivated. */
export function reativarUsuario(contexto: Contexto, id: number): Promise<Usuario> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travarUsuario(tx, id);
    exigirSenhaDoGestor(tx, antes);
    if (antes.situacao === 'DESATIVADO' && (await espera(tx, await travarGestores(tx), 'REATIVAR', antes)))
      return buscarUsuario(tx, id);
    return reativarJa(tx, antes);
  });
}

/** Closing or opening the access of a holder of USUARIOS asks for a recent password, of others not. */
function exigirSenhaDoGestor(tx: Transacao, { permissoes }: Usuario): void {
  if (permissoes.includes(GESTAO)) exigirSenhaRecente(tx);
}

/** Whether it is asked for, and not done yet: it closes, or opens, the access of a holder of USUARIOS. */
const espera = async (
  tx: Transacao,
  gestores: readonly number[],
  ato: 'DESATIVAR' | 'REATIVAR',
  antes: Usuario,
): Promise<boolean> => antes.permissoes.includes(GESTAO) && (await pedirSePreciso(tx, gestores, ato, antes));

/** Deactivates a user, which the transaction has locked, without an approval. Throws like `desativarUsuario`. */
export async function desativarJa(
  tx: Transacao,
  antes: Usuario,
  gestores: readonly number[],
  verbo: string,
): Promise<Usuario> {
  const { id } = antes;
  if (antes.situacao === 'DESATIVADO') throw conflito('Este usuário já está desativado.');
  exigirOutroGestor(gestores, [id], unicoGestor(verbo));
  await tx
    .update(usuarios)
    .set({ ativo: false, versao: antes.versao + 1 })
    .where(eq(usuarios.id, id));
  await encerrar(tx, id, ['DESATIVAR'], 'DISPENSADA');
  await gastarLinks(tx, id);
  await revogarSessoes(tx, id, 'DESATIVADO');
  await esquecerAparelhos(tx, id);
  const depois = await buscarUsuario(tx, id);
  await avisarDaGestao(tx, antes, depois);
  await auditarUsuario(tx, 'DESATIVAR', { antes, depois });
  return depois;
}

/** Activates a deactivated user, which the transaction has locked, without an approval. Throws like `reativarUsuario`. */
export async function reativarJa(tx: Transacao, antes: Usuario): Promise<Usuario> {
  const { id } = antes;
  if (antes.situacao !== 'DESATIVADO') throw conflito('Este usuário não está desativado.');
  exigirIdentificado(antes);
  await tx
    .update(usuarios)
    .set({ ativo: true, versao: antes.versao + 1 })
    .where(eq(usuarios.id, id));
  await encerrar(tx, id, ['REATIVAR'], 'DISPENSADA');
  await gastarLinks(tx, id);
  const depois = await buscarUsuario(tx, id);
  await auditarUsuario(tx, 'REATIVAR', { antes, depois });
  return depois;
}
