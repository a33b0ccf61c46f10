import { leitura } from '@merenda/shared';

const familia = ['itens'] as const;

/** Queries of items. */
export const consultasDeItens = {
  familia,
  /** GET /itens-produto: every item, by name. */
  lista: () => leitura('itens-produto', { queryKey: [...familia, 'lista'] }),
};
