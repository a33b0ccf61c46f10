import { nomeDoConjunto } from './conjunto.js';

let travado = false;

/**
 * Starts the service worker and has it fetch the live files. From the first call on, the files of this page's own
 * versions stay kept until the page is closed.
 * @param shell version of the shell that drew the page
 * @param areas those with a screen that opens without a network, in the versions that the page uses
 */
export async function guardarParaSemRede(
  shell: string,
  areas: readonly { id: string; versao: string }[],
): Promise<void> {
  if (!travado) {
    travado = true;
    const ateFechar = new Promise<void>(() => undefined);
    void navigator.locks.request(nomeDoConjunto(shell, areas), { mode: 'shared' }, () => ateFechar);
  }
  try {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage('renovar');
  } catch (erro) {
    // Private windows and policies refuse it, or the network went away.
    console.warn('The files for the time without a network are not kept:', erro);
  }
}
