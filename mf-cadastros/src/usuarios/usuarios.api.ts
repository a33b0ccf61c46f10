import { api, useEscrita } from '@merenda/shared';
import { consultasDeUsuarios } from '@merenda/shared/consultas';
import type { UsuarioEdicao, UsuarioNovo } from '@merenda/shared/contratos';

export const RENOVA = [consultasDeUsuarios.familia];

export const useCriarUsuario = () => useEscrita((usuario: UsuarioNovo) => api.post('usuarios', usuario), RENOVA);

export const useAlterarUsuario = () =>
  useEscrita(
    ({ id, ...edicao }: UsuarioEdicao & { id: number }) => api.put('usuarios/:id', edicao, { caminho: { id } }),
    RENOVA,
  );

export const useConvidarUsuario = () =>
  useEscrita((id: number) => api.post('usuarios/:id/convite', undefined, { caminho: { id } }), RENOVA);

export const useDesativarUsuario = () =>
  useEscrita((id: number) => api.put('usuarios/:id/desativar', undefined, { caminho: { id } }), RENOVA);

export const useReativarUsuario = () =>
  useEscrita((id: number) => api.put('usuarios/:id/reativar', undefined, { caminho: { id } }), RENOVA);

export const useExcluirUsuario = () =>
  useEscrita((id: number) => api.delete('usuarios/:id', { caminho: { id } }), RENOVA);
