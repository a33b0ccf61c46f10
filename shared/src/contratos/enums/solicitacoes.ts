export const STATUS_COMPRA = ['AGUARDANDO', 'ENVIADA', 'RECEBIDA', 'DEVOLVIDA', 'CANCELADA'] as const;
export type StatusCompra = (typeof STATUS_COMPRA)[number];

/** ENVIADA is a partly received request. */
export const ROTULOS_STATUS_COMPRA: Record<StatusCompra, string> = {
  AGUARDANDO: 'Aguardando',
  ENVIADA: 'Entrega parcial',
  RECEBIDA: 'Recebida',
  DEVOLVIDA: 'Devolvida',
  CANCELADA: 'Cancelada',
};
