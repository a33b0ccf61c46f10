import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useFatias } from './useFatias.js';

const POR_VEZ = 10;

function Lista({ linhas, busca }: { linhas: number; busca?: string }) {
  const mostradas = useFatias(linhas, POR_VEZ, busca);
  return (
    <ul>
      {Array.from({ length: mostradas }, (_, linha) => (
        <li key={linha}>{linha}</li>
      ))}
    </ul>
  );
}

const linhas = () => screen.queryAllByRole('listitem').length;

test('the first rows are drawn at once, and all of them a little later', async () => {
  const { rerender } = render(<Lista linhas={35} />);
  expect(linhas()).toBe(POR_VEZ);
  await waitFor(() => expect(linhas()).toBe(35));
  // Rows that are added later have their turn too.
  rerender(<Lista linhas={52} />);
  await waitFor(() => expect(linhas()).toBe(52));
});

test('another list begins with its first rows again', async () => {
  const { rerender } = render(<Lista linhas={35} busca="a" />);
  await waitFor(() => expect(linhas()).toBe(35));
  rerender(<Lista linhas={34} busca="b" />);
  expect(linhas()).toBe(POR_VEZ);
  await waitFor(() => expect(linhas()).toBe(34));
});

test.each([
  ['grow while they are drawn fast', 20, [10, 30, 70, 150, 310]],
  ['keep their size on a slow device', 150, [10, 20, 30, 40, 50]],
])('the slices %s', async (_, milissegundos, esperadas) => {
  let agora = 0;
  const relogio = jest.spyOn(performance, 'now').mockImplementation(() => agora);
  const vistas: number[] = [];
  const observador = new MutationObserver(() => {
    vistas.push(linhas());
    agora += milissegundos;
  });
  observador.observe(document.body, { childList: true, subtree: true });
  const { unmount } = render(<Lista linhas={310} />);
  await waitFor(() => expect(vistas.slice(0, 5)).toEqual(esperadas));
  observador.disconnect();
  unmount();
  relogio.mockRestore();
});

test('paper has all rows at once', () => {
  render(<Lista linhas={35} />);
  act(() => void fireEvent(window, new Event('beforeprint')));
  expect(linhas()).toBe(35);
  act(() => void fireEvent(window, new Event('afterprint')));
});

test('a script that prints finds all rows, before it gives the turn back', () => {
  render(<Lista linhas={35} />);
  const noPapel: number[] = [];
  const imprimir = () => {
    dispatchEvent(new Event('beforeprint'));
    noPapel.push(linhas());
    dispatchEvent(new Event('afterprint'));
  };
  addEventListener('click', imprimir);
  // Without `act`, which would draw for us.
  const ambiente = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  ambiente.IS_REACT_ACT_ENVIRONMENT = false;
  dispatchEvent(new Event('click'));
  ambiente.IS_REACT_ACT_ENVIRONMENT = true;
  removeEventListener('click', imprimir);
  expect(noPapel).toEqual([35]);
});
