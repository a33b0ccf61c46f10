/** What went wrong with a product of a delivery. FALTA did not come, RECUSA came and was not accepted. */
export const TIPOS_OCORRENCIA = ['FALTA', 'RECUSA', 'OUTROS'] as const;
export type TipoOcorrencia = (typeof TIPOS_OCORRENCIA)[number];

export const ROTULOS_TIPO_OCORRENCIA: Record<TipoOcorrencia, string> = {
  FALTA: 'Falta',
  RECUSA: 'Recusa',
  OUTROS: 'Outros',
};

/** The inspection services of foods of animal origin: federal, its equivalent system, of the state, of the municipality. */
export const INSPECOES = ['SIF', 'SISBI', 'SIE', 'SIM'] as const;
export type Inspecao = (typeof INSPECOES)[number];

export const ROTULOS_INSPECAO: Record<Inspecao, string> = {
  SIF: 'SIF (federal)',
  SISBI: 'SISBI (nacional)',
  SIE: 'SIE (estadual)',
  SIM: 'SIM (municipal)',
};
