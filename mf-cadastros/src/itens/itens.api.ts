import { api, useEscrita } from '@merenda/shared';
import { consultasDeItens, consultasDeProdutos } from '@merenda/shared/consultas';
import type { Item, ItemEdicao, ItemNovo } from '@merenda/shared/contratos';

/** Products show the name of their item. */
const RENOVA = [consultasDeItens.familia, consultasDeProdutos.familia];

export const useCriarItem = () => useEscrita((item: ItemNovo) => api.post<Item>('itens-produto', item), RENOVA);

export const useAlterarItem = () =>
  useEscrita(({ id, ...edicao }: ItemEdicao & { id: number }) => api.put<Item>(`itens-produto/${id}`, edicao), RENOVA);

export const useExcluirItem = () => useEscrita((id: number) => api.delete(`itens-produto/${id}`), RENOVA);
