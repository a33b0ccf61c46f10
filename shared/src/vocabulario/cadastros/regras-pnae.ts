/** How the value of a rule is compared. */
export const OPERADORES_DA_REGRA = ['>=', '<=', '<', '='] as const;
export type OperadorDaRegra = (typeof OPERADORES_DA_REGRA)[number];

export const ROTULOS_OPERADOR_DA_REGRA: Record<OperadorDaRegra, string> = {
  '>=': 'no mínimo',
  '<=': 'no máximo',
  '<': 'menos de',
  '=': '',
};

/** The certainty of a transcription that was compared with the norm. Any other text counts as not verified. */
export const CERTEZA_VERIFICADA = 'verificado';
