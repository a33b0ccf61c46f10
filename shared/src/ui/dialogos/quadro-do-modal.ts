import type { ModalProps } from 'antd';
import { useTelaEstreita } from '../tela/useTelaEstreita.js';

const TELA_CHEIA = {
  width: '100%',
  style: { top: 0, maxWidth: '100%', margin: 0, padding: 0 },
  styles: {
    container: { display: 'flex', flexDirection: 'column', height: '100dvh', borderRadius: 0, padding: 16 },
    // Beside the cross.
    header: { paddingInlineEnd: 32 },
    body: { flex: 1, minHeight: 0, overflowY: 'auto' },
  },
} as const satisfies ModalProps;

/** The size of a modal over a record: on a phone the whole screen, with title and buttons always in sight. */
export function useQuadroDoModal(largura: number | undefined): Pick<ModalProps, 'width' | 'style' | 'styles'> {
  return useTelaEstreita() ? TELA_CHEIA : { width: largura };
}
