import { api, queryClient, useEscritaEm, useLeitura } from '@merenda/shared';
import { consultasDeEstoques } from '@merenda/shared/consultas';
import type { ContagemComLotes, ContagemDoLote } from '@merenda/shared/contratos';
import { skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { RENOVA } from '../estoques/estoques.api.js';

const chaveDe = (estoque: number | undefined, ...resto: readonly (number | string)[]) => [
  ...consultasDeEstoques.doEstoque(estoque),
  'contagens',
  ...resto,
];

/** GET /estoques/{id}/contagens, newest first. Disabled until a stock is chosen. */
export const useContagens = (estoque: number | undefined) =>
  useQuery({
    queryKey: chaveDe(estoque),
    queryFn:
      estoque === undefined
        ? skipToken
        : ({ signal }) => api.get('estoques/:id/contagens', { caminho: { id: estoque }, signal }),
  });

/** How often the sheet reads what others have counted meanwhile. */
const INTERVALO_MS = 15_000;

/** GET /estoques/{id}/contagens/{contagem}: the sheet. */
export const useContagem = (estoque: number, contagem: number) =>
  useLeitura('estoques/:id/contagens/:contagem', {
    queryKey: chaveDe(estoque, contagem),
    caminho: { id: estoque, contagem },
    refetchInterval: INTERVALO_MS,
    staleTime: 0,
  });

/** GET …/conferencia. Read again each time it is opened: others count meanwhile. */
export const useConferencia = (estoque: number, contagem: number) =>
  useLeitura('estoques/:id/contagens/:contagem/conferencia', {
    queryKey: chaveDe(estoque, contagem, 'conferencia'),
    caminho: { id: estoque, contagem },
    staleTime: 0,
  });

interface ChaveDoEnvio {
  idempotencia: string;
}

export const useAbrirContagem = (estoque: number) =>
  useEscritaEm('POST /estoques/:id/contagens', { id: estoque }, [chaveDe(estoque)]);

/**
 * PUT …/produtos-estoque/{linha}. The answer replaces the lot on the sheet: reading all lots again after each one would
 * make a large unit slow. A refusal reads them, because somebody else has counted the lot.
 */
export const useContarLote = (estoque: number, contagem: number, linha: number) =>
  useMutation({
    mutationFn: ({ idempotencia, ...contada }: ContagemDoLote & ChaveDoEnvio) =>
      api.put('estoques/:id/contagens/:contagem/produtos-estoque/:idProduto', contada, {
        caminho: { id: estoque, contagem, idProduto: linha },
        idempotencia,
      }),
    onSuccess: async (lote) => {
      const queryKey = chaveDe(estoque, contagem);
      // A read that is on its way would bring the lot as it was before.
      await queryClient.cancelQueries({ queryKey, exact: true });
      queryClient.setQueryData<ContagemComLotes>(
        queryKey,
        (folha) => folha && { ...folha, lotes: folha.lotes.map((um) => (um.id === lote.id ? lote : um)) },
      );
    },
    onError: () => queryClient.invalidateQueries({ queryKey: chaveDe(estoque, contagem) }),
  });

export const useLancarContagem = (estoque: number, contagem: number) =>
  useEscritaEm('PUT /estoques/:id/contagens/:contagem/lancar', { id: estoque, contagem }, RENOVA);

export const useCancelarContagem = (estoque: number, contagem: number) =>
  useEscritaEm('PUT /estoques/:id/contagens/:contagem/cancelar', { id: estoque, contagem }, [chaveDe(estoque)]);
