/** How the second step of a login is passed. */
export const FORMAS_DO_SEGUNDO_FATOR = ['AUTENTICADOR', 'RECUPERACAO'] as const;
export type FormaDoSegundoFator = (typeof FORMAS_DO_SEGUNDO_FATOR)[number];
