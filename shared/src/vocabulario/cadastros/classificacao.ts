/** Food groups of an item, for the rules of menus (specification 4.5). Without a group an item is not classified. */
export const GRUPOS_DO_ITEM = [
  'FRUTA',
  'HORTALICA',
  'TUBERCULO',
  'CEREAL',
  'LEGUMINOSA',
  'CARNE_OVO',
  'LEITE',
  'GORDURA',
  'ACUCAR',
  'DIVERSOS',
] as const;
export type GrupoDoItem = (typeof GRUPOS_DO_ITEM)[number];

export const ROTULOS_GRUPO_DO_ITEM: Record<GrupoDoItem, string> = {
  FRUTA: 'Fruta',
  HORTALICA: 'Hortaliça (legume ou verdura)',
  TUBERCULO: 'Raiz ou tubérculo',
  CEREAL: 'Cereal, massa ou pão',
  LEGUMINOSA: 'Leguminosa',
  CARNE_OVO: 'Carne, pescado ou ovo',
  LEITE: 'Leite ou derivado',
  GORDURA: 'Óleo ou gordura',
  ACUCAR: 'Açúcar ou doce',
  DIVERSOS: 'Outro (água, sal, temperos)',
};

/** Only fruit in natura counts as fruit; juice and preserves do not. */
export const FORMAS_DA_FRUTA = ['IN_NATURA', 'SUCO', 'PROCESSADA'] as const;
export type FormaDaFruta = (typeof FORMAS_DA_FRUTA)[number];

export const ROTULOS_FORMA_DA_FRUTA: Record<FormaDaFruta, string> = {
  IN_NATURA: 'In natura',
  SUCO: 'Suco ou polpa para bebida',
  PROCESSADA: 'Processada (em calda, seca, geleia)',
};

/** What the norm serves only a few times (Resolução CD/FNDE nº 6/2020, art. 18, § 6º). */
export const CLASSES_RESTRITAS = [
  'CARNEO',
  'CONSERVA',
  'LACTEO_ADOCADO',
  'PAO_BISCOITO_BOLO',
  'DOCE',
  'DOCE_REGIONAL',
  'MARGARINA',
] as const;
export type ClasseRestrita = (typeof CLASSES_RESTRITAS)[number];

export const ROTULOS_CLASSE_RESTRITA: Record<ClasseRestrita, string> = {
  CARNEO: 'Produto cárneo (embutido, empanado, carne temperada)',
  CONSERVA: 'Alimento em conserva',
  LACTEO_ADOCADO: 'Bebida láctea adoçada ou com aditivo',
  PAO_BISCOITO_BOLO: 'Pão, biscoito, bolacha ou bolo',
  DOCE: 'Doce',
  DOCE_REGIONAL: 'Preparação regional doce',
  MARGARINA: 'Margarina ou creme vegetal',
};

/** Warnings on the front of a package (ANVISA, RDC nº 429/2020). */
export const ALTO_EM = ['ACUCAR_ADICIONADO', 'GORDURA_SATURADA', 'SODIO'] as const;
export type AltoEm = (typeof ALTO_EM)[number];

export const ROTULOS_ALTO_EM: Record<AltoEm, string> = {
  ACUCAR_ADICIONADO: 'Açúcar adicionado',
  GORDURA_SATURADA: 'Gordura saturada',
  SODIO: 'Sódio',
};
