/** What the history shows of a meal: the specification fixes these words. Elsewhere a status is in sentence case and agrees with its noun. */
export const ROTULO_REFEICAO_EXECUTADA = 'EXECUTADO';
export const ROTULO_REFEICAO_NAO_EXECUTADA = 'NÃO EXECUTADO';

/** What a meal that is registered only still lacks. */
export const ROTULO_FALTA_EXECUTAR = 'Falta executar (baixa o estoque)';

/** The three buttons of the execution: up (green), keep (black), down (red). */
export const ARREDONDAMENTOS = ['CIMA', 'MANTER', 'BAIXO'] as const;
export type Arredondamento = (typeof ARREDONDAMENTOS)[number];

export const ROTULOS_ARREDONDAMENTO: Record<Arredondamento, string> = {
  CIMA: 'Arredondar para cima',
  MANTER: 'Manter',
  BAIXO: 'Arredondar para baixo',
};
