import type { Permissao } from '../contratos/enums/permissoes.js';

/** Whether the list of a user's permissions has the one asked for. */
export const temPermissao = (permissoes: readonly string[], permissao: Permissao): boolean =>
  permissoes.includes(permissao);

/** Whether it has one of those asked for: a group of the menu shows if any of its entries does. */
export const temAlguma = (permissoes: readonly string[], pedidas: readonly Permissao[]): boolean =>
  pedidas.some((permissao) => temPermissao(permissoes, permissao));
