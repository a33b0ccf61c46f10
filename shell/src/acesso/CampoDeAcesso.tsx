import { useId, type InputHTMLAttributes } from 'react';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  rotulo: string;
  /** A sentence that says what is expected. */
  ajuda?: string;
  erro: string | null;
}

/** A required field of the login's modals: label, hint and refusal are tied to it for screen readers. */
export function CampoDeAcesso({ rotulo, ajuda, erro, ...entrada }: Props) {
  const id = useId();
  const descricao = [ajuda !== undefined && `${id}-ajuda`, erro !== null && `${id}-erro`].filter(Boolean).join(' ');
  return (
    <div className="campo">
      <label htmlFor={id}>
        {rotulo} <span aria-hidden="true">*</span>
      </label>
      <input {...entrada} id={id} required aria-invalid={erro !== null} aria-describedby={descricao || undefined} />
      {ajuda !== undefined && (
        <span id={`${id}-ajuda`} className="ajuda-do-campo">
          {ajuda}
        </span>
      )}
      {erro !== null && (
        <span id={`${id}-erro`} className="erro-do-campo">
          {erro}
        </span>
      )}
    </div>
  );
}
