import { api, queryClient, useEscrita, useExclusao } from '@merenda/shared';
import { consultasDeItens } from '@merenda/shared/consultas';
import type { AlimentoEdicao, AlimentoNovo } from '@merenda/shared/contratos';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { FAMILIAS } from '../familias.js';

/** Technical sheets are computed from the nutrients of the foods. */
export const RENOVA = [
  FAMILIAS.alimentos,
  FAMILIAS.fichas,
  FAMILIAS.preparos,
  FAMILIAS.pratos,
  FAMILIAS.cardapios,
  FAMILIAS.cardapiosSemanais,
];

/** Every food with its nutrients, by name. */
export const useAlimentos = () =>
  useQuery({ queryKey: FAMILIAS.alimentos, queryFn: ({ signal }) => api.get('alimentos', { signal }) });

export const useCriarAlimento = () => useEscrita((alimento: AlimentoNovo) => api.post('alimentos', alimento), RENOVA);

export const useAlterarAlimento = () =>
  useEscrita(
    ({ id, ...edicao }: AlimentoEdicao & { id: number }) => api.put('alimentos/:id', edicao, { caminho: { id } }),
    RENOVA,
  );

export const useExcluirAlimento = () =>
  useExclusao('alimentos', (id: number) => api.delete('alimentos/:id', { caminho: { id } }), RENOVA);

/** Items that may be cooked. */
export const useItensDeAlimento = () =>
  useQuery({
    ...consultasDeItens.lista(),
    select: (itens) => itens.filter(({ itemProdutoTipo }) => itemProdutoTipo === 'ALIMENTO'),
  });

const COMPONENTES = queryOptions({
  queryKey: FAMILIAS.componentes,
  queryFn: ({ signal }) => api.get('componentes-nutricionais', { signal }),
  staleTime: Infinity,
});

/** The nutrients, in the order of the technical sheet. */
export const useComponentes = () => useQuery(COMPONENTES);

/** Reads them once, for an action that needs them. Rejects as `api` does. */
export const lerComponentes = () => queryClient.ensureQueryData(COMPONENTES);

/** The food composition table, by name. */
export const useComposicao = () =>
  useQuery({
    queryKey: FAMILIAS.composicao,
    queryFn: ({ signal }) => api.get('composicao-alimentos', { signal }),
    staleTime: Infinity,
  });
