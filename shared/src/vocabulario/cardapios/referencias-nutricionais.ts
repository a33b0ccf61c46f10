/** Result of a nutrient against the national reference; `ausente`: a food lacks the value. */
export const SITUACOES_NUTRIENTE = ['abaixo', 'adequado', 'acima', 'ausente'] as const;
export type SituacaoNutriente = (typeof SITUACOES_NUTRIENTE)[number];

export const ROTULOS_SITUACAO_NUTRIENTE: Record<SituacaoNutriente, string> = {
  abaixo: 'Abaixo do mínimo',
  adequado: 'Adequado',
  acima: 'Acima do máximo',
  ausente: 'Dado ausente',
};
