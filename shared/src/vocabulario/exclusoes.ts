/** Records whose deletion can be undone for a moment. The names are those of the audit trail. */
export const ENTIDADES_DESFAZIVEIS = [
  'aditivos',
  'alimentos',
  'aquisicoes',
  'cardapios',
  'cardapios-semanais',
  'feriados',
  'fornecedores',
  'itens-produto',
  'periodos-letivos',
  'pratos',
  'preparos',
  'produtos',
  'recursos-pnae',
  'unidades-educacionais',
] as const;
export type EntidadeDesfazivel = (typeof ENTIDADES_DESFAZIVEIS)[number];
