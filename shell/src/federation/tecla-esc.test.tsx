import { act, fireEvent, render } from '@testing-library/react';
import { Suspense, use, type ReactNode } from 'react';
import useEscKeyDown from './tecla-esc.js';

interface CamadaProps {
  nome: string;
  aberta?: boolean;
  children?: ReactNode;
}

let teclas: string[] = [];
beforeEach(() => (teclas = []));

function Camada({ nome, aberta = true, children }: CamadaProps) {
  useEscKeyDown(aberta, ({ top }) => teclas.push(top ? nome : `(${nome})`));
  return children;
}

const esc = (inicio?: KeyboardEventInit) => act(() => void fireEvent.keyDown(window, { key: 'Escape', ...inicio }));

test('the layer that opened last is the topmost one, and the one below it when it has closed', () => {
  const arvore = (aviso: boolean) => (
    <>
      <Camada nome="aviso" aberta={aviso} />
      <Camada nome="modal" />
    </>
  );
  const { rerender } = render(arvore(false));
  rerender(arvore(true));
  esc();
  expect(teclas).toEqual(['aviso', '(modal)']);
  teclas = [];
  rerender(arvore(false));
  esc();
  expect(teclas).toEqual(['modal']);
});

test('the inner one of two layers that open together is the topmost', () => {
  render(
    <Camada nome="modal">
      <Camada nome="lista" />
    </Camada>,
  );
  esc();
  expect(teclas).toEqual(['lista', '(modal)']);
});

test('a rendering that is given up leaves no layer behind', async () => {
  const nunca = new Promise<never>(() => {});
  const Suspensa = () => {
    useEscKeyDown(true, () => teclas.push('suspensa'));
    return use(nunca);
  };
  await act(() =>
    Promise.resolve(
      render(
        <>
          <Camada nome="modal" />
          <Suspense>
            <Suspensa />
          </Suspense>
        </>,
      ),
    ),
  );
  esc();
  expect(teclas).toEqual(['modal']);
});

test('Esc of an input method closes nothing, and no closed layer hears it', () => {
  const { unmount } = render(<Camada nome="modal" />);
  esc({ isComposing: true });
  fireEvent.compositionEnd(window);
  esc();
  expect(teclas).toEqual([]);
  unmount();
  esc();
  expect(teclas).toEqual([]);
});
