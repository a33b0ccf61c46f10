export const TIPOS_ITEM = ['ALIMENTO', 'LIMPEZA', 'ESCRITORIO'] as const;
export type TipoItem = (typeof TIPOS_ITEM)[number];

export const ROTULOS_TIPO_ITEM: Record<TipoItem, string> = {
  ALIMENTO: 'Alimento',
  LIMPEZA: 'Limpeza',
  ESCRITORIO: 'Escritório',
};

/** Degree of processing (Resolução CD/FNDE nº 6/2020, art. 2º), for the shares of the federal money. */
export const GRAUS_PROCESSAMENTO = [
  'IN_NATURA_MINIMAMENTE_PROCESSADO',
  'INGREDIENTE_CULINARIO',
  'PROCESSADO',
  'ULTRAPROCESSADO',
] as const;
export type GrauProcessamento = (typeof GRAUS_PROCESSAMENTO)[number];

export const ROTULOS_GRAU_PROCESSAMENTO: Record<GrauProcessamento, string> = {
  IN_NATURA_MINIMAMENTE_PROCESSADO: 'In natura ou minimamente processado',
  INGREDIENTE_CULINARIO: 'Ingrediente culinário processado',
  PROCESSADO: 'Processado',
  ULTRAPROCESSADO: 'Ultraprocessado',
};
