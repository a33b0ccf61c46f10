import { sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { usuarios } from '../../banco/esquema/acesso/acesso.js';
import { emTransacao } from '../../banco/transacao.js';
import { naoEncontrado } from '../../nucleo/recusas.js';
import { retirarSegundosFatores } from '../segundo-fator/retirada.js';
import { travarUsuario } from './consultas.js';
import { exigirSegundoFatorDaPessoa } from './credenciais.js';

/**
 * Removes all second factors of a user who has lost them, and ends its sessions; the next login enrols again where the
 * municipality requires it. 404; 409 for a user without a second factor, and for another holder of USUARIOS.
 */
export function redefinirSegundoFator(contexto: Contexto, id: number): Promise<void> {
  return emTransacao(contexto, async (tx) => {
    exigirSegundoFatorDaPessoa(tx, await travarUsuario(tx, id));
    await retirarSegundosFatores(tx, id);
  });
}

/** The same by the login name, without a user who does it: for the command. */
export function redefinirPeloLogin(banco: Banco, login: string): Promise<void> {
  return emTransacao({ banco, usuario: null }, async (tx) => {
    const [usuario] = await tx
      .select({ id: usuarios.id })
      .from(usuarios)
      .where(sql`lower(${usuarios.usuario}) = lower(${login})`);
    if (!usuario) throw naoEncontrado('Usuário não encontrado.');
    await retirarSegundosFatores(tx, usuario.id);
  });
}
