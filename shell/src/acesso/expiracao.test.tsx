import { guardarDigitado, marcarRascunho, resgatarDigitado, useSessao } from '@merenda/shared';
import { problema, renderTela, simularApi, umaPagina } from '@merenda/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { Conta } from '../moldura/Conta.js';
import { abrirConta } from '../moldura/teste/abrirConta.js';
import { AvisoDoFim } from './AvisoDoFim.js';
import { retomarDestino } from './destino.js';
import { expirarSessao, useAvisoDoFim } from './expiracao.js';

beforeEach(() => {
  useAvisoDoFim.setState({ aviso: null });
});

beforeAll(() => {
  // jsdom knows no popovers.
  HTMLElement.prototype.hidePopover = () => undefined;
});

const DE_NOVO = 'Entre novamente para continuar de onde parou.';

test('a session that ended in another tab is announced, with the data that was kept', async () => {
  renderTela(<AvisoDoFim />);
  guardarDigitado('/tela|formulario', 1, { nome: 'UVA' });
  act(() => {
    expirarSessao('outra-aba');
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    `Sua sessão foi encerrada em outra aba. ${DE_NOVO} O que você digitou está guardado nesta aba.`,
  );
  resgatarDigitado('/tela|formulario');
});

test('the notice does not mention kept data if nothing was typed, or by another user', async () => {
  renderTela(<AvisoDoFim />, { pessoa: 2 });
  guardarDigitado('/tela|formulario', 1, { nome: 'UVA' });
  act(() => {
    expirarSessao('outra-aba');
  });
  expect(await screen.findByRole('alert')).not.toHaveTextContent('guardado');
});

test.each([
  ['SEM_USO', `porque ficou muito tempo sem uso. ${DE_NOVO}`],
  ['SENHA', `porque a senha foi trocada. ${DE_NOVO}`],
  ['DESATIVADO', 'porque o seu acesso foi desativado. Fale com a secretaria de educação.'],
])('a session that the server ended says why: %s', async (motivo, porque) => {
  const { de } = simularApi({ 'POST /tokens/fim': { motivo } });
  renderTela(<AvisoDoFim />, { token: 'o que terminou' });
  act(() => {
    expirarSessao();
  });
  await waitFor(() => {
    expect(screen.getByRole('alert')).toHaveTextContent(`Sua sessão terminou ${porque}`);
  });
  expect(de('POST /tokens/fim')[0]?.corpo).toEqual({ token: 'o que terminou' });
  expect(de('POST /tokens/fim')[0]?.headers.get('Authorization')).toBeNull();
});

test('without an answer it says that it ended', async () => {
  simularApi({ 'POST /tokens/fim': problema(503, 'Fora do ar.') });
  const avisado = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  renderTela(<AvisoDoFim />);
  act(() => {
    expirarSessao();
  });
  await waitFor(() => {
    expect(avisado).toHaveBeenCalled();
  });
  expect(screen.getByRole('alert')).toHaveTextContent(`Sua sessão terminou. ${DE_NOVO}`);
  avisado.mockRestore();
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
