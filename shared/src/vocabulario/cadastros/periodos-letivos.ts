/** The kind of the days in a period of the school calendar. */
export const TIPOS_PERIODO_LETIVO = ['AULAS', 'RECESSO', 'LETIVO'] as const;
export type TipoPeriodoLetivo = (typeof TIPOS_PERIODO_LETIVO)[number];

export const ROTULOS_PERIODO_LETIVO: Record<TipoPeriodoLetivo, string> = {
  AULAS: 'Período de aulas',
  RECESSO: 'Recesso',
  LETIVO: 'Sábado ou outro dia com aula',
};

/** Why a day has no class. */
export const MOTIVOS_SEM_AULA = ['FERIADO', 'RECESSO', 'FORA_DO_PERIODO', 'FIM_DE_SEMANA'] as const;
export type MotivoSemAula = (typeof MOTIVOS_SEM_AULA)[number];
