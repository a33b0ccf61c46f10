import { PERMISSAO_DA_LISTA, type ListaComVisoes } from '../vocabulario/visoes.js';

/** Whether a user with these permissions may open the list, and so save views of it. */
export const podeTerVisoes = (permissoes: readonly string[], lista: ListaComVisoes): boolean =>
  permissoes.includes(PERMISSAO_DA_LISTA[lista]);

/** Whether a user with these permissions may share views of the list, and change those that are shared. */
export const podeCompartilharVisoes = (permissoes: readonly string[], lista: ListaComVisoes): boolean =>
  podeTerVisoes(permissoes, lista) && permissoes.includes('USUARIOS');
