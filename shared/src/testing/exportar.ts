import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { usarFerramenta } from './ferramentas.js';
import type { Requisicao, Resposta } from './simularServidor.js';

interface Servidor {
  de: (rota: string) => Requisicao[];
  responder: (rota: string, resposta: Resposta) => void;
}

/**
 * Exports the list of the screen, or of the dialog `onde`, as CSV and waits for its download. `botao` is the button that
 * exports it, or the tool in the menu of the list.
 * @returns the body that asked for it
 */
export async function exportarLista(
  usuario: UserEvent,
  servidor: Servidor,
  lista: string,
  onde: HTMLElement = document.body,
  botao = 'Exportar',
): Promise<unknown> {
  const rota = `POST /exportacoes/${lista}`;
  const baixados: Blob[] = [];
  URL.createObjectURL = (arquivo) => `#${baixados.push(arquivo as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  servidor.responder(rota, { nome: `${lista}.csv`, conteudo: 'QQ==' });
  const aVista = within(onde).queryByRole('button', { name: botao });
  if (aVista) await usuario.click(aVista);
  else await usarFerramenta(usuario, botao);
  await usuario.click(await screen.findByRole('button', { name: 'Exportar CSV' }));
  await waitFor(() => expect(baixados.map(({ type }) => type)).toEqual(['text/csv;charset=utf-8']));
  return servidor.de(rota).at(-1)?.corpo;
}
