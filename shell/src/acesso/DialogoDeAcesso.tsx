import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';

interface Props {
  titulo: string;
  /** Called after the dialog has closed, for any reason. */
  aoFechar: () => void;
  children: ReactNode;
}

/** A modal of the login screen, drawn by the browser itself: antd is not here yet. Render it while it is wanted. */
export function DialogoDeAcesso({ titulo, aoFechar, children }: Props) {
  const dialogo = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    if (dialogo.current === null || dialogo.current.open) return;
    dialogo.current.showModal();
    // The browser would take the first thing that can have the focus: the button that closes.
    dialogo.current.querySelector('input')?.focus();
  }, []);

  return (
    <dialog ref={dialogo} className="acesso-dialogo" aria-labelledby={id} onClose={aoFechar}>
      <div className="acesso-dialogo-topo">
        <h2 id={id}>{titulo}</h2>
        <button
          type="button"
          className="acesso-dialogo-fechar"
          aria-label="Fechar"
          onClick={() => dialogo.current?.close()}
        >
          <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        </button>
      </div>
      {children}
    </dialog>
  );
}
