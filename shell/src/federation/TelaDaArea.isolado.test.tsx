import { renderTela } from '@merenda/shared/testing';
import { act, screen } from '@testing-library/react';
import { carregarTela } from './load-area.js';
import { TelaDaArea } from './TelaDaArea.js';

jest.mock('./load-area.js', () => ({ ...jest.requireActual<object>('./load-area.js'), carregarTela: jest.fn() }));
jest.mock('./runtime.js', () => ({}));
jest.mock('./federacao.js', () => ({
  useFederacao: () => ({ data: undefined }),
  reverFederacao: () => Promise.resolve(),
}));
jest.mock('./ContextoDasTelas.js', () => ({ ContextoDasTelas: ({ children }: { children: unknown }) => children }));

const PUBLICADA = {
  versao: '1',
  container: 'mf_a',
  entrada: '/areas/mf-a/1/remoteEntry.js',
  area: { id: 'mf-a', nome: 'Área A', telas: [], menu: [] },
};
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
  const pedidos = ['/areas/mf-a/1/area.js', '/areas/mf-b/1/remoteEntry.js', '/api/itens-produto'];
  performance.getEntriesByType = () => pedidos.map((name) => ({ name: endereco(name) }) as PerformanceEntry);
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
