import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface Props {
  rotulo: string;
  className: string;
  /** Called after the dialog has closed, for any reason. */
  aoFechar: () => void;
  children: ReactNode;
}

/** A modal of the browser itself, for what may open before antd is here. The focus goes back to where it was. */
export function JanelaModal({ rotulo, className, aoFechar, children }: Props) {
  const janela = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (janela.current !== null && !janela.current.open) janela.current.showModal();
  }, []);
  return (
    <dialog
      ref={janela}
      className={className}
      aria-label={rotulo}
      onClose={aoFechar}
      onClick={({ target, currentTarget }) => {
        // The backdrop belongs to the dialog element itself.
        if (target === currentTarget) currentTarget.close();
      }}
    >
      {children}
    </dialog>
  );
}

/** Closes the modal that it is in. */
export function BotaoFechar() {
  return (
    <button
      type="button"
      className="janela-fechar"
      aria-label="Fechar"
      onClick={({ currentTarget }) => {
        currentTarget.closest('dialog')?.close();
      }}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d="M6 6l12 12M18 6L6 18" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
    </button>
  );
}
