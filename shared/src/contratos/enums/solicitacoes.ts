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
