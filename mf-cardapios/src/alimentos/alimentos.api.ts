import { api, queryClient, useEscrita } from '@merenda/shared';
import type {
  Alimento,
  AlimentoEdicao,
  AlimentoNovo,
  ComponenteNutricional,
  ComposicaoAlimento,
  Item,
} from '@merenda/shared/contratos';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** Sheets are computed of the foods' nutrients. */
const RENOVA = ['alimentos', 'fichas', 'preparos', 'pratos', 'cardapios', 'cardapios-semanais'];

/** Every food with its nutrients, by name. */
export const useAlimentos = () =>
  useQuery({ queryKey: ['alimentos'], queryFn: ({ signal }) => api.get<Alimento[]>('alimentos', { signal }) });

export const useCriarAlimento = () =>
  useEscrita((alimento: AlimentoNovo) => api.post<Alimento>('alimentos', alimento), RENOVA);

export const useAlterarAlimento = () =>
  useEscrita(
    ({ id, ...edicao }: AlimentoEdicao & { id: number }) => api.put<Alimento>(`alimentos/${id}`, edicao),
    RENOVA,
  );

export const useExcluirAlimento = () => useEscrita((id: number) => api.delete(`alimentos/${id}`), RENOVA);

/** Items that may be cooked. */
export const useItensDeAlimento = () =>
  useQuery({
    queryKey: ['itens'],
    queryFn: ({ signal }) => api.get<Item[]>('itens-produto', { signal }),
    select: (itens) => itens.filter(({ itemProdutoTipo }) => itemProdutoTipo === 'ALIMENTO'),
  });

const COMPONENTES = queryOptions({
  queryKey: ['componentes-nutricionais'],
  queryFn: ({ signal }) => api.get<ComponenteNutricional[]>('componentes-nutricionais', { signal }),
  staleTime: Infinity,
});

/** The nutrients, in the order of the technical sheet. */
export const useComponentes = () => useQuery(COMPONENTES);

/** The same once, for an act that can't go on without them. Rejects as `api` does. */
export const lerComponentes = () => queryClient.ensureQueryData(COMPONENTES);

/** The food composition table, by name. */
export const useComposicao = () =>
  useQuery({
    queryKey: ['composicao-alimentos'],
    queryFn: ({ signal }) => api.get<ComposicaoAlimento[]>('composicao-alimentos', { signal }),
    staleTime: Infinity,
  });
