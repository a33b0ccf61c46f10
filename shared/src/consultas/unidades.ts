import { leitura } from '@merenda/shared';

const familia = ['unidades'] as const;

/** Queries of educational units. */
export const consultasDeUnidades = {
  familia,
  /** GET /unidades-educacionais: every educational unit, by name. */
  lista: () => leitura('unidades-educacionais', { queryKey: [...familia, 'lista'] }),
};
