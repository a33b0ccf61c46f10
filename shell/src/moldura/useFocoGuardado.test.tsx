import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useFocoGuardado } from './useFocoGuardado.js';

/** Rows that can be deleted, a dialog, another screen, and a button that is disabled for a time. */
function Pagina() {
  const conteudo = useRef<HTMLElement>(null);
  const [linhas, setLinhas] = useState(['ARROZ', 'FEIJÃO', 'SAL']);
  const [perguntando, setPerguntando] = useState(false);
  const [ocupado, setOcupado] = useState(false);
  const [endereco, setEndereco] = useState('/lista');
  useFocoGuardado(conteudo, endereco);
  return (
    <>
      <a href="#conteudo">Pular</a>
      <main ref={conteudo} tabIndex={-1}>
        {endereco === '/lista' && (
          <ul>
            {linhas.map((linha) => (
              <li key={linha}>
                <button onClick={() => setLinhas(linhas.filter((uma) => uma !== linha))}>Excluir {linha}</button>
              </li>
            ))}
          </ul>
        )}
        {endereco === '/lista' && <button onClick={() => setEndereco('/outra')}>Outra tela</button>}
        <button disabled={ocupado} onClick={() => setPerguntando(true)}>
          Enviar
        </button>
      </main>
      {perguntando &&
        createPortal(
          <div>
            <button
              autoFocus
              onClick={() => {
                setPerguntando(false);
                setOcupado(true);
              }}
            >
              Sim
            </button>
            <button onClick={() => setPerguntando(false)}>Cancelar</button>
          </div>,
          document.body,
        )}
      <button onClick={() => setOcupado(false)}>Liberar</button>
    </>
  );
}

const botao = (name: string) => screen.getByRole('button', { name });

function abrir() {
  render(<Pagina />);
  return userEvent.setup();
}

test('the neighbour of a removed row gets the focus: the next one, after the last row the one before', async () => {
  const usuario = abrir();
  await usuario.click(botao('Excluir FEIJÃO'));
  await waitFor(() => expect(botao('Excluir SAL')).toHaveFocus());
  await usuario.keyboard('{Enter}');
  await waitFor(() => expect(botao('Excluir ARROZ')).toHaveFocus());
});

test('without a neighbour, the nearest control of the screen', async () => {
  const usuario = abrir();
  for (const linha of ['ARROZ', 'FEIJÃO', 'SAL']) await usuario.click(botao(`Excluir ${linha}`));
  await waitFor(() => expect(document.body).not.toHaveFocus());
  expect(screen.getByRole('main')).toContainElement(document.activeElement as HTMLElement);
});

test('the element that opened a dialog has the focus again when the dialog is removed', async () => {
  const usuario = abrir();
  await usuario.click(botao('Enviar'));
  expect(botao('Sim')).toHaveFocus();
  await usuario.click(botao('Cancelar'));
  await waitFor(() => expect(botao('Enviar')).toHaveFocus());
});

test('an element that was disabled meanwhile has the focus again when it is enabled', async () => {
  const usuario = abrir();
  await usuario.click(botao('Enviar'));
  await usuario.click(botao('Sim'));
  expect(botao('Enviar')).toBeDisabled();
  expect(document.body).toHaveFocus();
  botao('Liberar').click();
  await waitFor(() => expect(botao('Enviar')).toHaveFocus());
});

test('another screen gets the focus itself', async () => {
  const usuario = abrir();
  await usuario.click(botao('Outra tela'));
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a click beside everything takes the focus away, and what happens later does not bring it back', async () => {
  const usuario = abrir();
  botao('Enviar').focus();
  await usuario.click(document.body);
  expect(document.body).toHaveFocus();
  screen.getByRole('main').append(document.createElement('p'));
  await Promise.resolve();
  expect(document.body).toHaveFocus();
});
