/** What the consumption of items by month can be sorted by. */
export const ORDENS_CONSUMO = ['item', 'mes', 'consumo'] as const;
export type OrdemConsumo = (typeof ORDENS_CONSUMO)[number];

/** What the values of the stocks can be sorted by. `semPreco`: lots whose price is unknown. */
export const ORDENS_VALOR = ['unidade', 'valor', 'lotes', 'semPreco'] as const;
export type OrdemValor = (typeof ORDENS_VALOR)[number];
