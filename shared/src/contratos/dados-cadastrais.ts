import { z } from 'zod';
import { DadosDaPessoa, Pessoa } from './pessoas.js';
import { type DaTela, Email, opcional, Versao, VersaoLida } from './primitivos.js';
import { SenhaNova } from './usuarios.js';

/** A user's own registration data. */
export const DadosCadastrais = z.object({ usuario: z.string(), email: z.string(), pessoa: Pessoa, versao: Versao });
export type DadosCadastrais = z.infer<typeof DadosCadastrais>;

/** What enters by PUT /pessoas/{id}. Without `senha` the password stays; type, position and registrations are not one's own to change. */
export const DadosCadastraisEdicao = z.object({
  email: Email,
  pessoa: DadosDaPessoa,
  senha: opcional(SenhaNova),
  versao: VersaoLida,
});
export type DadosCadastraisEdicao = DaTela<z.infer<typeof DadosCadastraisEdicao>>;

/** What PUT /pessoas/{id} answers. A new password ends every session of the user; `token` is then that of the one which goes on, otherwise null. */
export const DadosCadastraisAlterados = DadosCadastrais.extend({ token: z.string().nullable() });
export type DadosCadastraisAlterados = z.infer<typeof DadosCadastraisAlterados>;

/** Longest side of a stored photo, in pixels: twice the 180 at which it is shown, for dense screens. */
export const LADO_DA_FOTO = 360;
