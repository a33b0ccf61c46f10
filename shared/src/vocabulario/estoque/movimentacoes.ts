export const STATUS_MOVIMENTACAO = ['EM_TRANSITO', 'RECEBIDA', 'CANCELADA'] as const;
export type StatusMovimentacao = (typeof STATUS_MOVIMENTACAO)[number];

export const ROTULOS_STATUS_MOVIMENTACAO: Record<StatusMovimentacao, string> = {
  EM_TRANSITO: 'Em trânsito',
  RECEBIDA: 'Recebida',
  CANCELADA: 'Cancelada',
};

/** Whether a stock is the origin or the destination of a movement. */
export const PONTAS_MOVIMENTACAO = ['ORIGEM', 'DESTINO'] as const;
export type PontaMovimentacao = (typeof PONTAS_MOVIMENTACAO)[number];

export const ROTULOS_PONTA_MOVIMENTACAO: Record<PontaMovimentacao, string> = {
  ORIGEM: 'Origem',
  DESTINO: 'Destino',
};

/** Reason of a loss during transport; the lost quantity is recorded and written off. */
export const TIPOS_OBSERVACAO = ['EXTRAVIO', 'VENCIDO', 'DANIFICADO', 'ESTRAGADO'] as const;
export type TipoObservacao = (typeof TIPOS_OBSERVACAO)[number];

export const ROTULOS_TIPO_OBSERVACAO: Record<TipoObservacao, string> = {
  EXTRAVIO: 'Extravio',
  VENCIDO: 'Vencido',
  DANIFICADO: 'Danificado',
  ESTRAGADO: 'Estragado',
};
