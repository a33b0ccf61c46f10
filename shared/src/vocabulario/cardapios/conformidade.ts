/** How menus stand to a rule. INFORMA: the figure is shown, and the rule is not judged. */
export const MARCAS_DA_REGRA = ['CUMPRE', 'NAO_CUMPRE', 'INCOMPLETO', 'INFORMA'] as const;
export type MarcaDaRegra = (typeof MARCAS_DA_REGRA)[number];

export const ROTULOS_MARCA_DA_REGRA: Record<MarcaDaRegra, string> = {
  CUMPRE: 'Cumpre',
  NAO_CUMPRE: 'Não cumpre',
  INCOMPLETO: 'Incompleto',
  INFORMA: 'Informa',
};
