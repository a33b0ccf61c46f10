import type { KeyboardEvent } from 'react';

const CONTROLES = 'button, a[href], input[type="checkbox"]';
const DE_MENU = '[aria-haspopup="menu"], [aria-haspopup="true"]';

/**
 * For `onKeyDown` around a table: from a control of a row, ↓ and ↑ lead to the same control of the next row and of the
 * row before. Enter is the control's own. A button that opens a menu keeps its arrows.
 */
export function andarPelasLinhas(evento: KeyboardEvent<HTMLElement>): void {
  const passo = evento.key === 'ArrowDown' ? 1 : evento.key === 'ArrowUp' ? -1 : 0;
  if (passo === 0 || evento.defaultPrevented || evento.altKey || evento.ctrlKey || evento.metaKey || evento.shiftKey)
    return;
  const controle = evento.target instanceof Element ? evento.target.closest<HTMLElement>(CONTROLES) : null;
  const celula = controle?.closest('td');
  const linha = celula?.closest('tr');
  if (!controle || !celula || !linha || controle.matches(DE_MENU)) return;
  const linhas = Array.from(evento.currentTarget.querySelectorAll('tr')).filter((uma) => em(uma).length > 0);
  const outra = linhas[linhas.indexOf(linha) + passo];
  if (!outra?.closest('tbody')) return;
  const daCelula = em(outra.cells[celula.cellIndex]);
  const destino = daCelula[em(celula).indexOf(controle)] ?? daCelula[0] ?? em(outra)[0];
  evento.preventDefault();
  destino?.focus();
}

const em = (onde: Element | undefined): HTMLElement[] =>
  onde ? Array.from(onde.querySelectorAll<HTMLElement>(CONTROLES)) : [];

/** The button that opens the record of a row. */
const ABRE = 'td:last-child button[aria-label^="Exibir "]';

/** Moves the focus to the button that opens a table's first row, or to its first action; false if it has none. */
export function focarPrimeiraLinha(quadro: HTMLElement | null): boolean {
  const linha = Array.from(quadro?.querySelectorAll('tbody tr') ?? []).find((uma) => em(uma).length > 0);
  const acao =
    linha?.querySelector<HTMLElement>(ABRE) ??
    linha?.querySelector<HTMLElement>('td:last-child button') ??
    em(linha)[0];
  acao?.focus();
  return acao !== undefined;
}
