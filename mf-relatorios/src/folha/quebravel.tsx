import { Fragment, type ReactNode } from 'react';

/** A word that pushes the columns beside it off the paper, or an e-mail address, which is one. */
const COMPRIDA = /\S{25}|\S@\S/;

/** After an at sign, and from the 24th letter of a word on. */
const QUEBRAS = /(?<=\S@)(?=\S)|(?<=[^\s@]{24})(?=\S)/;

/**
 * A text that may be broken between words, and inside the very long ones and addresses only. No component: a report has
 * tens of thousands of cells.
 */
export function quebravel(texto: string): ReactNode {
  if (!COMPRIDA.test(texto)) return texto;
  return texto.split(QUEBRAS).map((pedaco, posicao) => (
    // The pieces of one text never move.
    <Fragment key={posicao}>
      {posicao > 0 && <wbr />}
      {pedaco}
    </Fragment>
  ));
}
