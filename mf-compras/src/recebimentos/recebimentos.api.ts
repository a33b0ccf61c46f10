import { api, ErroApi, queryClient, useEscrita, useEscritaEm, useLeitura } from '@merenda/shared';
import type {
  NotaFiscal,
  RascunhoDoRecebimento,
  RascunhoDoRecebimentoNovo,
  RecebimentoNovo,
} from '@merenda/shared/contratos';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FAMILIAS } from '../familias.js';
import { RENOVA } from '../solicitacoes/solicitacoes.api.js';

/** GET /solicitacoes/{id}/produtos-recebidos: the deliveries, oldest first. */
export const lerRecebimentos = (solicitacao: number, signal?: AbortSignal) =>
  api.get('solicitacoes/:id/produtos-recebidos', { caminho: { id: solicitacao }, signal });

export function useProdutosRecebidos(solicitacao: number) {
  return useQuery({
    queryKey: [...FAMILIAS.solicitacoes, solicitacao, 'produtos-recebidos'],
    queryFn: ({ signal }) => lerRecebimentos(solicitacao, signal),
    staleTime: 0,
  });
}

/**
 * GET /notas-fiscais/{id}/imagem: a data URL; null when there is none, or when it could not be loaded (specification 2,
 * section 8).
 */
export function useImagemDaNota({ id, temImagem }: NotaFiscal) {
  return useQuery({
    queryKey: [...FAMILIAS.solicitacoes, 'notas-fiscais', id, 'imagem'],
    queryFn: async ({ signal }) => (await api.get('notas-fiscais/:id/imagem', { caminho: { id }, signal })) ?? null,
    enabled: temImagem,
  });
}

export function useReceberSolicitacao(id: number) {
  return useEscrita(
    ({ recebimento, idempotencia }: { recebimento: RecebimentoNovo; idempotencia: string }) =>
      api.put('solicitacoes/:id/receber', recebimento, { caminho: { id }, idempotencia }),
    RENOVA,
  );
}

export const useEstornarRecebimento = (id: number, recebimento: number) =>
  useEscritaEm('POST /solicitacoes/:id/recebimentos/:recebimento/estorno', { id, recebimento }, RENOVA);

export function useEnviarImagem() {
  return useEscrita(
    ({ nota, imagem }: { nota: number; imagem: string }) =>
      api.put('notas-fiscais/:id/imagem', imagem, { caminho: { id: nota } }),
    RENOVA,
  );
}

export const useAlterarNota = (id: number) => useEscritaEm('PUT /notas-fiscais/:id', { id }, RENOVA);

/** POST /solicitacoes/{id}/fotos: a photo that waits for its occurrence. It changes nothing that a list shows. */
export function useEnviarFoto(solicitacao: number) {
  return useEscrita(
    (imagem: string) => api.post('solicitacoes/:id/fotos', imagem, { caminho: { id: solicitacao }, conferir: false }),
    [],
  );
}

/** GET /solicitacoes/{id}/fotos/{foto}: a data URL; a photo never changes. */
export function useFoto(solicitacao: number, foto: number) {
  return useQuery({
    queryKey: [...FAMILIAS.solicitacoes, solicitacao, 'fotos', foto],
    queryFn: ({ signal }) => lerFoto(solicitacao, foto, signal),
    staleTime: Infinity,
  });
}

/** GET /solicitacoes/{id}/lotes-conhecidos: lots whose label fills a line. Read when the reader opens. */
export const useLotesConhecidos = (solicitacao: number, ligada: boolean) =>
  useLeitura('solicitacoes/:id/lotes-conhecidos', {
    queryKey: [...FAMILIAS.solicitacoes, solicitacao, 'lotes-conhecidos'],
    caminho: { id: solicitacao },
    enabled: ligada,
  });

/** A draft with the picture of its invoice, a data URL; null where it has none. */
export type RascunhoLido = RascunhoDoRecebimento & { imagem: string | null };

/** GET /solicitacoes/{id}/rascunho, with its picture: null without one. */
export async function lerRascunho(solicitacao: number, signal?: AbortSignal): Promise<RascunhoLido | null> {
  const rascunho = await api.get('solicitacoes/:id/rascunho', { caminho: { id: solicitacao }, signal });
  if (!rascunho) return null;
  const { conteudo } = rascunho;
  if (!conteudo.imagem) return { ...rascunho, imagem: null };
  try {
    return { ...rascunho, imagem: await lerFoto(solicitacao, conteudo.imagem, signal) };
  } catch (erro) {
    if (!(erro instanceof ErroApi && erro.status === 404)) throw erro;
    return { ...rascunho, imagem: null, conteudo: { ...conteudo, deFora: [...(conteudo.deFora ?? []), 'IMAGEM'] } };
  }
}

const lerFoto = (solicitacao: number, foto: number, signal?: AbortSignal) =>
  api.get('solicitacoes/:id/fotos/:foto', { caminho: { id: solicitacao, foto }, signal });

/** The same, read again each time: it may have been kept on another device. */
export function useRascunhoDoRecebimento(solicitacao: number) {
  return useQuery({
    queryKey: [...FAMILIAS.solicitacoes, solicitacao, 'rascunho'],
    queryFn: ({ signal }) => lerRascunho(solicitacao, signal),
    staleTime: 0,
  });
}

/** PUT /solicitacoes/{id}/rascunho. The list says that a receipt was begun: it is read again after the first one. */
export function useGuardarRascunho(solicitacao: number) {
  return useMutation({
    mutationFn: (rascunho: RascunhoDoRecebimentoNovo) =>
      api.put('solicitacoes/:id/rascunho', rascunho, { caminho: { id: solicitacao }, conferir: false }),
    onSuccess: (_, { anterior }) => {
      if (anterior === null) void queryClient.invalidateQueries({ queryKey: FAMILIAS.solicitacoes });
    },
  });
}

/** DELETE /solicitacoes/{id}/rascunho: the draft that the screen knows. */
export function useDescartarRascunho(solicitacao: number) {
  return useEscrita(
    (anterior: number) =>
      api.delete('solicitacoes/:id/rascunho', {
        caminho: { id: solicitacao },
        busca: { anterior },
        conferir: false,
      }),
    RENOVA,
  );
}
