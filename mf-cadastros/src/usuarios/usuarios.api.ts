import { api, useEscrita, useEscritaDeVarios, useSessao } from '@merenda/shared';
import { consultasDeUsuarios } from '@merenda/shared/consultas';
import type { MudancaDeAcessos, Usuario, UsuarioEdicao, UsuarioNovo } from '@merenda/shared/contratos';

export const RENOVA = [consultasDeUsuarios.familia];

export const useCriarUsuario = () => useEscrita((usuario: UsuarioNovo) => api.post('usuarios', usuario), RENOVA);

/** A change of the own stocks does not end the session, which gets them at once. */
function levarMeusEstoques(alterados: readonly Usuario[]): void {
  const { auth, atualizar } = useSessao.getState();
  const meu = alterados.find(({ id }) => id === auth.usuario?.id);
  if (auth.usuario && meu) atualizar({ usuario: { ...auth.usuario, estoques: meu.estoques } });
}

async function alterarUsuario({ id, ...edicao }: UsuarioEdicao & { id: number }): Promise<Usuario> {
  const alterado = await api.put('usuarios/:id', edicao, { caminho: { id } });
  levarMeusEstoques([alterado]);
  return alterado;
}

async function alterarAcessos({
  mudanca,
  idempotencia,
}: {
  mudanca: MudancaDeAcessos;
  idempotencia: string;
}): Promise<void> {
  levarMeusEstoques(await api.put('usuarios/acessos', mudanca, { idempotencia }));
}

export const useAlterarUsuario = () => useEscrita(alterarUsuario, RENOVA);

export const useAlterarAcessos = () => useEscrita(alterarAcessos, RENOVA);

export const useConvidarUsuario = () =>
  useEscrita((id: number) => api.post('usuarios/:id/convite', undefined, { caminho: { id } }), RENOVA);

export const useRedefinirSegundoFator = () =>
  useEscrita((id: number) => api.delete('usuarios/:id/segundo-fator', { caminho: { id } }), RENOVA);

const desativar = (id: number) => api.put('usuarios/:id/desativar', undefined, { caminho: { id } });
const reativar = (id: number) => api.put('usuarios/:id/reativar', undefined, { caminho: { id } });
const excluir = (id: number) => api.delete('usuarios/:id', { caminho: { id } });

export const useDesativarUsuario = () => useEscrita(desativar, RENOVA);
export const useDesativarUsuarios = () => useEscritaDeVarios(desativar, RENOVA);

export const useReativarUsuario = () => useEscrita(reativar, RENOVA);
export const useReativarUsuarios = () => useEscritaDeVarios(reativar, RENOVA);

export const useExcluirUsuario = () => useEscrita(excluir, RENOVA);
export const useExcluirUsuarios = () => useEscritaDeVarios(excluir, RENOVA);

/** Everything that the product keeps of a user; the read is in the audit trail. */
export const lerDadosDoUsuario = (id: number) => api.get('usuarios/:id/dados', { caminho: { id } });
