import type { KeyboardEvent } from 'react';

/** What can be filled in a row, in the order of the page. */
const CELULAS = 'input:not(:disabled):not([type="file"]):not([type="hidden"]), textarea:not(:disabled)';

/** Enter in a cell goes to the next one, as in a spreadsheet, and does not send the form. In a long text it breaks the line. */
export function irParaOProximo(evento: KeyboardEvent<HTMLElement>): void {
  const { key, ctrlKey, metaKey, shiftKey, target, currentTarget } = evento;
  if (key !== 'Enter' || ctrlKey || metaKey || !(target instanceof HTMLInputElement)) return;
  // The reader of labels opens from the grid, but is a panel of its own.
  if (!currentTarget.contains(target)) return;
  // Enter opens a list, and takes its option.
  if (target.getAttribute('role') === 'combobox') return;
  evento.preventDefault();
  const celulas = [...currentTarget.querySelectorAll<HTMLElement>(CELULAS)];
  const proxima = celulas[celulas.indexOf(target) + (shiftKey ? -1 : 1)];
  proxima?.focus();
  if (proxima instanceof HTMLInputElement) proxima.select();
}
