import { api, useEscrita, useSessao } from '@merenda/shared';
import type { DadosCadastrais, DadosCadastraisAlterados, DadosCadastraisEdicao } from '@merenda/shared/contratos';
import { useQuery } from '@tanstack/react-query';
import { anotarLogin } from '../acesso/checagem.js';

const CHAVE = 'dados-cadastrais';

/** The user's own registration data. */
export const lerDadosCadastrais = (pessoaId: number, signal?: AbortSignal) =>
  api.get<DadosCadastrais>(`pessoas/${String(pessoaId)}`, { signal });

/** The same, kept. */
export const useDadosCadastrais = (pessoaId: number) =>
  useQuery({ queryKey: [CHAVE, pessoaId], queryFn: ({ signal }) => lerDadosCadastrais(pessoaId, signal) });

/** Changes them; header and session follow. */
export const useAlterarDadosCadastrais = (pessoaId: number) =>
  useEscrita(
    async (edicao: DadosCadastraisEdicao) => {
      const alterados = await api.put<DadosCadastraisAlterados>(`pessoas/${String(pessoaId)}`, edicao);
      // Before anything else is asked of the server: with a new password the old token is worth nothing.
      if (alterados.token !== null) trocarToken(alterados.token);
      atualizarNome(alterados.pessoa.nome);
    },
    // Who manages users sees the same data in the list of users.
    [CHAVE, 'usuarios'],
  );

/** Sends the photo, a data URL; answers it as the server keeps it. */
export async function enviarFoto(usuarioId: number, foto: string): Promise<void> {
  const guardada = await api.put<string>(`usuarios/${String(usuarioId)}/imagem`, foto);
  useSessao.getState().atualizar({ foto: guardada });
}

/** The same person goes on under another token. */
function trocarToken(token: string): void {
  const { auth, entrar, atualizar } = useSessao.getState();
  const { usuario, foto, notificacoes, secretaria } = auth;
  if (!usuario) return;
  entrar({ usuario, token });
  atualizar({ foto, notificacoes, secretaria });
  anotarLogin();
}

function atualizarNome(nome: string): void {
  const { auth, atualizar } = useSessao.getState();
  if (auth.usuario) atualizar({ usuario: { ...auth.usuario, pessoa: { ...auth.usuario.pessoa, nome } } });
}
