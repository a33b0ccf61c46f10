import { api, useEscrita } from '@merenda/shared';
import type {
  EstornoNovo,
  NotaFiscal,
  NotaFiscalEdicao,
  Recebimento,
  RecebimentoNovo,
  Solicitacao,
} from '@merenda/shared/contratos';
import { useQuery } from '@tanstack/react-query';
import { FAMILIAS } from '../familias.js';
import { RENOVA } from '../solicitacoes/solicitacoes.api.js';

/** GET /solicitacoes/{id}/produtos-recebidos: the deliveries, oldest first. */
export const lerRecebimentos = (solicitacao: number, signal?: AbortSignal) =>
  api.get<Recebimento[]>(`solicitacoes/${solicitacao}/produtos-recebidos`, { signal });

export function useProdutosRecebidos(solicitacao: number) {
  return useQuery({
    queryKey: [...FAMILIAS.solicitacoes, solicitacao, 'produtos-recebidos'],
    queryFn: ({ signal }) => lerRecebimentos(solicitacao, signal),
    staleTime: 0,
  });
}

/** GET /notas-fiscais/{id}/imagem: a data URL; null when there is none, or when it could not be loaded (specification 2, section 8). */
export function useImagemDaNota({ id, temImagem }: NotaFiscal) {
  return useQuery({
    queryKey: [...FAMILIAS.solicitacoes, 'notas-fiscais', id, 'imagem'],
    queryFn: async ({ signal }) =>
      (await api.get<string | undefined>(`notas-fiscais/${id}/imagem`, { signal })) ?? null,
    enabled: temImagem,
  });
}

export function useReceberSolicitacao(id: number) {
  return useEscrita(
    ({ recebimento, idempotencia }: { recebimento: RecebimentoNovo; idempotencia: string }) =>
      api.put<Solicitacao>(`solicitacoes/${id}/receber`, recebimento, { idempotencia }),
    RENOVA,
  );
}

export function useEstornarRecebimento(solicitacao: number, recebimento: number) {
  return useEscrita(
    ({ idempotencia, ...estorno }: EstornoNovo & { idempotencia: string }) =>
      api.post<Solicitacao>(`solicitacoes/${solicitacao}/recebimentos/${recebimento}/estorno`, estorno, {
        idempotencia,
      }),
    RENOVA,
  );
}

export function useEnviarImagem() {
  return useEscrita(
    ({ nota, imagem }: { nota: number; imagem: string }) => api.put(`notas-fiscais/${nota}/imagem`, imagem),
    RENOVA,
  );
}

export function useAlterarNota(id: number) {
  return useEscrita((nota: NotaFiscalEdicao) => api.put<NotaFiscal>(`notas-fiscais/${id}`, nota), RENOVA);
}
