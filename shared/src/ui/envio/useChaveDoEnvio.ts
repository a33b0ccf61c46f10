import { novaIdempotencia } from '@merenda/shared';
import { useRef } from 'react';

interface ChaveDoEnvio<V> {
  /** The key of a submission of these values. */
  chaveDe: (valores: V) => string;
  /** The submission is done: the next one has a new key, also with the same values. */
  concluir: () => void;
}

/**
 * The `Idempotency-Key` of the submissions here: a refused submission, or one without a response, keeps its key until
 * other values are sent. `useEnvio` has it already; this is for data that is stored without a question.
 */
export function useChaveDoEnvio<V>(): ChaveDoEnvio<V> {
  const ultimo = useRef<{ escritos: string | undefined; chave: string } | null>(null);
  return {
    chaveDe(valores) {
      const escritos = JSON.stringify(valores);
      if (ultimo.current === null || ultimo.current.escritos !== escritos)
        ultimo.current = { escritos, chave: novaIdempotencia() };
      return ultimo.current.chave;
    },
    concluir() {
      ultimo.current = null;
    },
  };
}
