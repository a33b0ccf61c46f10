import { screen, waitFor } from '@testing-library/react';

/**
 * Waits until a dialog is open and has the focus, and returns it. A dialog takes the focus a moment after it is drawn;
 * a field that is clicked before that loses the focus again, as long as another dialog below it is open.
 */
export async function esperarDialogo(nome: string | RegExp): Promise<HTMLElement> {
  const dialogo = await screen.findByRole('dialog', { name: nome });
  await waitFor(() => expect(dialogo).toContainElement(document.activeElement as HTMLElement));
  return dialogo;
}
