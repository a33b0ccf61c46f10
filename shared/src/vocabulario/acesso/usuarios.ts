/** CONVIDADO: the user has not chosen a password. DESATIVADO: the user cannot log in. */
export const SITUACOES_USUARIO = ['ATIVO', 'CONVIDADO', 'DESATIVADO'] as const;
export type SituacaoUsuario = (typeof SITUACOES_USUARIO)[number];

/** The state of a user's access in words. */
export const ROTULOS_SITUACAO_USUARIO: Record<SituacaoUsuario, string> = {
  ATIVO: 'Ativo',
  CONVIDADO: 'Convite pendente',
  DESATIVADO: 'Inativo',
};

/** Which users a search finds: those who may log in or are invited, the others, or all. */
export const SITUACOES_DA_BUSCA_DE_USUARIOS = ['ATIVOS', 'INATIVOS', 'TODOS'] as const;

/** What the list of users can be sorted by: the names that the titles of its columns give. */
export const ORDENS_USUARIO = ['nome', 'usuario', 'e-mail', 'tipo', 'situacao'] as const;
export type OrdemUsuario = (typeof ORDENS_USUARIO)[number];
