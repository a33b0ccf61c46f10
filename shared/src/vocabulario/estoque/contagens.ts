/** States of the count of a stock. */
export const STATUS_CONTAGEM = ['ABERTA', 'LANCADA', 'CANCELADA'] as const;
export type StatusContagem = (typeof STATUS_CONTAGEM)[number];

export const ROTULOS_STATUS_CONTAGEM: Record<StatusContagem, string> = {
  ABERTA: 'Em contagem',
  LANCADA: 'Lançada',
  CANCELADA: 'Cancelada',
};
