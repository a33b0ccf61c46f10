import { fireEvent, screen } from '@testing-library/react';

/** Opens the panel of the account, as its button does in a browser: jsdom has no popovers. */
export function abrirConta(): void {
  const painel = screen.getByRole('dialog', { name: 'Sua conta' });
  painel.hidePopover = () => undefined;
  fireEvent(painel, Object.assign(new Event('beforetoggle'), { newState: 'open' }));
}
