/** Acts of a holder of USUARIOS that wait for another holder's approval. Each is done to one user. */
export const ATOS_COM_APROVACAO = ['DAR_USUARIOS', 'RETIRAR_USUARIOS', 'DESATIVAR', 'REATIVAR'] as const;
export type AtoComAprovacao = (typeof ATOS_COM_APROVACAO)[number];

/** What waits for the approval. */
export const ROTULOS_ATO_COM_APROVACAO: Record<AtoComAprovacao, string> = {
  DAR_USUARIOS: 'Permissão Usuários',
  RETIRAR_USUARIOS: 'Retirada da permissão Usuários',
  DESATIVAR: 'Desativação',
  REATIVAR: 'Reativação',
};
