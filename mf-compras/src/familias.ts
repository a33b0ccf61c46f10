/** The first part of the query keys of this area, by entity: a write passes them to `useEscrita`. */
export const FAMILIAS = {
  aquisicoes: ['aquisicoes'],
  chamadas: ['chamadas-publicas'],
  necessidades: ['necessidades'],
  pagamentos: ['pagamentos'],
  recursosPnae: ['recursos-pnae'],
  solicitacoes: ['solicitacoes'],
} as const;
