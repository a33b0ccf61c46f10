import { leitura } from '@merenda/shared';

const familia = ['importacoes'] as const;

/** Queries of the imports that a user has begun. */
export const consultasDeImportacoes = {
  familia,
  /** GET /importacoes-sessao: the imports of the user, on any computer, the one used last first. */
  abertas: () => leitura('importacoes-sessao', { queryKey: [...familia, 'abertas'], staleTime: 0 }),
};
