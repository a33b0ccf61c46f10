import { eq } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { pessoas, usuarios } from '../../banco/esquema/acesso.js';
import { emTransacao } from '../../banco/transacao.js';
import { auditar } from '../auditoria/auditar.js';
import { exigirOutroGestor, unicoGestor } from './acessos.js';
import { travarUsuario } from './consultas.js';

/**
 * Deletes a user with its person; the histories keep its actions. 404, 409 when no user would be left to manage users.
 */
export function excluirUsuario(contexto: Contexto, id: number): Promise<void> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travarUsuario(tx, id);
    await exigirOutroGestor(tx, [id], unicoGestor('ser excluído'));
    await tx.delete(usuarios).where(eq(usuarios.id, id));
    await tx.delete(pessoas).where(eq(pessoas.id, antes.pessoa.id));
    await auditar(tx, { entidade: 'usuarios', id, acao: 'EXCLUIR', antes });
  });
}
