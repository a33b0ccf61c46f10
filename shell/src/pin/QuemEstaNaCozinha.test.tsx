import 'fake-indexeddb/auto';
import { guardarAparelho, useFila, useSessao } from '@merenda/shared';
import { colar, problema, renderTela, simularApi, verificarAcessibilidade } from '@merenda/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { Login } from '../acesso/Login.js';
import { bloquear } from './bloqueio.js';
import { anotarPins, haPins, useComSenha } from './pins-deste-aparelho.js';

const PESSOAS = 'POST /tokens/pin/pessoas';
const ENTRAR = 'POST /tokens/pin';
const ANA_E_BIA = [
  { id: 7, nome: 'ANA LIMA' },
  { id: 8, nome: 'BIA REIS' },
];
const SESSAO = {
  usuario: {
    id: 8,
    usuario: 'bia',
    pessoa: { id: 8, nome: 'BIA REIS', pessoaTipo: 'FUNCIONARIO' },
    permissoes: [],
    estoques: [],
  },
  token: 'da cozinha',
  aparelho: null,
  primeirosPassos: false,
  alcance: 'COZINHA',
};
const LOGIN = {
  'GET /instalacao': { configurada: true, doServidor: [], emailConfigurado: false, govbr: false },
  'GET /cidades': [{ nome: 'São João', uf: 'SP' }],
  'GET /links': [],
  'GET /usuarios/8/imagem': undefined,
  'DELETE /tokens': undefined,
};

beforeEach(async () => {
  await guardarAparelho(8, 'do aparelho');
  anotarPins(true);
  useComSenha.setState({ comSenha: false });
});
afterEach(() => {
  anotarPins(false);
  useFila.setState({ itens: [] });
});

function abrirLogin(rotas: Record<string, unknown> = {}) {
  const servidor = simularApi({ ...LOGIN, [PESSOAS]: ANA_E_BIA, [ENTRAR]: SESSAO, ...rotas });
  const { usuario } = renderTela(<Login chegada={{ link: null, retorno: null }} aoLargar={() => undefined} />);
  // Without a session, as at the login.
  act(() => useSessao.getState().encerrar());
  return { servidor, usuario };
}
const botao = (nome: string) => screen.findByRole('button', { name: nome });
const campoDoPin = () => screen.findByLabelText(/^PIN de Bia Reis/);

test('a device with PINs asks who is there, and the PIN of that person opens the kitchen and nothing that it refuses', async () => {
  const { servidor, usuario } = abrirLogin();
  expect(await screen.findByRole('region', { name: 'Quem está na cozinha?' })).toBeVisible();
  await usuario.click(await botao('Bia Reis'));
  const campo = await campoDoPin();
  expect(campo).toHaveFocus();
  expect(campo).toHaveAttribute('inputmode', 'numeric');
  expect(campo).toHaveAttribute('autocomplete', 'off');
  await verificarAcessibilidade();
  await colar(usuario, campo, '123');
  await usuario.click(await botao('Abrir a cozinha'));
  expect(campo).toHaveAccessibleDescription(/Digite 6 números\./);
  expect(servidor.de(ENTRAR)).toHaveLength(0);
  await colar(usuario, campo, '482913');
  await usuario.keyboard('{Enter}');
  await waitFor(() => expect(useSessao.getState().auth).toMatchObject({ token: 'da cozinha', alcance: 'COZINHA' }));
  expect(servidor.de(PESSOAS)).toMatchObject([{ corpo: { aparelho: 'do aparelho' } }]);
  expect(servidor.de(ENTRAR)).toMatchObject([{ corpo: { aparelho: 'do aparelho', usuario: 8, pin: '482913' } }]);
  // A call without an answer of the test would fail it: there are no notifications and no secretariat.
});

test('a wrong PIN is reported, and the field is empty for the next attempt; another person can be chosen', async () => {
  const frase = 'PIN incorreto. Mais um erro apaga o PIN neste aparelho.';
  const { usuario } = abrirLogin({ [ENTRAR]: problema(401, frase) });
  await usuario.click(await botao('Bia Reis'));
  await colar(usuario, await campoDoPin(), '111222');
  await usuario.click(await botao('Abrir a cozinha'));
  expect(await screen.findByText(frase)).toBeVisible();
  await waitFor(async () => expect(await campoDoPin()).toHaveFocus());
  expect(await campoDoPin()).toHaveValue('');
  await usuario.click(await botao('Escolher outra pessoa'));
  expect(await botao('Ana Lima')).toBeVisible();
});

test('username and password are one touch away, and so is the way back', async () => {
  const { usuario } = abrirLogin();
  await usuario.click(await botao('Entrar com usuário e senha'));
  expect(await screen.findByLabelText('Usuário')).toBeVisible();
  await usuario.click(await botao('Abrir a cozinha com PIN'));
  expect(await botao('Ana Lima')).toBeVisible();
});

test('a device that the server does not know any more has the usual login', async () => {
  abrirLogin({ [PESSOAS]: [] });
  await waitFor(() => expect(screen.getByLabelText('Usuário')).toBeVisible());
  expect(haPins()).toBe(false);
});

test('names that do not come can be asked for again', async () => {
  const { servidor, usuario } = abrirLogin({ [PESSOAS]: problema(503, 'Aguarde alguns segundos.') });
  expect(await screen.findByText('Aguarde alguns segundos.')).toBeVisible();
  servidor.responder(PESSOAS, ANA_E_BIA);
  await usuario.click(await botao('Tentar novamente'));
  expect(await botao('Ana Lima')).toBeVisible();
});

test('locking keeps the unsent writes for their user, after a question that tells this', async () => {
  const { servidor, usuario } = abrirLogin();
  await usuario.click(await botao('Bia Reis'));
  await colar(usuario, await campoDoPin(), '482913');
  await usuario.keyboard('{Enter}');
  await waitFor(() => expect(useSessao.getState().auth.token).toBe('da cozinha'));
  const espera = { chave: 'k', usuario: 8, ordem: 1, criadaEm: 1, rota: 'POST /refeicoes', corpo: {}, descricao: 'x' };
  useFila.setState({ itens: [{ ...espera, situacao: 'a-enviar' }] });
  HTMLDialogElement.prototype.showModal ??= function abrir(this: HTMLDialogElement) {
    this.open = true;
  };
  const bloqueada = bloquear();
  expect(
    await screen.findByText(
      '1 registro a enviar: só são enviados quando você entrar de novo neste aparelho. Continuar?',
    ),
  ).toBeInTheDocument();
  const janela = document.querySelector('dialog[aria-label="Aviso"]') as HTMLDialogElement;
  janela.returnValue = 'Sim';
  janela.dispatchEvent(new Event('close'));
  await bloqueada;
  expect(useSessao.getState().auth.token).toBeNull();
  expect(servidor.de('DELETE /tokens')).toHaveLength(1);
  expect(useFila.getState().itens).toHaveLength(1);
});
