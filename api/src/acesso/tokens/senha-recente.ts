import { CONFIRME_A_SENHA, type ConfirmacaoDeSenha } from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { tokens, usuarios } from '../../banco/esquema/acesso/acesso.js';
import { hashDoToken } from '../../mecanismos/token.js';
import { invalido, Recusa } from '../../nucleo/recusas.js';
import { agora } from '../../nucleo/relogio.js';
import { senhaConfere } from './senhas.js';
import type { Tentativas } from './tentativas.js';

/** For how long a password that was typed counts as recent. */
export const SENHA_RECENTE_MS = 5 * 60 * 1000;

/**
 * Throws 403 of the kind `CONFIRME_A_SENHA` unless the session's password was confirmed in the last five minutes. A
 * route that always needs this declares `reautenticacao: true`; a write that needs it only for some changes calls this
 * before it writes.
 */
export function exigirSenhaRecente({ senhaRecente }: Pick<Contexto, 'senhaRecente'>): void {
  if (!senhaRecente)
    throw new Recusa(403, 'Confirme sua senha para continuar. Nada foi gravado.', [], { tipo: CONFIRME_A_SENHA });
}

/** The password of an edit, and the hash of the stored one. */
interface SenhaDaEdicao {
  senha: string;
  guardada: string | undefined;
}

/**
 * Whether an edit with a password sets another one than the stored: the bodies of the specification may repeat it.
 * While the session's password is not recent, the comparisons are counted, so that the answers do not help to guess the
 * password.
 */
export async function senhaMuda(
  tentativas: Tentativas,
  { senhaRecente, usuario, ip, sessao }: Pick<Contexto, 'senhaRecente' | 'usuario' | 'ip' | 'sessao'>,
  { senha, guardada }: SenhaDaEdicao,
): Promise<boolean> {
  if (senhaRecente) return !(await senhaConfere(guardada, senha, 'alta'));
  const tentativa = await tentativas.reservar({ ip, conta: usuario.usuario, aparelho: `edicao ${sessao}` });
  const confere = await senhaConfere(guardada, senha, 'alta').catch(async (erro: unknown) => {
    await tentativa.devolver();
    throw erro;
  });
  if (confere) await tentativa.devolver();
  return !confere;
}

const SEM_SENHA = 'Você ainda não tem uma senha. Saia e escolha uma em "Esqueceu a senha?".';

/**
 * Confirms the password of the session's user, and notes the time in the session. 422 at the field when it is wrong, or
 * when the user has none: an invited one may log in with gov.br before.
 */
export async function confirmarSenha(
  banco: Banco,
  usuarioId: number,
  token: string,
  { senha }: ConfirmacaoDeSenha,
): Promise<void> {
  const [dono] = await banco.select({ senhaHash: usuarios.senhaHash }).from(usuarios).where(eq(usuarios.id, usuarioId));
  if (dono?.senhaHash === '') throw invalido([{ campo: 'senha', mensagem: SEM_SENHA }]);
  // The user has a session: its passwords have priority in the queue.
  if (!(await senhaConfere(dono?.senhaHash, senha, 'alta')))
    throw invalido([{ campo: 'senha', mensagem: 'A senha não confere.' }]);
  await banco
    .update(tokens)
    .set({ senhaEm: agora() })
    .where(eq(tokens.hash, hashDoToken(token)));
}
