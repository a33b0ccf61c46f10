/** How menus stand to a rule. INFORMA: the figure is shown, and the rule is not judged. */
export type MarcaDaRegra = 'CUMPRE' | 'NAO_CUMPRE' | 'INCOMPLETO' | 'INFORMA';
