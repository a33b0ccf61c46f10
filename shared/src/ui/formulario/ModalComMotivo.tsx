import { LIMITES } from '@merenda/shared/contratos';
import type { ReactNode } from 'react';
import { CampoTexto } from '../campos/CampoTexto.js';
import { frasesDoAto } from './entidade.js';
import { ModalFormulario, type ModalFormularioProps } from './ModalFormulario.js';

interface ComMotivo {
  motivo: string;
}

interface ModalComMotivoProps extends Omit<ModalFormularioProps<ComMotivo>, 'titulo' | 'children'> {
  /** What is done with the entity: 'cancelar'. The texts are made of it. */
  verbo: `${string}ar`;
  /** Lines of the field. */
  linhas?: number;
  ajuda?: string;
  /** What the act is about, above the field. */
  children?: ReactNode;
}

/** Asks why a record is cancelled, blocked or undone, and does it. */
export function ModalComMotivo({ verbo, linhas = 3, ajuda, children, ...modal }: ModalComMotivoProps) {
  return (
    <ModalFormulario<ComMotivo> {...frasesDoAto(modal.entidade, verbo)} largura={520} {...modal}>
      {children}
      <CampoTexto nome="motivo" rotulo="Motivo" obrigatorio linhas={linhas} max={LIMITES.motivo} ajuda={ajuda} />
    </ModalFormulario>
  );
}
