import type { UsuarioDePlanilha } from '@merenda/shared/contratos';
import { and, eq, ne, not, or, sql } from 'drizzle-orm';
import { pessoas, usuarios } from '../../banco/esquema/acesso/acesso.js';
import { unico } from '../../banco/restricoes.js';
import type { Transacao } from '../../banco/transacao.js';
import { conflito } from '../../nucleo/recusas.js';

/** A login and an e-mail belong to one user. */
export const JA_EXISTE = {
  usuario: 'Já existe este nome de usuário.',
  email: 'Já existe um usuário com este e-mail.',
} as const;

/** Runs a write of `usuarios`; 409 at the field when another user has the username or e-mail. */
export function comUsuarioUnico<T>(escrita: Promise<T>): Promise<T> {
  const comUsuario = unico(escrita, 'usuarios_usuario_unico', 'usuario', JA_EXISTE.usuario);
  return unico(comUsuario, 'usuarios_email_unico', 'email', JA_EXISTE.email);
}

type Identidade = Pick<UsuarioDePlanilha, 'usuario' | 'email'> & { pessoa: Pick<UsuarioDePlanilha['pessoa'], 'cpf'> };

/** Why a login, an e-mail or a CPF is taken by a user that the list does not show. */
export const deInativo = (oQue: string): string =>
  `${oQue} é de um usuário inativo. Procure-o entre os inativos e reative-o.`;

/** The parts of a user that a deactivated one keeps, with their names in a sentence. */
export const GUARDADOS = { usuario: 'Este nome de usuário', email: 'Este e-mail', cpf: 'Este CPF' } as const;

/**
 * Throws 409 at the field when the login, the e-mail or the CPF belongs to a deactivated user: the list does not show
 * that user. `id` is the user that is written, if it exists already.
 */
export async function exigirLivresDosInativos(
  tx: Transacao,
  { usuario, email, pessoa }: Identidade,
  id = 0,
): Promise<void> {
  const mesmo = {
    usuario: sql<boolean>`lower(${usuarios.usuario}) = lower(${usuario})`,
    email: sql<boolean>`lower(${usuarios.email}) = lower(${email})`,
    cpf: eq(pessoas.cpf, pessoa.cpf),
  };
  const [dono] = await tx
    .select({ usuario: mesmo.usuario, email: mesmo.email })
    .from(usuarios)
    .innerJoin(pessoas, eq(pessoas.id, usuarios.pessoaId))
    .where(and(not(usuarios.ativo), ne(usuarios.id, id), or(mesmo.usuario, mesmo.email, mesmo.cpf)));
  if (!dono) return;
  const qual = dono.usuario ? 'usuario' : dono.email ? 'email' : 'cpf';
  const mensagem = deInativo(GUARDADOS[qual]);
  throw conflito(mensagem, [{ campo: qual === 'cpf' ? 'pessoa.cpf' : qual, mensagem }]);
}
