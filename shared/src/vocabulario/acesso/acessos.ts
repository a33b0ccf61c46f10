/** What a change does with the permissions or stocks that are marked. */
export const MODOS_DE_MUDANCA = ['ADICIONAR', 'REMOVER', 'SUBSTITUIR'] as const;
export type ModoDeMudanca = (typeof MODOS_DE_MUDANCA)[number];
