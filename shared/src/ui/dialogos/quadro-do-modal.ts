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

/** At the right edge, over the whole height: the page behind it is in sight where there is room. */
const GAVETA = {
  ...TELA_CHEIA,
  width: 'min(760px, 100%)',
  style: { ...TELA_CHEIA.style, marginInlineStart: 'auto' },
} as const satisfies ModalProps;

/** At the lower edge, as high as its content, and never so high that title or buttons are out of sight. */
export const FOLHA = {
  ...TELA_CHEIA,
  style: { ...TELA_CHEIA.style, position: 'fixed', top: 'auto', bottom: 0 },
  styles: {
    container: {
      ...TELA_CHEIA.styles.container,
      height: 'auto',
      maxHeight: '90dvh',
      borderRadius: '16px 16px 0 0',
      paddingBlockEnd: 'max(16px, env(safe-area-inset-bottom))',
    },
    body: { minHeight: 0, overflowY: 'auto' },
    footer: { display: 'flex', gap: 12 },
  },
} as const satisfies ModalProps;

/** As high as its content, and never so high that title or buttons are out of sight. */
const daAlturaDaJanela = (width: number): QuadroDoModal => ({
  width,
  style: { top: 24, paddingBottom: 24 },
  styles: {
    container: { display: 'flex', flexDirection: 'column', maxHeight: 'calc(100dvh - 48px)' },
    body: { minHeight: 0, overflowY: 'auto' },
  },
});

/** Width of a modal in px, the whole screen at every size, or a drawer at its right edge. */
export type LarguraDoModal = number | 'TELA_CHEIA' | 'GAVETA';

export type QuadroDoModal = Pick<ModalProps, 'width' | 'style' | 'styles'>;

/** The size of a modal of this width; the whole screen and a drawer have title and buttons always in sight. */
const quadroDe = (largura: LarguraDoModal | undefined): QuadroDoModal =>
  largura === 'TELA_CHEIA' ? TELA_CHEIA : largura === 'GAVETA' ? GAVETA : { width: largura };

/** The size of a modal over a form: on a phone the whole screen. */
export function useQuadroDoModal(largura: LarguraDoModal | undefined): QuadroDoModal {
  return quadroDe(useTelaEstreita() ? 'TELA_CHEIA' : largura);
}

/** Fields of a form that need more than this width in px need a phone's whole screen. */
const FORMULARIO_CURTO = 520;

/** The size of a modal with a form: its fields scroll between title and buttons at every size. */
export function useQuadroDoFormulario(largura: LarguraDoModal): QuadroDoModal {
  const naTelaEstreita = useQuadroDoModal(largura);
  const quadro = typeof largura === 'number' && largura <= FORMULARIO_CURTO ? quadroDe(largura) : naTelaEstreita;
  return typeof quadro.width === 'number' ? daAlturaDaJanela(quadro.width) : quadro;
}

/** The size of a modal that shows a record: its content scrolls between title and buttons at every size. */
export function useQuadroDoRegistro(largura: LarguraDoModal = 560): QuadroDoModal {
  const quadro = useQuadroDoModal(largura);
  return typeof quadro.width === 'number' ? daAlturaDaJanela(quadro.width) : quadro;
}
