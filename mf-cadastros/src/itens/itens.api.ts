import { api, useEscrita, useExclusao } from '@merenda/shared';
import { consultasDeItens, consultasDeProdutos } from '@merenda/shared/consultas';
import type { ItemEdicao, ItemNovo } from '@merenda/shared/contratos';

/** Products show the name of their item. */
export const RENOVA = [consultasDeItens.familia, consultasDeProdutos.familia];

export const useCriarItem = () => useEscrita((item: ItemNovo) => api.post('itens-produto', item), RENOVA);

export const useAlterarItem = () =>
  useEscrita(
    ({ id, ...edicao }: ItemEdicao & { id: number }) => api.put('itens-produto/:id', edicao, { caminho: { id } }),
    RENOVA,
  );

export const useExcluirItem = () =>
  useExclusao('itens-produto', (id: number) => api.delete('itens-produto/:id', { caminho: { id } }), RENOVA);
