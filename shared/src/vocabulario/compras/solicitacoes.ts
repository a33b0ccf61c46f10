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

/** The states of a request that waits for a delivery. */
export const STATUS_PENDENTES: readonly StatusCompra[] = ['AGUARDANDO', 'ENVIADA'];

/** By which states a list of requests can be filtered: one, or PENDENTE for those of `STATUS_PENDENTES`. */
export const STATUS_DA_BUSCA = [...STATUS_COMPRA, 'PENDENTE'] as const;

export const ROTULOS_STATUS_DA_BUSCA: Record<(typeof STATUS_DA_BUSCA)[number], string> = {
  ...ROTULOS_STATUS_COMPRA,
  PENDENTE: 'Espera entrega',
};

/** What a list of requests can be sorted by: its columns. */
export const ORDENS_SOLICITACAO = [
  'numero',
  'data',
  'contrato',
  'modalidade',
  'fornecedor',
  'unidade',
  'valor',
  'status',
] as const;
export type OrdemSolicitacao = (typeof ORDENS_SOLICITACAO)[number];
