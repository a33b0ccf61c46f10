import { leitura } from '@merenda/shared';

const familia = ['categorias'] as const;

/** Queries of school stages. They change rarely: one read lasts for the whole visit. */
export const consultasDeCategorias = {
  familia,
  /** GET /categorias: the school stages with their age bands. */
  lista: () => leitura('categorias', { queryKey: [...familia, 'lista'], staleTime: Infinity }),
};
