import type { Usuario, UsuarioNovo } from '@merenda/shared/contratos';
import { paraFormulario, type NoFormulario } from './FormularioUsuario.js';

/** The parameter of the registration's address: the id of the user to duplicate. */
export const DUPLICAR = 'duplicar';

/** The address of the registration that begins with the access of this user. */
export const enderecoParaDuplicar = (id: number): string => `/cadastrar-usuario?${DUPLICAR}=${id}`;

/** What a new user takes from another one: person type, position, permissions and stocks, and nothing that identifies. */
export function paraDuplicar(usuario: Usuario): Partial<NoFormulario<UsuarioNovo>> {
  const { estoques } = paraFormulario(usuario);
  const { permissoes } = usuario;
  const { pessoaTipo, cargo } = usuario.pessoa;
  return { permissoes, estoques, pessoa: { nome: '', cpf: '', pessoaTipo, cargo } };
}
