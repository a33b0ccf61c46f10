import { pedacosQuebraveis } from '@merenda/shared/regras';
import { Fragment, type ReactNode } from 'react';

/**
 * A text that may be broken between words, and inside the very long ones and addresses only. No component: a report has
 * tens of thousands of cells.
 */
export function quebravel(texto: string): ReactNode {
  const pedacos = pedacosQuebraveis(texto);
  if (pedacos.length === 1) return texto;
  return pedacos.map((pedaco, posicao) => (
    // The pieces of one text never move.
    <Fragment key={posicao}>
      {posicao > 0 && <wbr />}
      {pedaco}
    </Fragment>
  ));
}
