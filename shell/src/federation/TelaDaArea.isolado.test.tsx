import { renderTela } from '@merenda/shared/testing';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { reverFederacao } from './federacao.js';
import { AreaAtrasada, carregarTela } from './load-area.js';
import { TelaDaArea } from './TelaDaArea.js';
import { contarRecargas } from './teste/recargas.js';

jest.mock('./load-area.js', () => ({ ...jest.requireActual<object>('./load-area.js'), carregarTela: jest.fn() }));
jest.mock('./runtime.js', () => ({}));
jest.mock('./federacao.js', () => ({
  useFederacao: () => ({ data: undefined }),
  reverFederacao: jest.fn(() => Promise.resolve()),
}));
jest.mock('./ContextoDasTelas.js', () => ({ ContextoDasTelas: ({ children }: { children: unknown }) => children }));

const PUBLICADA = {
  versao: '1',
  container: 'mf_a',
  entrada: '/areas/mf-a/1/remoteEntry.js',
  area: { id: 'mf-a', nome: 'Área A', telas: [], menu: [] },
};
/** Each test has a version of its own: the page keeps what it loaded. */
const publicadaEm = (versao: string) => ({ ...PUBLICADA, versao, entrada: `/areas/mf-a/${versao}/remoteEntry.js` });
const abrir = (versao: string) =>
  act(() => Promise.resolve(renderTela(<TelaDaArea publicada={publicadaEm(versao)} tela="qualquer" />)));
const endereco = (caminho: string) => new URL(caminho, location.href).href;

test("'Tentar novamente' asks past the browser's cache for what the page has of the area, and then loads it again", async () => {
  const passos: string[] = [];
  jest.mocked(carregarTela).mockImplementation(() => {
    passos.push('carregar');
    const pedaco = Object.assign(new Error('Loading chunk 7 failed.'), { request: endereco('/areas/mf-a/1/7.js') });
    return passos.length === 1 ? Promise.reject(pedaco) : Promise.resolve({ default: () => <h1>Tela da área</h1> });
  });
  globalThis.fetch = (arquivo, opcoes) => {
    passos.push(`${opcoes?.cache ?? ''} ${new URL(String(arquivo)).pathname}`);
    return Promise.resolve(new Response(''));
  };
  const requisicoes = ['/areas/mf-a/1/area.js', '/areas/mf-b/1/remoteEntry.js', '/api/itens-produto'];
  performance.getEntriesByType = () => requisicoes.map((name) => ({ name: endereco(name) }) as PerformanceEntry);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // A suspended component is rendered again only inside `act`.
  const { usuario } = await act(() =>
    Promise.resolve(renderTela(<TelaDaArea publicada={PUBLICADA} tela="qualquer" />)),
  );
  const tentar = await screen.findByRole('button', { name: 'Tentar novamente' });
  await act(() => usuario.click(tentar));
  expect(await screen.findByRole('heading', { name: 'Tela da área' })).toBeVisible();
  expect(passos).toEqual([
    'carregar',
    'reload /areas/mf-a/1/remoteEntry.js',
    'reload /areas/mf-a/1/area.js',
    'reload /areas/mf-a/1/7.js',
    'carregar',
  ]);
});

test('while an area loads, the page shows and announces it', async () => {
  let chegar: (tela: { default: () => ReactNode }) => void = () => undefined;
  jest.mocked(carregarTela).mockReturnValue(new Promise((resolve) => (chegar = resolve as typeof chegar)));
  await abrir('2');
  expect(screen.getByRole('status')).toHaveTextContent('Carregando…');
  await act(() => Promise.resolve(chegar({ default: () => <h1>Tela da área</h1> })));
  expect(await screen.findByRole('heading', { name: 'Tela da área' })).toBeVisible();
  expect(screen.queryByText('Carregando…')).toBeNull();
});

test('a screen is loaded once, also when it is opened again', async () => {
  jest
    .mocked(carregarTela)
    .mockReset()
    .mockResolvedValue({ default: () => <h1>Tela da área</h1> });
  const { unmount } = await abrir('3');
  unmount();
  await abrir('3');
  expect(await screen.findByRole('heading', { name: 'Tela da área' })).toBeVisible();
  expect(carregarTela).toHaveBeenCalledTimes(1);
});

test('a failure is logged with its version, and the list of versions is read again', async () => {
  const erros = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(reverFederacao).mockClear();
  const falha = new Error('the area is down');
  jest.mocked(carregarTela).mockRejectedValue(falha);
  await abrir('4');
  expect(await screen.findByRole('alert')).toHaveTextContent('Versão da área: 4');
  // Nothing newer is known: the panel offers another attempt alone.
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Tentar novamente']);
  expect(erros).toHaveBeenCalledWith('mf-a 4:', falha);
  expect(reverFederacao).toHaveBeenCalledTimes(1);
});

test('a late screen is shown when it comes; a late failure leaves its panel', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let chegar: () => void = () => undefined;
  const chegada = new Promise<void>((resolve) => (chegar = resolve));
  jest.mocked(carregarTela).mockRejectedValueOnce(new AreaAtrasada(chegada));
  jest.mocked(carregarTela).mockResolvedValueOnce({ default: () => <h1>Tela atrasada</h1> });
  const { unmount } = await abrir('5');
  await screen.findByRole('alert');
  await act(() => Promise.resolve(chegar()));
  expect(await screen.findByRole('heading', { name: 'Tela atrasada' })).toBeVisible();
  unmount();

  jest.mocked(carregarTela).mockRejectedValueOnce(new AreaAtrasada(Promise.reject(new Error('down'))));
  const { usuario } = await abrir('6');
  expect(await screen.findByRole('alert')).toHaveTextContent('Versão da área: 6');
  // The browser does not send a request again that is still open.
  const recargas = contarRecargas();
  await usuario.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(recargas()).toBe(1);
});
