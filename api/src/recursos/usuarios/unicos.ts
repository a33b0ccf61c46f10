import { unico } from '../../banco/restricoes.js';

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
