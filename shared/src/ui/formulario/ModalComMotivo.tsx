import { LIMITES } from '@merenda/shared/contratos';
import type { ComponentProps } from 'react';
import { CampoTexto } from '../campos/CampoTexto.js';
import { ModalFormulario } from './ModalFormulario.js';

interface ComMotivo {
  motivo: string;
}

interface ModalComMotivoProps extends Omit<ComponentProps<typeof ModalFormulario<ComMotivo>>, 'titulo' | 'children'> {
  /** What is done with the entity: 'cancelar'. The texts are made of it. */
  verbo: `${string}ar`;
  /** Lines of the field. */
  linhas?: number;
  ajuda?: string;
  /** What the act is about, above the field. */
  children?: ComponentProps<typeof ModalFormulario>['children'];
}

/** Asks why a record is cancelled, blocked or undone, and does it. */
export function ModalComMotivo({ verbo, linhas = 3, ajuda, children, ...modal }: ModalComMotivoProps) {
  const { artigo, nome } = modal.entidade;
  const imperativo = `${verbo.charAt(0).toUpperCase()}${verbo.slice(1)}`;
  return (
    <ModalFormulario<ComMotivo>
      titulo={`${imperativo} ${nome}`}
      confirmacao={`Deseja realmente ${verbo} ${artigo} ${nome}?`}
      sucesso={`${nome} ${verbo.slice(0, -1)}d${artigo} com sucesso!`}
      rotuloSalvar={`${imperativo} ${nome.toLowerCase()}`}
      largura={520}
      {...modal}
    >
      {children}
      <CampoTexto nome="motivo" rotulo="Motivo" obrigatorio linhas={linhas} max={LIMITES.motivo} ajuda={ajuda} />
    </ModalFormulario>
  );
}
