/** Weekly menus run from Monday to Friday. */
export const DIAS_SEMANA = ['SEGUNDA', 'TERCA', 'QUARTA', 'QUINTA', 'SEXTA'] as const;
export type DiaSemana = (typeof DIAS_SEMANA)[number];

export const ROTULOS_DIA_SEMANA: Record<DiaSemana, string> = {
  SEGUNDA: 'Segunda',
  TERCA: 'Terça',
  QUARTA: 'Quarta',
  QUINTA: 'Quinta',
  SEXTA: 'Sexta',
};
