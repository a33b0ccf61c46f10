import { queryClient } from '@merenda/shared';
import { renderTela, simularApi } from '@merenda/shared/testing';
import { focusManager } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { useFederacao } from './federacao.js';

const LISTA = 'GET /federation.json';
const MINUTO = 60_000;

function Areas() {
  const { data, isLoadingError } = useFederacao();
  return <p>{isLoadingError ? 'não veio' : String(data?.areas.length)}</p>;
}

const passar = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const olhar = () =>
  act(async () => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await jest.advanceTimersByTimeAsync(0);
  });

beforeEach(() => {
  queryClient.clear();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  focusManager.setFocused(undefined);
});

test('an open page checks every five minutes', async () => {
  const { de } = simularApi({ [LISTA]: { areas: {} } });
  renderTela(<Areas />);
  await passar(0);
  const antes = de(LISTA).length;
  await passar(5 * MINUTO - 1);
  expect(de(LISTA)).toHaveLength(antes);
  await passar(1);
  expect(de(LISTA)).toHaveLength(antes + 1);
});

test('a page that is looked at again checks at once, but at most once a minute', async () => {
  const { de } = simularApi({ [LISTA]: { areas: {} } });
  renderTela(<Areas />);
  await passar(0);
  await passar(MINUTO - 1);
  await olhar();
  expect(de(LISTA)).toHaveLength(1);
  await passar(1);
  await olhar();
  expect(de(LISTA)).toHaveLength(2);
});

test('another component that uses a list which did not come does not ask for it again', async () => {
  const { de } = simularApi({ [LISTA]: new Response('', { status: 503 }) });
  function Duas() {
    const [mais, setMais] = useState(false);
    return (
      <>
        <Areas />
        {mais ? <Areas /> : <button onClick={() => setMais(true)}>Mais</button>}
      </>
    );
  }
  renderTela(<Duas />);
  await passar(0);
  fireEvent.click(screen.getByRole('button', { name: 'Mais' }));
  await passar(0);
  expect(screen.getAllByText('não veio')).toHaveLength(2);
  expect(de(LISTA)).toHaveLength(1);
});

test('the list stays while no component uses it', async () => {
  simularApi({ [LISTA]: { areas: {} } });
  const { unmount } = renderTela(<Areas />);
  await passar(0);
  unmount();
  await passar(24 * 60 * MINUTO);
  expect(queryClient.getQueryCache().getAll()).toHaveLength(1);
});

test.each([
  ['1', 'http://localhost:3000/areas/mf-a/dev/remoteEntry.js'],
  [undefined, '/areas/mf-a/1/remoteEntry.js'],
])('with DESENVOLVIMENTO=%s the area of the address bar comes from %s', async (desenvolvimento, esperada) => {
  const area = (entrada: string) => ({
    areas: {
      'mf-a': { versao: '1', container: 'mf_a', entrada, area: { id: 'mf-a', nome: 'A', telas: [], menu: [] } },
    },
  });
  const antes = process.env.DESENVOLVIMENTO;
  if (desenvolvimento) process.env.DESENVOLVIMENTO = desenvolvimento;
  history.replaceState(null, '', '/home?area-local=mf-a@http://localhost:3000');
  let requisicoes = 0;
  simularApi({
    [LISTA]: () => area((requisicoes += 1) === 1 ? '/areas/mf-a/1/remoteEntry.js' : '/areas/mf-a/dev/remoteEntry.js'),
  });
  function Entrada() {
    return (
      <p>
        {useFederacao()
          .data?.areas.map(({ entrada }) => entrada)
          .join()}
      </p>
    );
  }
  renderTela(<Entrada />);
  jest.useRealTimers();
  expect(await screen.findByText(esperada)).toBeInTheDocument();
  if (antes === undefined) delete process.env.DESENVOLVIMENTO;
  localStorage.clear();
});
