import { queryClient } from '@merenda/shared';

/** After so long it is looked again whether the page is complete (ms). */
const ESPERA = 500;

/** What browsers tell of the connection; Safari and Firefox tell nothing. */
interface Conexao {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the connection is very slow, or the user asks to save data. */
export function poupaDados(): boolean {
  const { saveData = false, effectiveType = '4g' } = (navigator as { connection?: Conexao }).connection ?? {};
  return saveData || effectiveType.endsWith('2g');
}

/**
 * Does something when the page is complete and nothing else happens.
 * @returns gives it up
 */
export function aoSossegar(fazer: () => void): () => void {
  let acabou = false;
  let relogio: ReturnType<typeof setTimeout> | undefined;
  // Safari has no idle time.
  const emSossego = globalThis.requestIdleCallback ?? ((depois: () => void) => setTimeout(depois, ESPERA));
  const tentar = () => {
    if (acabou) return;
    if (completa()) fazer();
    else relogio = setTimeout(() => emSossego(tentar), ESPERA);
  };
  emSossego(tentar);
  return () => {
    acabou = true;
    clearTimeout(relogio);
  };
}

const completa = (): boolean =>
  document.readyState === 'complete' &&
  Array.from(document.images).every(({ complete }) => complete) &&
  queryClient.isFetching() === 0;
