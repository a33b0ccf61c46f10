import { fireEvent } from '@testing-library/react';

/**
 * Types a text key by key without a pause between the keys, however slow the machine is: for what a screen does only
 * after a pause.
 */
export function digitarDepressa(campo: HTMLElement, texto: string): void {
  for (let n = 1; n <= texto.length; n += 1) fireEvent.input(campo, { target: { value: texto.slice(0, n) } });
}
