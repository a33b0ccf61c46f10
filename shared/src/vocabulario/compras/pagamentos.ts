/** What a payment is worth: a reversed one counts for nothing; the goods of one without a receipt went back afterwards. */
export const SITUACOES_DO_PAGAMENTO = ['PAGO', 'SEM_RECEBIMENTO', 'ESTORNADO'] as const;
export type SituacaoDoPagamento = (typeof SITUACOES_DO_PAGAMENTO)[number];

export const ROTULOS_SITUACAO_DO_PAGAMENTO: Record<SituacaoDoPagamento, string> = {
  PAGO: 'Pago',
  SEM_RECEBIMENTO: 'Pago sem recebimento, peça a devolução',
  ESTORNADO: 'Estornado',
};

/** What a list of payments can be sorted by: its columns. */
export const ORDENS_PAGAMENTO = [
  'data',
  'documento',
  'fornecedor',
  'nota',
  'solicitacao',
  'valor',
  'situacao',
] as const;
export type OrdemPagamento = (typeof ORDENS_PAGAMENTO)[number];
