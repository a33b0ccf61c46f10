import { api, useEscrita, useEscritaDeVarios, useSessao, type EscritaDeVarios } from '@merenda/shared';
import { consultasDeUsuarios } from '@merenda/shared/consultas';
import type { AtoComAprovacao, MudancaDeAcessos, Usuario, UsuarioEdicao, UsuarioNovo } from '@merenda/shared/contratos';
import { semOsQueEsperam } from './aguarda-aprovacao.js';

export const RENOVA = [consultasDeUsuarios.familia];

export const useCriarUsuario = () => useEscrita((usuario: UsuarioNovo) => api.post('usuarios', usuario), RENOVA);

/** A change of the user's own stocks does not end the session, which gets them at once. */
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
}): Promise<Usuario[]> {
  const alterados = await api.put('usuarios/acessos', mudanca, { idempotencia });
  levarMeusEstoques(alterados);
  return alterados;
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

/** The act on several users; one that waits for an approval is listed as not done. */
function useEmVariosUsuarios(ato: AtoComAprovacao, escrever: (id: number) => Promise<Usuario | undefined>) {
  const executar = useEscritaDeVarios(escrever, RENOVA);
  return (escrita: EscritaDeVarios<number>) => executar(escrita).then(semOsQueEsperam(ato));
}

export const useDesativarUsuario = () => useEscrita(desativar, RENOVA);
export const useDesativarUsuarios = () => useEmVariosUsuarios('DESATIVAR', desativar);

export const useReativarUsuario = () => useEscrita(reativar, RENOVA);
export const useReativarUsuarios = () => useEmVariosUsuarios('REATIVAR', reativar);

export const useExcluirUsuario = () => useEscrita(excluir, RENOVA);
export const useExcluirUsuarios = () => useEmVariosUsuarios('DESATIVAR', excluir);

/** Approves or refuses another holder's request, or withdraws the user's own. */
export const useDecidirAprovacao = () =>
  useEscrita(
    ({ id, como }: { id: number; como: 'aprovar' | 'recusar' | 'retirar' }) =>
      api.put(`aprovacoes/:id/${como}`, undefined, { caminho: { id } }),
    RENOVA,
  );

/** Everything that the product keeps of a user; the read is in the audit trail. */
export const lerDadosDoUsuario = (id: number) => api.get('usuarios/:id/dados', { caminho: { id } });
