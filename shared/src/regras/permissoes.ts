import type { Permissao } from '../contratos/enums/permissoes.js';

/** Whether the list of a user's permissions has the one asked for. */
export const temPermissao = (permissoes: readonly string[], permissao: Permissao): boolean =>
  permissoes.includes(permissao);
