import { Fragment, type ReactNode } from 'react';

/** A longer word would push the columns beside it off the paper. */
const PALAVRA = 16;
const COMPRIDA = new RegExp(`\\S{${PALAVRA + 1}}`);
const PEDACOS = new RegExp(`(\\S{${PALAVRA}})(?=\\S)`);

/** A text that may be broken between words, and inside the very long ones only. No component: a report has tens of thousands of cells. */
export function quebravel(texto: string): ReactNode {
  if (!COMPRIDA.test(texto)) return texto;
  return texto.split(PEDACOS).map((pedaco, posicao) => (
    // The pieces of one text never move.
    <Fragment key={posicao}>
      {posicao > 0 && posicao % 2 === 0 && <wbr />}
      {pedaco}
    </Fragment>
  ));
}
