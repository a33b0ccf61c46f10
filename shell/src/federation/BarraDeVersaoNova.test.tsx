import { marcarRascunho, queryClient } from '@merenda/shared';
import { renderTela, simularApi } from '@merenda/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { BarraDeVersaoNova } from './BarraDeVersaoNova.js';
import { reverFederacao } from './federacao.js';
import { contarRecargas } from './teste/recargas.js';

const publicado = (shell: string) => ({ shell: { versao: shell }, areas: {} });
const FRASE = /Há uma versão nova do sistema\./;

/** A page that the shell 's1' drew. */
async function abrirPagina() {
  document.head.innerHTML = '<meta name="versao" content="s1">';
  const api = simularApi({ 'GET /federation.json': publicado('s1') });
  const { usuario } = renderTela(<BarraDeVersaoNova />);
  const publicar = async (shell: string) => {
    const antes = api.de('GET /federation.json').length;
    api.responder('GET /federation.json', publicado(shell));
    await act(reverFederacao);
    expect(api.de('GET /federation.json').length).toBeGreaterThan(antes);
  };
  await waitFor(() => expect(queryClient.getQueryData(['federacao'])).toBeDefined());
  return { usuario, publicar, api };
}

test('nothing is shown while the running version is the published one', async () => {
  const { publicar } = await abrirPagina();
  await publicar('s1');
  expect(screen.queryByText(FRASE)).toBeNull();
});

test('the bar announces a new shell and offers to reload; after a rollback it disappears', async () => {
  const { publicar } = await abrirPagina();
  await publicar('s2');
  await screen.findByText(FRASE);
  expect(screen.getByRole('status')).toContainElement(screen.getByRole('button', { name: 'Recarregar' }));
  await publicar('s1');
  await waitFor(() => expect(screen.queryByText(FRASE)).toBeNull());
});

test("'Recarregar' reloads the page, and nothing else does", async () => {
  const { usuario, publicar } = await abrirPagina();
  const recargas = contarRecargas();
  await publicar('s2');
  const botao = await screen.findByRole('button', { name: 'Recarregar' });
  expect(recargas()).toBe(0);
  await usuario.click(botao);
  expect(recargas()).toBe(1);
  jest.restoreAllMocks();
});

test("'Depois' takes the bar away until something else is published", async () => {
  const { usuario, publicar } = await abrirPagina();
  await publicar('s2');
  await usuario.click(await screen.findByRole('button', { name: 'Depois' }));
  expect(screen.queryByText(FRASE)).toBeNull();
  await publicar('s2');
  expect(screen.queryByText(FRASE)).toBeNull();
  await publicar('s3');
  await screen.findByText(FRASE);
});

test('with unsaved data the bar asks to save first', async () => {
  const { publicar } = await abrirPagina();
  await publicar('s2');
  await screen.findByText(/Recarregue a página quando puder/);
  act(() => marcarRascunho('formulario', true));
  expect(screen.getByText(/Salve o que você digitou antes/)).toBeVisible();
  act(() => marcarRascunho('formulario', false));
});

test('a list that cannot be read shows nothing and changes nothing', async () => {
  const { publicar, api } = await abrirPagina();
  await publicar('s2');
  await screen.findByText(FRASE);
  api.responder('GET /federation.json', new Response('', { status: 503 }));
  await act(reverFederacao);
  expect(screen.getByText(FRASE)).toBeVisible();
});
