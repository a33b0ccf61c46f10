import { api, useEscrita } from '@merenda/shared';
import type { Usuario, UsuarioEdicao, UsuarioNovo } from '@merenda/shared/contratos';
import { useQuery } from '@tanstack/react-query';

const RENOVA = ['usuarios'];

/** Every user, by the person's name. */
export const useUsuarios = () =>
  useQuery({ queryKey: ['usuarios'], queryFn: ({ signal }) => api.get<Usuario[]>('usuarios', { signal }) });

export const useCriarUsuario = () =>
  useEscrita((usuario: UsuarioNovo) => api.post<Usuario>('usuarios', usuario), RENOVA);

export const useAlterarUsuario = () =>
  useEscrita(({ id, ...edicao }: UsuarioEdicao & { id: number }) => api.put<Usuario>(`usuarios/${id}`, edicao), RENOVA);

export const useExcluirUsuario = () => useEscrita((id: number) => api.delete(`usuarios/${id}`), RENOVA);
