import type { SituacaoUsuario } from '@merenda/shared/contratos';
import type { Tom } from '@merenda/shared/ui';

/** The state of a user's access in words. */
export const SITUACOES: Record<SituacaoUsuario, { rotulo: string; tom: Tom }> = {
  ATIVO: { rotulo: 'Ativo', tom: 'sucesso' },
  CONVIDADO: { rotulo: 'Convite pendente', tom: 'espera' },
  DESATIVADO: { rotulo: 'Inativo', tom: 'neutro' },
};

/** The sentence after an invitation was sent. */
export const conviteEnviado = (email: string): string => `Convite enviado para ${email}.`;
