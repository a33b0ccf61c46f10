import { api } from '@merenda/shared';

/**
 * Asks for the e-mail with the link; the response is the same for known and unknown e-mails. @throws ErroApi: 422, 429
 */
export const pedirRecuperacao = (email: string) => api.post('usuarios/recuperar-senha', { email });

/** Chooses a new password with the link's token. @throws ErroApi: 409 when the link was used or has expired, 422 */
export const redefinirSenha = (redefinicao: { token: string; senha: string }) =>
  api.post('usuarios/redefinir-senha', redefinicao);
