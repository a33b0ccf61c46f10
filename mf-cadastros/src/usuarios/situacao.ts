import type { SituacaoUsuario } from '@merenda/shared/contratos';
import type { Tom } from '@merenda/shared/ui';

/** The colour of the state of a user's access. */
export const TONS: Record<SituacaoUsuario, Tom> = { ATIVO: 'sucesso', CONVIDADO: 'espera', DESATIVADO: 'neutro' };

/** The sentence after an invitation was sent. */
export const conviteEnviado = (email: string): string => `Convite enviado para ${email}.`;
