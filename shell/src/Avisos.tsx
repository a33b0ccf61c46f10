import { useEffect, useRef } from 'react';
import { toast, ToastContainer, type CloseButtonProps, type Id } from 'react-toastify';
import './avisos.css';

/**
 * Whether the focus is on the notices. On one that goes away it does not count: nothing tells when it is gone.
 * @param removido a notice that begins to go away
 */
function focado(removido?: Id): boolean {
  const aviso = document.activeElement?.closest<HTMLElement>('.Toastify__toast');
  if (aviso) return aviso.dataset.in === 'true' && aviso.id !== String(removido);
  return document.activeElement?.closest('.Toastify') != null;
}

/**
 * The page's one container of notices: 4 s, top right, with a progress bar (specification 1, section 8). The time is
 * paused under the pointer and under the focus. Alt+T leads to the newest notice.
 */
export function Avisos() {
  const parados = useRef(false);
  useEffect(
    () =>
      toast.onChange(({ status, id }) => {
        if (status !== 'removed' || !parados.current || focado(id)) return;
        // A notice that is removed tells no blur. The other notices go on.
        parados.current = false;
        toast.play();
      }),
    [],
  );
  return (
    <div
      onFocus={() => {
        if (!focado()) return;
        parados.current = true;
        toast.pause();
      }}
      onBlur={() => {
        parados.current = false;
        toast.play();
      }}
      onAnimationEnd={({ target }) => {
        // The library starts the time of a notice when it has come, also where it was paused before.
        if (!(target instanceof HTMLElement) || !target.matches('.Toastify__toast')) return;
        if (focado()) toast.pause();
        else if (target.matches(':hover')) toast.pause({ id: target.id });
      }}
    >
      <ToastContainer
        position="top-right"
        autoClose={4000}
        hideProgressBar={false}
        closeOnClick={false}
        pauseOnFocusLoss={false}
        aria-label="Avisos"
        closeButton={Fechar}
      />
    </div>
  );
}

function Fechar({ closeToast }: CloseButtonProps) {
  return (
    <button type="button" className="fechar-aviso" aria-label="Fechar aviso" onClick={closeToast}>
      ×
    </button>
  );
}
