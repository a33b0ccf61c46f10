import type { KeyboardEvent } from 'react';

/** For the title of the button that submits a form. */
export const ATALHO_DE_ENVIO = 'Ctrl+Enter';

/**
 * Ctrl+Enter (⌘ Enter) inside a form does what a click on its submit button does. The button takes the focus, so that
 * the field takes over the typed text, as with a click.
 * @param formulario the id of the form's element
 */
export function enviarComCtrlEnter(evento: KeyboardEvent<HTMLElement>, formulario: string): void {
  if (evento.key !== 'Enter' || !(evento.ctrlKey || evento.metaKey)) return;
  // React passes on the keys of a dialog that the form opened: it is no part of the form on the page.
  if (!evento.currentTarget.contains(evento.target as Node)) return;
  const elemento = document.getElementById(formulario);
  if (!(elemento instanceof HTMLFormElement)) return;
  const botao = [...elemento.elements].find((um) => um instanceof HTMLButtonElement && um.type === 'submit');
  if (!(botao instanceof HTMLButtonElement) || botao.disabled) return;
  evento.preventDefault();
  botao.focus({ preventScroll: true });
  botao.click();
}
