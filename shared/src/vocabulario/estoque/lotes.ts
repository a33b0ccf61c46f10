/** Where what came in of a lot is: the terms of its sum, in the order of the screen. AJUSTADO has a sign. */
export const PARCELAS_DO_LOTE = [
  'RECEBIDO',
  'ADICIONADO',
  'AJUSTADO',
  'EM_ESTOQUE',
  'EM_TRANSITO',
  'REFEICOES',
  'KITS',
  'PERDIDO',
  'PERDIDO_NO_TRANSPORTE',
  'RECOLHIDO',
  'EXCLUIDO',
] as const;
export type ParcelaDoLote = (typeof PARCELAS_DO_LOTE)[number];

export const ROTULOS_PARCELA_DO_LOTE: Record<ParcelaDoLote, string> = {
  RECEBIDO: 'Recebido de compras',
  ADICIONADO: 'Adicionado ao estoque',
  AJUSTADO: 'Ajustes de balanço',
  EM_ESTOQUE: 'Nos estoques',
  EM_TRANSITO: 'Em trânsito',
  REFEICOES: 'Usado em refeições',
  KITS: 'Entregue em kits',
  PERDIDO: 'Saídas diretas',
  PERDIDO_NO_TRANSPORTE: 'Perdido no transporte',
  RECOLHIDO: 'Recolhido',
  EXCLUIDO: 'Excluído do estoque',
};
