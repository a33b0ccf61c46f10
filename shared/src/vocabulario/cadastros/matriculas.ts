/** Stages of the enrolments, as the national school census counts them. */
export const CATEGORIAS_DA_MATRICULA = [
  'CRECHE',
  'PRE_ESCOLA',
  'FUNDAMENTAL_6_10',
  'FUNDAMENTAL_11_15',
  'MEDIO',
  'EJA',
] as const;
export type CategoriaDaMatricula = (typeof CATEGORIAS_DA_MATRICULA)[number];

export const ROTULOS_CATEGORIA_DA_MATRICULA: Record<CategoriaDaMatricula, string> = {
  CRECHE: 'Creche',
  PRE_ESCOLA: 'Pré-escola',
  FUNDAMENTAL_6_10: 'Fundamental, 6 a 10 anos',
  FUNDAMENTAL_11_15: 'Fundamental, 11 a 15 anos',
  MEDIO: 'Médio',
  EJA: 'EJA',
};

/** Length of a school day: full time is at least 7 hours. */
export const JORNADAS = ['PARCIAL', 'INTEGRAL'] as const;
export type Jornada = (typeof JORNADAS)[number];

/** Where the number of enrolments comes from. */
export const ORIGENS_DA_MATRICULA = ['CENSO', 'SISTEMA', 'MANUAL'] as const;
export type OrigemDaMatricula = (typeof ORIGENS_DA_MATRICULA)[number];

export const ROTULOS_ORIGEM_DA_MATRICULA: Record<OrigemDaMatricula, string> = {
  CENSO: 'Censo Escolar',
  SISTEMA: 'Sistema escolar',
  MANUAL: 'Digitada',
};

/** The bands of the per-capita transfer of the national programme. */
export const CODIGOS_PER_CAPITA = ['CRECHE', 'INTEGRAL', 'PCT', 'PRE', 'FUND_MEDIO_EJA', 'AEE'] as const;
export type CodigoPerCapita = (typeof CODIGOS_PER_CAPITA)[number];
