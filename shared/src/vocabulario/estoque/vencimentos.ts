/** Why something of a lot is left when it expires. */
export const MOTIVOS_DA_SOBRA = ['VENCE_ANTES', 'SEM_USO'] as const;
export type MotivoDaSobra = (typeof MOTIVOS_DA_SOBRA)[number];

export const ROTULOS_MOTIVO_DA_SOBRA: Record<MotivoDaSobra, string> = {
  VENCE_ANTES: 'Vence antes do próximo uso',
  SEM_USO: 'Sem uso planejado',
};
