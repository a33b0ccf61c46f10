import { useEffect, useRef, useState } from 'react';
import { useImprimindo } from './useImprimindo.js';
import { pedirVez } from './vez.js';

/** A slice that takes less (ms, with its frame) is followed by one twice as large, which takes about 200 ms at most. */
const DEPRESSA = 100;

/**
 * How many of `total` rows to draw now: `primeira` of them first, more in each idle period of the page, and all of them
 * on paper. Thousands of rows in one task keep a cheap phone from answering for seconds. The slices grow as long as the
 * device draws them fast: each one costs a layout and a frame of the whole page.
 * @param primeira how many rows the first slice has
 * @param lista the count begins again when this changes, such as the text of a search
 */
export function useFatias(total: number, primeira: number, lista = ''): number {
  const imprimindo = useImprimindo();
  const [desenhadas, setDesenhadas] = useState({ lista, quantas: primeira, fatia: primeira });
  const { quantas, fatia } = desenhadas.lista === lista ? desenhadas : { quantas: primeira, fatia: primeira };
  const [comecou] = useState(() => performance.now());
  const pedida = useRef(comecou);
  useEffect(() => {
    if (quantas >= total) return;
    return pedirVez(() => {
      const agora = performance.now();
      const seguinte = agora - pedida.current < DEPRESSA ? 2 * fatia : fatia;
      pedida.current = agora;
      setDesenhadas({ lista, quantas: quantas + seguinte, fatia: seguinte });
    });
  }, [lista, quantas, total, fatia]);
  return imprimindo ? total : Math.min(quantas, total);
}
