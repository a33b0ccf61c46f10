import { api, useEscrita } from '@merenda/shared';
import type { Item, ItemEdicao, ItemNovo } from '@merenda/shared/contratos';
import { useQuery } from '@tanstack/react-query';

/** Products show their item's name. */
const RENOVA = ['itens', 'produtos'];

/** Every item, by name. */
export const useItens = () =>
  useQuery({ queryKey: ['itens'], queryFn: ({ signal }) => api.get<Item[]>('itens-produto', { signal }) });

export const useCriarItem = () => useEscrita((item: ItemNovo) => api.post<Item>('itens-produto', item), RENOVA);

export const useAlterarItem = () =>
  useEscrita(({ id, ...edicao }: ItemEdicao & { id: number }) => api.put<Item>(`itens-produto/${id}`, edicao), RENOVA);

export const useExcluirItem = () => useEscrita((id: number) => api.delete(`itens-produto/${id}`), RENOVA);
