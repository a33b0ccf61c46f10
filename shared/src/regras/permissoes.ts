import type { Permissao } from '../vocabulario/permissoes.js';

/** Whether the list of a user's permissions contains the given one. */
export const temPermissao = (permissoes: readonly string[], permissao: Permissao): boolean =>
  permissoes.includes(permissao);
