import { confirmarEExecutar, ModalDetalhes } from '@merenda/shared/ui';
import { esperarDialogo, renderTela } from '@merenda/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';

const AQUI = { clientX: 300, clientY: 200 };
const apagados: number[] = [];
beforeEach(() => apagados.splice(0));

function Lista() {
  const apagar = () =>
    void confirmarEExecutar({
      mensagem: 'Deseja realmente excluir o Item?',
      perigo: true,
      acao: () => Promise.resolve(apagados.push(1)),
      sucesso: 'Item excluído com sucesso!',
    });
  const [vendo, setVendo] = useState(false);
  return (
    <>
      <button onClick={apagar}>Excluir</button>
      <button onClick={() => setVendo(true)}>Ver</button>
      {vendo && <ModalDetalhes titulo="Detalhes" detalhes={[]} aoFechar={() => setVendo(false)} />}
    </>
  );
}

const botao = (name: string) => screen.getByRole('button', { name });
const aviso = () => esperarDialogo('Aviso');
/** The backdrop around a dialog. */
const aoLado = (dialogo: HTMLElement) => dialogo.closest('.ant-modal-wrap') as HTMLElement;

/** Mouse events of a press and release outside the dialog, as in a browser. */
function clicarAoLado(dialogo: HTMLElement, onde: object): void {
  fireEvent.mouseDown(aoLado(dialogo), onde);
  fireEvent.mouseUp(aoLado(dialogo), onde);
  fireEvent.click(aoLado(dialogo), onde);
}

test("the second click of a double click neither answers 'Aviso' nor closes it", async () => {
  renderTela(<Lista />);
  fireEvent.click(botao('Excluir'), AQUI);
  const dialogo = await aviso();
  // 'Sim' is right under the pointer; the hand moved a little.
  fireEvent.click(botao('Sim'), { clientX: 303, clientY: 199, detail: 2 });
  clicarAoLado(dialogo, { ...AQUI, detail: 3 });
  fireEvent.click(botao('Sim'), AQUI);
  expect(dialogo).toBeVisible();
  expect(apagados).toEqual([]);

  // At another place it is a separate click, even very soon.
  fireEvent.click(botao('Sim'), { clientX: 420, clientY: 260 });
  expect(await screen.findByText('Item excluído com sucesso!')).toBeInTheDocument();
  expect(apagados).toEqual([1]);
});

test('a click at the same place counts when it comes later', async () => {
  const inicio = Date.now();
  const relogio = jest.spyOn(Event.prototype, 'timeStamp', 'get');
  relogio.mockReturnValue(inicio);
  renderTela(<Lista />);
  fireEvent.click(botao('Excluir'), AQUI);
  await aviso();
  relogio.mockReturnValue(inicio + 601);
  fireEvent.click(botao('Sim'), { ...AQUI, detail: 1 });
  await waitFor(() => expect(apagados).toEqual([1]));
  relogio.mockRestore();
});

test('two clicks before the question is shown ask once, and act once', async () => {
  const { usuario } = renderTela(<Lista />);
  act(() => {
    botao('Excluir').click();
    botao('Excluir').click();
  });
  await aviso();
  await usuario.click(botao('Sim'));
  expect(await screen.findByText('Item excluído com sucesso!')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(apagados).toEqual([1]);
});

test("a click outside 'Aviso' leaves it open; Escape and 'Cancelar' answer no", async () => {
  const { usuario } = renderTela(<Lista />);
  await usuario.click(botao('Excluir'));
  const dialogo = await aviso();
  await waitFor(() => expect(botao('Cancelar')).toHaveFocus());
  await usuario.click(aoLado(dialogo));
  expect(dialogo).toBeVisible();
  expect(botao('Cancelar')).toHaveFocus();
  await usuario.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await usuario.click(botao('Excluir'));
  await aviso();
  await usuario.click(botao('Cancelar'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(apagados).toEqual([]);
});

test('a double click on a button that opens a modal leaves it open; a click outside closes it', async () => {
  renderTela(<Lista />);
  fireEvent.click(botao('Ver'), AQUI);
  const dialogo = await esperarDialogo('Detalhes');
  clicarAoLado(dialogo, { ...AQUI, detail: 2 });
  expect(dialogo).toBeVisible();
  clicarAoLado(dialogo, { clientX: 5, clientY: 5 });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
