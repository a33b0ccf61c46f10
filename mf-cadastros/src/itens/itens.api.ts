import { escritasDe, useEscritaEm, useLeitura } from '@merenda/shared';
import { consultasDeItens, consultasDeProdutos } from '@merenda/shared/consultas';

/** Products show the name of their item. */
export const RENOVA = [consultasDeItens.familia, consultasDeProdutos.familia];

export const {
  useCriar: useCriarItem,
  useAlterar: useAlterarItem,
  useExcluir: useExcluirItem,
} = escritasDe('itens-produto', RENOVA);

/** PUT /itens-produto/classificacoes: what several foods are for the rules of menus. */
export const useAgruparItens = () => useEscritaEm('PUT /itens-produto/classificacoes', {}, RENOVA);

/** GET /itens-produto/:id/meses-de-entrega; nothing for an item that is not registered yet. */
export const useMesesDeEntrega = (id = 0) =>
  useLeitura('itens-produto/:id/meses-de-entrega', {
    queryKey: [...consultasDeItens.familia, 'meses-de-entrega', id],
    caminho: { id },
    enabled: id > 0,
  });
