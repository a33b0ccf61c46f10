import { z } from 'zod';
import { DadosDaPessoa, Pessoa } from './pessoas.js';
import { type DaTela, Email, opcional, Versao, VersaoLida } from '../primitivos.js';
import { SenhaNova } from './usuarios.js';

/** A user's own registration data. */
export const DadosCadastrais = z.object({ usuario: z.string(), email: z.string(), pessoa: Pessoa, versao: Versao });
export type DadosCadastrais = z.infer<typeof DadosCadastrais>;

/**
 * Body of PUT /pessoas/{id}. Without `senha` the password stays; users cannot change their type, position and
 * registrations.
 */
export const DadosCadastraisEdicao = z.object({
  email: Email,
  pessoa: DadosDaPessoa,
  senha: opcional(SenhaNova),
  versao: VersaoLida,
});
export type DadosCadastraisEdicao = DaTela<z.infer<typeof DadosCadastraisEdicao>>;

/**
 * Response of PUT /pessoas/{id}. A new password ends every session of the user; then `token` belongs to the new
 * session, otherwise it is null.
 */
export const DadosCadastraisAlterados = DadosCadastrais.extend({ token: z.string().nullable() });
export type DadosCadastraisAlterados = z.infer<typeof DadosCadastraisAlterados>;

/** Longest side of a stored photo, in pixels: twice the 180 at which it is shown, for dense screens. */
export const LADO_DA_FOTO = 360;
