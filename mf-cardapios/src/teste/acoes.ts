import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

export const botao = (name: string | RegExp) => screen.getByRole('button', { name });

/** Chooses an option of the select of that name, inside `onde` when there are several. */
export async function escolher(
  usuario: UserEvent,
  campo: string | RegExp,
  opcao: string | RegExp,
  onde: HTMLElement = document.body,
) {
  const select = within(onde).getByRole('combobox', { name: campo });
  await usuario.click(select);
  // antd puts the list of each select at the end of the page: only the open one counts.
  const lista =
    document.getElementById(select.getAttribute('aria-controls') ?? '')?.closest<HTMLElement>('.ant-select-dropdown') ??
    document.body;
  await usuario.click(await within(lista).findByText(opcao, { selector: '.ant-select-item-option-content' }));
}

/** Answers 'Sim' to the 'Aviso' that asks `pergunta`. */
export async function confirmar(usuario: UserEvent, pergunta: string) {
  const aviso = await screen.findByRole('dialog', { name: 'Aviso' });
  expect(aviso).toHaveTextContent(pergunta);
  await usuario.click(within(aviso).getByRole('button', { name: 'Sim' }));
}

/** Answers the question who a copy is for: the same students. */
export const paraOsMesmos = (usuario: UserEvent) => async () =>
  usuario.click(await screen.findByRole('button', { name: 'Continuar' }));

/** The details of a record in a dialog, as [label, value]. */
export function detalhesEm(dialogo: HTMLElement): (string | null)[][] {
  const valores = within(dialogo).getAllByRole('definition');
  return within(dialogo)
    .getAllByRole('term')
    .map(({ textContent }, i) => [textContent, valores[i]?.textContent ?? null]);
}
