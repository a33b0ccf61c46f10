import type { UserEvent } from '@testing-library/user-event';

/**
 * Fills a text field by the clipboard: a click, 'select all', paste. The text replaces what the field has. Each typed
 * key draws the whole form again, so a long text takes seconds; use `usuario.type` only where a test is about single
 * keys (masks, readers of numbers, counters, a search while typing).
 * @throws if the field does not take the focus, as a disabled one does not
 */
export async function colar(usuario: UserEvent, campo: Element, texto: string): Promise<void> {
  await usuario.click(campo);
  if (document.activeElement !== campo) throw new Error('The field to fill did not take the focus.');
  await usuario.keyboard('{Control>}a{/Control}');
  await usuario.paste(texto);
}
