import { api, useEscrita, useSessao } from '@merenda/shared';
import { consultasDeUsuarios } from '@merenda/shared/consultas';
import type { DadosCadastraisEdicao } from '@merenda/shared/contratos';
import { useQuery } from '@tanstack/react-query';
import { anotarLogin } from '../acesso/checagem.js';

const FAMILIA = ['dados-cadastrais'] as const;

/** The user's own registration data. */
export const lerDadosCadastrais = (pessoaId: number, signal?: AbortSignal) =>
  api.get('pessoas/:id', { caminho: { id: pessoaId }, signal });

/** Everything that the product keeps of the user. */
export const lerDadosGuardados = (pessoaId: number) => api.get('pessoas/:id/dados', { caminho: { id: pessoaId } });

/** The same as `lerDadosCadastrais`, kept. */
export const useDadosCadastrais = (pessoaId: number) =>
  useQuery({ queryKey: [...FAMILIA, pessoaId], queryFn: ({ signal }) => lerDadosCadastrais(pessoaId, signal) });

/** Changes them; header and session follow. */
export const useAlterarDadosCadastrais = (pessoaId: number) =>
  useEscrita(
    async (edicao: DadosCadastraisEdicao) => {
      const alterados = await api.put('pessoas/:id', edicao, { caminho: { id: pessoaId } });
      // Before any other call: a new password makes the old token invalid.
      if (alterados.token !== null) trocarToken(alterados.token);
      atualizarNome(alterados.pessoa.nome);
    },
    // The list of users shows the same data.
    [FAMILIA, consultasDeUsuarios.familia],
  );

/** Sends the photo, a data URL; answers it as the server keeps it. */
export async function enviarFoto(usuarioId: number, foto: string): Promise<void> {
  const guardada = await api.put('usuarios/:id/imagem', foto, { caminho: { id: usuarioId } });
  useSessao.getState().atualizar({ foto: guardada });
}

/** The same person goes on under another token. */
function trocarToken(token: string): void {
  const { auth, entrar, atualizar } = useSessao.getState();
  const { usuario, foto, notificacoes, totalDeNotificacoes, refeicoesPorExecutar, primeirosPassos, secretaria } = auth;
  if (!usuario) return;
  entrar({ usuario, token, primeirosPassos });
  atualizar({ foto, notificacoes, totalDeNotificacoes, refeicoesPorExecutar, secretaria });
  anotarLogin();
}

function atualizarNome(nome: string): void {
  const { auth, atualizar } = useSessao.getState();
  if (auth.usuario) atualizar({ usuario: { ...auth.usuario, pessoa: { ...auth.usuario.pessoa, nome } } });
}
