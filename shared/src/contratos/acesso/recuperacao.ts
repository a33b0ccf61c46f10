import { z } from 'zod';
import { Email, texto } from '../primitivos.js';
import { SenhaNova } from './usuarios.js';

/** Body of POST /usuarios/recuperar-senha. */
export const RecuperacaoDeSenha = z.object({ email: Email });
export type RecuperacaoDeSenha = z.infer<typeof RecuperacaoDeSenha>;

/** Body of POST /usuarios/redefinir-senha: the token of the e-mailed link and the new password. */
export const RedefinicaoDeSenha = z.object({ token: texto(100), senha: SenhaNova });
export type RedefinicaoDeSenha = z.infer<typeof RedefinicaoDeSenha>;
