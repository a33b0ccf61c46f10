import { escritasDe, useEscritaEm } from '@merenda/shared';
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
