import { leitura } from '@merenda/shared';

const familia = ['regras-pnae'] as const;

/** Queries of the rules of the national programme. */
export const consultasDeRegrasPnae = {
  familia,
  /** GET /regras-pnae: every rule, those that were replaced too. */
  lista: () => leitura('regras-pnae', { queryKey: [...familia, 'lista'] }),
};
