import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens the menu '⋯' of the list, unless it is open, and chooses one of its tools: `usarFerramenta(usuario, 'Selecionar')`. */
export async function usarFerramenta(usuario: UserEvent, nome: string | RegExp): Promise<void> {
  await usuario.click(await ferramenta(usuario, nome));
}

/** The entry of a tool in the menu '⋯' of the list, which is opened for it. */
export async function ferramenta(usuario: UserEvent, nome: string | RegExp): Promise<HTMLElement> {
  const menu = await screen.findByRole('button', { name: 'Mais ações da lista' });
  if (menu.getAttribute('aria-expanded') === 'false') await usuario.click(menu);
  return screen.findByRole('button', { name: nome });
}

/** Opens the fields of the search that the line of tools does not have, unless they are open. */
export async function abrirFiltros(usuario: UserEvent): Promise<void> {
  const filtros = await screen.findByRole('button', { name: 'Filtros' });
  if (filtros.getAttribute('aria-expanded') === 'false') await usuario.click(filtros);
}
