import { Cpf, Email, LIMITES, PERMISSOES, texto, textoMaiusculo } from '@merenda/shared/contratos';
import { z } from 'zod';
import { pessoas, usuarioEstoques, usuarioPermissoes, usuarios } from '../../banco/esquema/acesso.js';
import { estoques } from '../../banco/esquema/unidades.js';
import { primeira, unico } from '../../banco/restricoes.js';
import { emTransacao, type Origem } from '../../banco/transacao.js';
import { auditar } from '../auditoria/auditar.js';
import { hashDaSenha } from '../tokens/senhas.js';

/** The first account of an installation without demonstration. */
export const AdministradorNovo = z.object({
  nome: textoMaiusculo(LIMITES.nome),
  usuario: texto(LIMITES.usuario),
  email: Email,
  cpf: Cpf,
  senha: z.string().min(LIMITES.senhaMinima).max(LIMITES.senha),
});
export type AdministradorNovo = z.infer<typeof AdministradorNovo>;

/** Registers a user with every permission and every stock. 409 when another user has the username, e-mail or CPF. */
export async function criarAdministrador(
  origem: Origem,
  { nome, usuario, email, cpf, senha }: AdministradorNovo,
): Promise<number> {
  const senhaHash = await hashDaSenha(senha);
  return emTransacao(origem, async (tx) => {
    const pessoa = primeira(
      await unico(
        tx.insert(pessoas).values({ nome, cpf, pessoaTipo: 'FUNCIONARIO', cargo: 'ADMINISTRADOR' }).returning(),
        'pessoas_cpf_unique',
        'cpf',
        'Já existe uma pessoa com este CPF.',
      ),
    );
    const inserido = tx
      .insert(usuarios)
      .values({ usuario, email, senhaHash, pessoaId: pessoa.id })
      .returning({ id: usuarios.id });
    const comUsuario = unico(inserido, 'usuarios_usuario_unico', 'usuario', 'Já existe este nome de usuário.');
    const { id } = primeira(
      await unico(comUsuario, 'usuarios_email_unico', 'email', 'Já existe um usuário com este e-mail.'),
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
    return id;
  });
}
