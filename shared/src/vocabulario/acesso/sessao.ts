/**
 * Why a session ended: unused for too long, its longest time over, ended by its user on another device, or by a new
 * password, other permissions or stocks, or a deactivation.
 */
export const MOTIVOS_DO_FIM = ['SEM_USO', 'PRAZO', 'ENCERRADA', 'SENHA', 'ACESSO', 'DESATIVADO'] as const;
export type MotivoDoFim = (typeof MOTIVOS_DO_FIM)[number];

/**
 * What a session opens: all that its user may do, only the enrolment of a second factor, or only the kitchen (a session
 * that a PIN has opened).
 */
export const ALCANCES = ['TUDO', 'SEGUNDO_FATOR', 'COZINHA'] as const;
export type Alcance = (typeof ALCANCES)[number];
