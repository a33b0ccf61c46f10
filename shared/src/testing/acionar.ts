import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/**
 * The control of an action on a row, when the row has come: its button, or its entry in the menu 'Mais' of the row, which
 * is opened for it.
 * @param linha the name of the row, as in 'Editar ARROZ'
 */
export async function acaoDaLinha(usuario: UserEvent, acao: string, linha: string): Promise<HTMLElement> {
  const rotuloDoMenu = `Mais ações de ${linha}`;
  const [primeiro = document.body] = await screen.findAllByRole('button', {
    name: (nome) => nome === `${acao} ${linha}` || nome === rotuloDoMenu,
  });
  if (primeiro.getAttribute('aria-haspopup') !== 'menu') return primeiro;
  if (primeiro.getAttribute('aria-expanded') === 'false') await usuario.click(primeiro);
  return within(screen.getByRole('menu', { name: rotuloDoMenu })).getByRole('menuitem', { name: acao });
}

/** Does an action on a row: `acionar(usuario, 'Excluir', 'ARROZ')`. */
export async function acionar(usuario: UserEvent, acao: string, linha: string): Promise<void> {
  await usuario.click(await acaoDaLinha(usuario, acao, linha));
}
