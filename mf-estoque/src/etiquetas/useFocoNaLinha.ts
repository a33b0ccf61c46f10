import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Moves the focus to the number of a row, after the changes that bring the row into sight are drawn.
 * @returns what contains the rows, each with its stock line as `data-linha`; and the function that asks for the focus
 */
export function useFocoNaLinha<E extends HTMLElement>(): [lista: RefObject<E | null>, focar: (linha: number) => void] {
  const lista = useRef<E>(null);
  const [pedida, setPedida] = useState<{ linha: number } | null>(null);
  useEffect(() => {
    if (pedida === null) return;
    const campo = lista.current?.querySelector<HTMLInputElement>(`[data-linha="${pedida.linha}"] input[inputmode]`);
    campo?.focus();
    campo?.select();
  }, [pedida]);
  // An object of its own each time: the same row may be asked for again.
  return [lista, (linha) => setPedida({ linha })];
}
