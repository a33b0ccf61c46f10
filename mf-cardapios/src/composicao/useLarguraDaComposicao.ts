import { useTelaEstreita, type LarguraDoModal } from '@merenda/shared/ui';

/** A modal with the panel 'Por aluno' beside its fields; the whole screen of a phone. */
export const useLarguraDaComposicao = (): LarguraDoModal => (useTelaEstreita() ? 'TELA_CHEIA' : 1160);
