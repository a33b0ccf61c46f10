import { guardarDigitado, marcarRascunho, resgatarDigitado, useSessao } from '@merenda/shared';
import { renderTela, simularApi, umaPagina } from '@merenda/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { Conta } from '../moldura/Conta.js';
import { abrirConta } from '../moldura/teste/abrirConta.js';
import { retomarDestino } from './destino.js';
import { expirarSessao } from './expiracao.js';

const SAIU = /Sua sessão foi encerrada em outra aba\./;

beforeAll(() => {
  // jsdom knows no popovers.
  HTMLElement.prototype.hidePopover = () => undefined;
});

test('a session that ended in another tab is announced when this tab is visible, with what was kept', async () => {
  renderTela(<p>tela</p>);
  guardarDigitado('/tela|formulario', 1, { nome: 'UVA' });
  const escondida = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => {
    expirarSessao('outra-aba');
  });
  expect(screen.queryByText(SAIU)).not.toBeInTheDocument();
  escondida.mockRestore();
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await screen.findByText(SAIU)).toHaveTextContent('O que você digitou está guardado nesta aba.');
  resgatarDigitado('/tela|formulario');
});

test('the notice does not mention kept data if nothing was typed, or by another user', async () => {
  renderTela(<p>tela</p>, { pessoa: 2 });
  guardarDigitado('/tela|formulario', 1, { nome: 'UVA' });
  act(() => {
    expirarSessao('outra-aba');
  });
  expect(await screen.findByText(SAIU)).not.toHaveTextContent('guardado');
});

test("'Sair' asks while something is unsaved, and only then", async () => {
  const servidor = simularApi({
    'GET /notificacoes/pagina': { ...umaPagina([]), refeicoesPorExecutar: 0, primeirosPassos: false },
    'DELETE /tokens': undefined,
  });
  const { usuario } = renderTela(<Conta />);
  abrirConta();
  const sair = screen.getByText('Sair');
  act(() => {
    marcarRascunho('formulario', true);
  });
  await usuario.click(sair);
  await screen.findByText(/Há dados que ainda não foram salvos/);
  await usuario.click(screen.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog', { name: 'Aviso' })).not.toBeInTheDocument();
  });
  expect(useSessao.getState().auth.token).not.toBeNull();

  act(() => {
    marcarRascunho('formulario', false);
  });
  await usuario.click(sair);
  await waitFor(() => {
    expect(servidor.de('DELETE /tokens')).toHaveLength(1);
  });
  expect(useSessao.getState().auth.token).toBeNull();
});

test("'Sair' takes the address out of the page, so the next user starts at home", async () => {
  simularApi({
    'GET /notificacoes/pagina': { ...umaPagina([]), refeicoesPorExecutar: 0, primeirosPassos: false },
    'DELETE /tokens': undefined,
  });
  globalThis.history.pushState(null, '', '/compras/aquisicoes?id=3');
  const { usuario } = renderTela(<Conta />);
  abrirConta();
  await usuario.click(screen.getByText('Sair'));
  await waitFor(() => {
    expect(useSessao.getState().auth.token).toBeNull();
  });
  expect(globalThis.location.pathname + globalThis.location.search).toBe('/');
  expect(retomarDestino()).toBe('/');
});
