/** The nutrients of the technical sheet, in the order in which it lists them. */
export const NUTRIENTES = [
  'caloria',
  'carboidrato',
  'proteina',
  'lipidio',
  'fibra',
  'vitamina_a',
  'vitamina_c',
  'calcio',
  'ferro',
  'magnesio',
  'zinco',
  'sodio',
] as const;
export type Nutriente = (typeof NUTRIENTES)[number];

export const ROTULOS_NUTRIENTE: Record<Nutriente, string> = {
  caloria: 'Energia',
  carboidrato: 'Carboidratos',
  proteina: 'Proteínas',
  lipidio: 'Lipídios',
  fibra: 'Fibras',
  vitamina_a: 'Vitamina A',
  vitamina_c: 'Vitamina C',
  calcio: 'Cálcio',
  ferro: 'Ferro',
  magnesio: 'Magnésio',
  zinco: 'Zinco',
  sodio: 'Sódio',
};

/** Result of a nutrient against the national reference; `ausente`: a food lacks the value. */
export const SITUACOES_NUTRIENTE = ['abaixo', 'adequado', 'acima', 'ausente'] as const;
export type SituacaoNutriente = (typeof SITUACOES_NUTRIENTE)[number];

export const ROTULOS_SITUACAO_NUTRIENTE: Record<SituacaoNutriente, string> = {
  abaixo: 'Abaixo do mínimo',
  adequado: 'Adequado',
  acima: 'Acima do máximo',
  ausente: 'Dado ausente',
};
