import { api } from '@merenda/shared';
import { paraBusca } from '@merenda/shared/formatos';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';

const FAMILIA = ['busca'];

/** Time without a keystroke after which the server is asked (ms). */
const PAUSA = 150;

/** GET /busca: the records that have the words or the number of the term; those of the term before while they are read. */
export function useBusca(termo: string) {
  const procurado = paraBusca(termo);
  return useQuery({
    queryKey: [...FAMILIA, procurado],
    queryFn:
      procurado === ''
        ? skipToken
        : async ({ signal }) => {
            await pausa(signal);
            return api.get('busca', { busca: { termo: procurado }, signal });
          },
    placeholderData: keepPreviousData,
  });
}

/** Ends after the pause, or fails when the next key has made the question old. */
const pausa = (signal: AbortSignal) =>
  new Promise<void>((resolver, recusar) => {
    const espera = setTimeout(resolver, PAUSA);
    signal.addEventListener('abort', () => {
      clearTimeout(espera);
      recusar(signal.reason as Error);
    });
  });
