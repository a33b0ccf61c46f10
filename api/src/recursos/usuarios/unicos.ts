import { unico } from '../../banco/restricoes.js';

/** Runs a write of `usuarios`; 409 at the field when another user has the username or e-mail. */
export function comUsuarioUnico<T>(escrita: Promise<T>): Promise<T> {
  const comUsuario = unico(escrita, 'usuarios_usuario_unico', 'usuario', 'Já existe este nome de usuário.');
  return unico(comUsuario, 'usuarios_email_unico', 'email', 'Já existe um usuário com este e-mail.');
}
