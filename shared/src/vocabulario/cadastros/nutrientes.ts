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
