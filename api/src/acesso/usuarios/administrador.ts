import { PERMISSOES, type AdministradorNovo } from '@merenda/shared/contratos';
import { pessoas, usuarioPermissoes, usuarios } from '../../banco/esquema/acesso/acesso.js';
import { usuarioEstoques, estoques } from '../../banco/esquema/estoque/estoques.js';
import { primeira } from '../../banco/restricoes.js';
import type { Transacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { comCpfUnico } from '../pessoas/colunas.js';
import { comUsuarioUnico } from './unicos.js';

/**
 * Registers a user with every permission and every stock; `senhaHash` is the password's hash, and the password is not
 * stored. 409 when another user has the username, e-mail or CPF.
 */
export async function criarAdministrador(
  tx: Transacao,
  { nome, usuario, email, cpf }: Omit<AdministradorNovo, 'senha'>,
  senhaHash: string,
): Promise<void> {
  const pessoa = primeira(
    await comCpfUnico(
      tx.insert(pessoas).values({ nome, cpf, pessoaTipo: 'FUNCIONARIO', cargo: 'ADMINISTRADOR' }).returning(),
    ),
  );
  const { id } = primeira(
    await comUsuarioUnico(
      tx.insert(usuarios).values({ usuario, email, senhaHash, pessoaId: pessoa.id }).returning({ id: usuarios.id }),
    ),
  );
  await tx.insert(usuarioPermissoes).values(PERMISSOES.map((permissao) => ({ usuarioId: id, permissao })));
  const todos = await tx.select({ estoqueId: estoques.id }).from(estoques);
  if (todos.length > 0)
    await tx.insert(usuarioEstoques).values(todos.map(({ estoqueId }) => ({ usuarioId: id, estoqueId })));
  await auditar(tx, {
    entidade: 'usuarios',
    id,
    acao: 'CRIAR',
    depois: { usuario, email, pessoa, permissoes: PERMISSOES },
  });
}
