/**
 * School years whose classes get kits: the current one and the previous one, whose kits may be recorded late. Oldest
 * first.
 */
export const anosLetivosDoKit = (anoAtual: number): [anterior: number, atual: number] => [anoAtual - 1, anoAtual];
