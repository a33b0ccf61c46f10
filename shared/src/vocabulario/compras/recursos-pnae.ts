/** Who pays an acquisition. */
export const FONTES_DE_RECURSOS = ['PNAE_FNDE', 'MUNICIPIO', 'ESTADO', 'OUTRA'] as const;
export type FonteDeRecursos = (typeof FONTES_DE_RECURSOS)[number];

export const ROTULOS_FONTE_DE_RECURSOS: Record<FonteDeRecursos, string> = {
  PNAE_FNDE: 'PNAE/FNDE',
  MUNICIPIO: 'Recursos do município',
  ESTADO: 'Recursos do estado',
  OUTRA: 'Outra fonte',
};

/** Entries and returns of the account of the national programme. */
export const TIPOS_DE_RECURSO = ['SALDO_ANTERIOR', 'REPASSE', 'RENDIMENTO', 'DEVOLUCAO'] as const;
export type TipoDeRecurso = (typeof TIPOS_DE_RECURSO)[number];

export const ROTULOS_TIPO_DE_RECURSO: Record<TipoDeRecurso, string> = {
  SALDO_ANTERIOR: 'Saldo anterior',
  REPASSE: 'Repasse',
  RENDIMENTO: 'Rendimento',
  DEVOLUCAO: 'Devolução',
};

/** Instalments of a year's transfer, from February to September (Res. CD/FNDE 7/2024, art. 18). */
export const PARCELAS_DO_REPASSE = 8;

/** What is measured of the money of the national programme: the codes of its rules. */
export const BARRAS_DO_PNAE = ['AF', 'INNATURA', 'ULTRA', 'INGR', 'MULHER'] as const;
export type BarraDoPnae = (typeof BARRAS_DO_PNAE)[number];

export const ROTULOS_BARRA_DO_PNAE: Record<BarraDoPnae, string> = {
  AF: 'Agricultura familiar',
  INNATURA: 'In natura ou minimamente processados',
  ULTRA: 'Processados e ultraprocessados',
  INGR: 'Ingredientes culinários',
  MULHER: 'Mulheres na venda direta',
};

/** The three states of the money of an item. */
export const COLUNAS_DO_PNAE = ['contratado', 'recebido', 'pago'] as const;
export type ColunaDoPnae = (typeof COLUNAS_DO_PNAE)[number];

export const ROTULOS_COLUNA_DO_PNAE: Record<ColunaDoPnae, string> = {
  contratado: 'Contratado',
  recebido: 'Recebido',
  pago: 'Pago',
};

/** The figures whose items can be listed: those of a goal, and those that are not classified. */
export const RECORTES_DO_PNAE = [...BARRAS_DO_PNAE, 'SEM_GRAU'] as const;
export type RecorteDoPnae = (typeof RECORTES_DO_PNAE)[number];

/** What the money of a year is divided by. */
export const DIVISOES_DO_PNAE = ['UNIDADE', 'MES'] as const;
export type DivisaoDoPnae = (typeof DIVISOES_DO_PNAE)[number];
