import { create } from 'zustand';

/** The event by which Chromium offers to install the product. */
interface Oferta extends Event {
  prompt: () => Promise<unknown>;
}

/** The browser's offer to install the product; null: it makes none. */
export const useOferta = create<{ oferta: Oferta | null }>()(() => ({ oferta: null }));

/** From now on the product itself offers to be installed, in the account's panel. Called once, at startup. */
export function esperarOferta(): void {
  addEventListener('beforeinstallprompt', (evento) => {
    evento.preventDefault();
    useOferta.setState({ oferta: evento as Oferta });
  });
  addEventListener('appinstalled', () => {
    useOferta.setState({ oferta: null });
  });
}

/** Safari on iPhone and iPad tells whether the page was opened from its icon; it makes no offer. */
const { standalone } = navigator as { standalone?: boolean };

/** Whether the page was opened from the installed product's icon. */
export const instalado = (): boolean => standalone === true || matchMedia('(display-mode: standalone)').matches;

/** Whether only the user can install it, by the browser's own menu. */
export const instalaPelaSafari = standalone === false;
