export const TIPOS_CARDAPIO = ['REGULAR', 'ALTERNATIVO'] as const;
export type TipoCardapio = (typeof TIPOS_CARDAPIO)[number];

export const ROTULOS_TIPO_CARDAPIO: Record<TipoCardapio, string> = {
  REGULAR: 'Regular',
  ALTERNATIVO: 'Alternativo',
};

export const TIPOS_LANCAMENTO = ['DIARIO', 'SEMANAL'] as const;
export type TipoLancamento = (typeof TIPOS_LANCAMENTO)[number];

export const ROTULOS_TIPO_LANCAMENTO: Record<TipoLancamento, string> = {
  DIARIO: 'Diário',
  SEMANAL: 'Semanal',
};

export const TIPOS_REFEICAO = [
  'DESJEJUM',
  'COLACAO',
  'ALMOCO',
  'LANCHE_TARDE',
  'JANTAR',
  'LANCHE_NOTURNO_EJA',
  'KIT_LANCHE',
] as const;
export type TipoRefeicao = (typeof TIPOS_REFEICAO)[number];

export const ROTULOS_TIPO_REFEICAO: Record<TipoRefeicao, string> = {
  DESJEJUM: 'Desjejum',
  COLACAO: 'Colação (lanche da manhã)',
  ALMOCO: 'Almoço',
  LANCHE_TARDE: 'Lanche da tarde',
  JANTAR: 'Jantar',
  LANCHE_NOTURNO_EJA: 'Lanche noturno (EJA)',
  KIT_LANCHE: 'Kit lanche',
};

/** Which days a repetition of a weekly menu binds: all or none, or only those without a conflict. */
export const QUAIS_REPETIR = ['TODAS', 'SEM_CONFLITO'] as const;
export type QuaisRepetir = (typeof QUAIS_REPETIR)[number];

/** What one call does with many entries of the calendar. */
export const ACOES_DO_CALENDARIO = ['VINCULAR', 'MOVER', 'TROCAR', 'DESVINCULAR'] as const;
export type AcaoDoCalendario = (typeof ACOES_DO_CALENDARIO)[number];

/** PASSA is promised by the preview, FEITA was written. */
export const SITUACOES_DA_MUDANCA = ['PASSA', 'FEITA', 'RECUSADA'] as const;
