import { api, useEscrita, useSessao } from '@merenda/shared';
import { consultasDeUsuarios } from '@merenda/shared/consultas';
import type { Usuario, UsuarioEdicao, UsuarioNovo } from '@merenda/shared/contratos';

export const RENOVA = [consultasDeUsuarios.familia];

export const useCriarUsuario = () => useEscrita((usuario: UsuarioNovo) => api.post('usuarios', usuario), RENOVA);

/** A change of the own stocks does not end the session, which gets them at once. */
async function alterarUsuario({ id, ...edicao }: UsuarioEdicao & { id: number }): Promise<Usuario> {
  const alterado = await api.put('usuarios/:id', edicao, { caminho: { id } });
  const { auth, atualizar } = useSessao.getState();
  if (auth.usuario?.id === id) atualizar({ usuario: { ...auth.usuario, estoques: alterado.estoques } });
  return alterado;
}

export const useAlterarUsuario = () => useEscrita(alterarUsuario, RENOVA);

export const useConvidarUsuario = () =>
  useEscrita((id: number) => api.post('usuarios/:id/convite', undefined, { caminho: { id } }), RENOVA);

export const useDesativarUsuario = () =>
  useEscrita((id: number) => api.put('usuarios/:id/desativar', undefined, { caminho: { id } }), RENOVA);

export const useReativarUsuario = () =>
  useEscrita((id: number) => api.put('usuarios/:id/reativar', undefined, { caminho: { id } }), RENOVA);

export const useExcluirUsuario = () =>
  useEscrita((id: number) => api.delete('usuarios/:id', { caminho: { id } }), RENOVA);
