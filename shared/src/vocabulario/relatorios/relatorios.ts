/** What the consumption of items by month can be sorted by. */
export const ORDENS_CONSUMO = ['item', 'mes', 'consumo'] as const;
export type OrdemConsumo = (typeof ORDENS_CONSUMO)[number];

/** What the values of the stocks can be sorted by. `semPreco`: lots whose price is unknown. */
export const ORDENS_VALOR = ['unidade', 'valor', 'lotes', 'semPreco'] as const;
export type OrdemValor = (typeof ORDENS_VALOR)[number];

/** What the costs of the meals can be sorted by. */
export const ORDENS_CUSTO = ['unidade', 'planejado', 'executado', 'porRefeicao', 'porDia'] as const;
export type OrdemCusto = (typeof ORDENS_CUSTO)[number];

/** Any of them reads the costs of the meals: who composes the menus, and who buys. */
export const PERMISSOES_DO_CUSTO = ['CARDAPIOS', 'AQUISICOES'] as const;
