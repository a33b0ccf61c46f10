import { ToastContainer, type CloseButtonProps } from 'react-toastify';

/** The page's one container of notices: 4 s, top right, with a progress bar (specification 1, section 8). */
export function Avisos() {
  return (
    <ToastContainer
      position="top-right"
      autoClose={4000}
      hideProgressBar={false}
      closeOnClick={false}
      pauseOnFocusLoss={false}
      aria-label="Avisos"
      closeButton={Fechar}
    />
  );
}

function Fechar({ closeToast }: CloseButtonProps) {
  return (
    <button type="button" className="fechar-aviso" aria-label="Fechar aviso" onClick={closeToast}>
      ×
    </button>
  );
}
