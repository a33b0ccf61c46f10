import { api, useEscrita, useEscritaDeVarios, useLeitura } from '@merenda/shared';
import type {
  AdesaoDaUnidade,
  LinhaDaNecessidade,
  RascunhoDeSolicitacao,
  SolicitacaoNova,
} from '@merenda/shared/contratos';
import { paraBuscaDaLista } from '@merenda/shared/regras';
import { useHojeDoMunicipio } from '@merenda/shared/ui';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { FAMILIAS } from '../familias.js';
import { RENOVA } from '../solicitacoes/solicitacoes.api.js';
import type { CriteriosDaLista } from './criterios.js';

/**
 * GET /necessidades: computed again each time, because stock, calendar and contracts change. It waits for the
 * municipality's day, on which a new period begins.
 */
export function useNecessidades(criterios: CriteriosDaLista) {
  const hoje = useHojeDoMunicipio();
  return useLeitura('necessidades', {
    queryKey: [...FAMILIAS.necessidades, 'lista', criterios],
    busca: paraBuscaDaLista(criterios),
    enabled: hoje !== undefined,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** GET /necessidades/origem: the uses behind a line. */
export const useOrigem = (
  { de, ate, alunos }: CriteriosDaLista,
  { unidade, item, unidadeMedida }: LinhaDaNecessidade,
) =>
  useLeitura('necessidades/origem', {
    queryKey: [...FAMILIAS.necessidades, 'origem', de, ate, alunos, unidade.id, item.id, unidadeMedida],
    busca: { de, ate, alunos, unidade: unidade.id, item: item.id, unidadeMedida },
    staleTime: 0,
  });

/** GET /necessidades/itens: what a unit has and needs of the items of these products. */
export function useSituacaoDosItens(
  unidade: number | undefined,
  produtos: readonly { produto: { item: { id: number } } }[],
) {
  const itens = [...new Set(produtos.map(({ produto }) => produto.item.id))].join(',');
  return useQuery({
    queryKey: [...FAMILIAS.necessidades, 'itens', unidade, itens],
    queryFn:
      unidade === undefined || itens === ''
        ? skipToken
        : ({ signal }) => api.get('necessidades/itens', { signal, busca: { unidade, itens } }),
    staleTime: 0,
  });
}

/** A draft as it is sent, with the key of its first time. */
interface RascunhoEnviado {
  rascunho: RascunhoDeSolicitacao;
  solicitacao: SolicitacaoNova;
  idempotencia: string;
}

/** POST /solicitacoes for each draft; the list is computed again after the last one. */
export function useConfirmarRascunhos() {
  return useEscritaDeVarios(
    ({ solicitacao, idempotencia }: RascunhoEnviado) => api.post('solicitacoes', solicitacao, { idempotencia }),
    [...RENOVA, FAMILIAS.necessidades],
  );
}

/** GET /unidades-educacionais/{id}/adesao. */
export const useAdesao = (unidade: number) =>
  useLeitura('unidades-educacionais/:id/adesao', {
    queryKey: [...FAMILIAS.necessidades, 'adesao', unidade],
    caminho: { id: unidade },
    staleTime: 0,
  });

export function useAlterarAdesao() {
  return useEscrita(
    ({ unidade, adesao }: { unidade: number; adesao: AdesaoDaUnidade }) =>
      api.put('unidades-educacionais/:id/adesao', adesao, { caminho: { id: unidade } }),
    [FAMILIAS.necessidades],
  );
}
