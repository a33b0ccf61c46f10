export const TIPOS_AQUISICAO = ['LICITACAO', 'CHAMADA', 'DIRETA'] as const;
export type TipoAquisicao = (typeof TIPOS_AQUISICAO)[number];

export const ROTULOS_TIPO_AQUISICAO: Record<TipoAquisicao, string> = {
  LICITACAO: 'Licitação',
  CHAMADA: 'Chamada pública',
  DIRETA: 'Compra direta',
};

/** The fields that an acquisition of this type has, and must have (specification 2, section 5). */
export const CAMPOS_DO_TIPO_AQUISICAO = {
  LICITACAO: ['tipoDeLicitacao', 'modalidadeLicitacao'],
  CHAMADA: ['fonteRecurso'],
  DIRETA: ['fonteRecurso'],
} as const satisfies Record<TipoAquisicao, readonly string[]>;
export type CampoDoTipoAquisicao = (typeof CAMPOS_DO_TIPO_AQUISICAO)[TipoAquisicao][number];

export const STATUS_AQUISICAO = ['PENDENTE', 'VIGENTE', 'CANCELADA'] as const;
export type StatusAquisicao = (typeof STATUS_AQUISICAO)[number];

export const ROTULOS_STATUS_AQUISICAO: Record<StatusAquisicao, string> = {
  PENDENTE: 'Pendente',
  VIGENTE: 'Vigente',
  CANCELADA: 'Cancelada',
};

/** Label of a VIGENTE acquisition past its validity; it is not a stored status. */
export const ROTULO_AQUISICAO_VENCIDA = 'Vencida';

/** Why an acquisition in force needs attention; it may have both. */
export const ROTULOS_ALERTA_AQUISICAO = { NO_FIM: 'No fim da vigência', SALDO_BAIXO: 'Saldo baixo' } as const;
export type AlertaAquisicao = keyof typeof ROTULOS_ALERTA_AQUISICAO;

export const TIPOS_ADITIVO = ['PRAZO', 'VALOR'] as const;
export type TipoAditivo = (typeof TIPOS_ADITIVO)[number];

export const ROTULOS_TIPO_ADITIVO: Record<TipoAditivo, string> = {
  PRAZO: 'Prazo',
  VALOR: 'Valor',
};
