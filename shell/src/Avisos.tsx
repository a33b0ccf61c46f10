import { useEffect, useRef } from 'react';
import { toast, ToastContainer, type CloseButtonProps } from 'react-toastify';
import './avisos.css';

/**
 * The page's one container of notices: 4 s, top right, with a progress bar (specification 1, section 8). The time stands
 * still under the pointer and under the focus. Alt+T leads to the newest notice.
 */
export function Avisos() {
  const comFoco = useRef(false);
  useEffect(
    () =>
      toast.onChange(({ status }) => {
        if (status !== 'removed' || !comFoco.current || document.activeElement?.closest('.Toastify')) return;
        // A notice that is removed tells no blur. The other notices go on.
        comFoco.current = false;
        toast.play();
      }),
    [],
  );
  return (
    <div
      onFocus={() => {
        comFoco.current = true;
        toast.pause();
      }}
      onBlur={() => {
        comFoco.current = false;
        toast.play();
      }}
      onAnimationEnd={({ target }) => {
        // The library starts the time of a notice when it has come, also where it stood still before.
        if (!(target instanceof HTMLElement) || !target.matches('.Toastify__toast')) return;
        if (comFoco.current) toast.pause();
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
