/** School years whose classes get kits: the one that runs, and the one before, whose kits may be recorded late. Oldest first. */
export const anosLetivosDoKit = (anoAtual: number): [anterior: number, atual: number] => [anoAtual - 1, anoAtual];
