import { simularApi } from '@merenda/shared/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { comAreaLocal, lerAreaLocal, limparAreaLocal, useAreaLocal } from './area-local.js';
import FaixaDaAreaLocal from './FaixaDaAreaLocal.js';
import { contarRecargas } from './teste/recargas.js';

const publicada = (id: string, entrada: string) => ({
  versao: '1',
  container: id.replace('-', '_'),
  entrada,
  area: { id, nome: id, telas: [], menu: [] },
});
const FEDERACAO = {
  shell: 's1',
  areas: [publicada('mf-a', '/areas/mf-a/1/remoteEntry.js'), publicada('mf-b', '/areas/mf-b/1/remoteEntry.js')],
};
const LOCAL = { areas: { 'mf-a': publicada('mf-a', '/areas/mf-a/dev/remoteEntry.js') } };

const abrirEndereco = (endereco: string) => history.replaceState(null, '', endereco);

beforeEach(() => {
  limparAreaLocal();
  abrirEndereco('/home');
});

test('the address bar names it, it is remembered, and the address is as before', () => {
  abrirEndereco('/home?x=1&area-local=mf-a@http://localhost:3000');
  const local = { id: 'mf-a', endereco: 'http://localhost:3000' };
  expect(lerAreaLocal()).toEqual(local);
  expect(location.search).toBe('?x=1');
  expect(lerAreaLocal()).toEqual(local);
});

test.each(['mf-a@https://longe.example', 'mf-a@http://localhost.longe.example', 'mf-a@javascript:alert(1)', 'mf-a'])(
  '%s is not believed',
  (pedida) => {
    abrirEndereco(`/home?area-local=${encodeURIComponent(pedida)}`);
    expect(lerAreaLocal()).toBeNull();
  },
);

test('the local area takes the place of the published one, the others stay', async () => {
  abrirEndereco('/home?area-local=mf-a@http://localhost:3000');
  const api = simularApi({ 'GET /federation.json': LOCAL });
  const { areas } = await comAreaLocal(FEDERACAO);
  expect(areas.map(({ entrada }) => entrada).sort()).toEqual([
    '/areas/mf-b/1/remoteEntry.js',
    'http://localhost:3000/areas/mf-a/dev/remoteEntry.js',
  ]);
  expect(api.requisicoes).toHaveLength(1);
  render(<FaixaDaAreaLocal />);
  expect(screen.getByRole('status')).toHaveTextContent('mf-a vem de http://localhost:3000.');
});

test('the published area stays when the developer’s machine does not answer; the strip shows this and offers to remove the override', async () => {
  abrirEndereco('/home?area-local=mf-a@http://localhost:3000');
  simularApi({});
  expect(await comAreaLocal(FEDERACAO)).toEqual(FEDERACAO);
  render(<FaixaDaAreaLocal />);
  expect(screen.getByRole('status')).toHaveTextContent('http://localhost:3000 não respondeu: mf-a é a publicada.');
  const recargas = contarRecargas();
  fireEvent.click(screen.getByRole('button', { name: 'Limpar' }));
  expect([lerAreaLocal(), recargas()]).toEqual([null, 1]);
  jest.restoreAllMocks();
});

test('without one nothing is asked and nothing is shown', async () => {
  const api = simularApi({});
  expect(await comAreaLocal(FEDERACAO)).toBe(FEDERACAO);
  expect(api.requisicoes).toEqual([]);
  render(<FaixaDaAreaLocal />);
  expect(screen.queryByRole('status')).toBeNull();
});

test('a machine that answers without the area is like one that does not answer', async () => {
  abrirEndereco('/home?area-local=mf-a@http://localhost:3000/');
  const erros = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  simularApi({
    'GET /federation.json': { areas: { 'mf-b': publicada('mf-b', '/areas/mf-b/dev/remoteEntry.js'), x: 7 } },
  });
  expect(await comAreaLocal(FEDERACAO)).toEqual(FEDERACAO);
  expect(erros.mock.calls.map(([erro]) => String(erro))).toEqual([
    "federation.json: 'x' is left out. Expected an object.",
    "Error: http://localhost:3000 does not serve 'mf-a'.",
  ]);
  expect(useAreaLocal.getState().falhou).toBe(true);
  simularApi({ 'GET /federation.json': LOCAL });
  await comAreaLocal(FEDERACAO);
  expect(useAreaLocal.getState().falhou).toBe(false);
  jest.restoreAllMocks();
});
