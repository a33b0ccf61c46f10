import { useEffect, useState } from 'react';
import { useImprimindo } from './useImprimindo.js';
import { pedirVez } from './vez.js';

/**
 * How many of `total` rows to draw now: `fatia` of them first, as many more in each idle period of the page, and all of
 * them on paper. Thousands of rows in one task keep a cheap phone from answering for seconds.
 * @param lista the count begins again when this changes, such as the text of a search
 */
export function useFatias(total: number, fatia: number, lista = ''): number {
  const imprimindo = useImprimindo();
  const [desenhadas, setDesenhadas] = useState({ lista, quantas: fatia });
  const quantas = desenhadas.lista === lista ? desenhadas.quantas : fatia;
  useEffect(
    () => (quantas < total ? pedirVez(() => setDesenhadas({ lista, quantas: quantas + fatia })) : undefined),
    [lista, quantas, total, fatia],
  );
  return imprimindo ? total : Math.min(quantas, total);
}
