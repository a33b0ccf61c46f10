import { waitFor } from '@testing-library/react';
import { acionar } from './acionar.js';
import type { renderTela } from './renderTela.js';

/**
 * Presses 'Duplicar' of a row.
 * @param cadastro the path that it opens
 * @param responder answers the questions before it
 * @returns what the registration gets: the `valores` of its `renderTela`
 */
export async function duplicarLinha(
  { usuario, router, unmount }: ReturnType<typeof renderTela>,
  linha: string,
  cadastro: string,
  responder?: () => Promise<void>,
): Promise<object> {
  await acionar(usuario, 'Duplicar', linha);
  await responder?.();
  await waitFor(() => expect(router.state.location.pathname).toBe(cadastro));
  unmount();
  return (router.state.location.state as { valores: object }).valores;
}
