import { useSessao } from '@merenda/shared';
import { problema, renderTela, simularApi } from '@merenda/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { Suspense, use, useEffect, useState } from 'react';
import { useAvisoDoFim, vigiarExpiracao } from './expiracao.js';
import { Protegida } from './Protegida.js';

const CHECAR = 'GET /tokens/checar';

/**
 * For how long one answer serves every protected screen (ms). The figure is repeated here: the code must not move it
 * unseen.
 */
const VALIDADE_DA_CHECAGEM = 5000;

/** Each test has its own time, far from the last: answers of one must not serve the next. */
let agora = Date.now();
beforeEach(() => {
  useAvisoDoFim.setState({ aviso: null });
  agora += 10 * VALIDADE_DA_CHECAGEM;
  jest.spyOn(Date, 'now').mockImplementation(() => agora);
});
afterEach(() => jest.restoreAllMocks());

const tela = (
  <Protegida permissao="ITENS" titulo="Gerenciar Itens">
    <p>conteúdo protegido</p>
  </Protegida>
);

test('nothing protected is drawn before the server has answered', async () => {
  let responder: (valido: boolean) => void = () => undefined;
  const resposta = new Promise<boolean>((resolve) => {
    responder = resolve;
  });
  simularApi({ [CHECAR]: () => resposta });
  renderTela(tela, { permissoes: ['ITENS'] });
  expect(screen.queryByText('conteúdo protegido')).not.toBeInTheDocument();
  responder(true);
  expect(await screen.findByText('conteúdo protegido')).toBeVisible();
  expect(document.title).toBe('Gerenciar Itens · Merenda Escolar');
});

test('a screen that opens without a network does not wait for the answer, and a refusal ends the session', async () => {
  let responder: (valido: boolean) => void = () => undefined;
  simularApi({ [CHECAR]: () => new Promise((resolve) => (responder = resolve)), 'POST /tokens/fim': { motivo: null } });
  renderTela(
    <Protegida permissao={null} titulo="Cozinha" semRede>
      <p>cardápio guardado</p>
    </Protegida>,
  );
  expect(await screen.findByText('cardápio guardado')).toBeVisible();
  responder(false);
  await waitFor(() => {
    expect(useSessao.getState().auth.token).toBeNull();
  });
});

test('a session that the server accepted too long ago waits for the answer there too', async () => {
  simularApi({ [CHECAR]: () => new Promise(() => undefined) });
  const DepoisDeTrezeHoras = () => {
    const [passaram, setPassaram] = useState(false);
    const esperar = () => {
      agora += 13 * 3_600_000;
      setPassaram(true);
    };
    if (!passaram) return <button onClick={esperar}>Esperar</button>;
    return (
      <Protegida permissao={null} titulo="Cozinha" semRede>
        <p>cardápio guardado</p>
      </Protegida>
    );
  };
  const { usuario } = renderTela(<DepoisDeTrezeHoras />);
  await usuario.click(screen.getByRole('button', { name: 'Esperar' }));
  expect(screen.getByRole('status')).toHaveTextContent('Carregando…');
  expect(screen.queryByText('cardápio guardado')).not.toBeInTheDocument();
});

test('a screen that has loaded meanwhile is drawn without a fallback', async () => {
  const esperas: string[] = [];
  const Espera = () => {
    useEffect(() => void esperas.push('drawn'));
    return null;
  };
  const carregada = Promise.resolve('conteúdo que já chegou');
  const Tela = () => <p>{use(carregada)}</p>;
  simularApi({ [CHECAR]: true });
  renderTela(
    <Protegida permissao={null} titulo="Tela">
      <Suspense fallback={<Espera />}>
        <Tela />
      </Suspense>
    </Protegida>,
  );
  expect(await screen.findByText('conteúdo que já chegou')).toBeVisible();
  expect(esperas).toEqual([]);
});

test('an answer serves the screens of the next seconds, and no longer', async () => {
  const { de } = simularApi({ [CHECAR]: true });
  const abrir = async () => {
    const { unmount } = renderTela(tela, { permissoes: ['ITENS'], token: 'the-same-session' });
    await screen.findByText('conteúdo protegido');
    unmount();
  };
  await abrir();
  agora += VALIDADE_DA_CHECAGEM - 1;
  await abrir();
  expect(de(CHECAR)).toHaveLength(1);
  agora += 1;
  await abrir();
  expect(de(CHECAR)).toHaveLength(2);
});

test('a new session is checked again', async () => {
  const { de } = simularApi({ [CHECAR]: true });
  for (const token of ['first session', 'second session']) {
    const { unmount } = renderTela(tela, { permissoes: ['ITENS'], token });
    await screen.findByText('conteúdo protegido');
    unmount();
  }
  expect(de(CHECAR)).toHaveLength(2);
});

test('without the permission the user is redirected with one message, and the server gets no request', async () => {
  const { de } = simularApi();
  const { router } = renderTela(tela, { permissoes: ['PRODUTOS'] });
  expect(await screen.findByText('Seu usuário não tem permissão para abrir "Gerenciar Itens".')).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
  expect(screen.queryByText('conteúdo protegido')).not.toBeInTheDocument();
  expect(de(CHECAR)).toHaveLength(0);
});

test('a token that the server refuses ends the session with one notice', async () => {
  simularApi({ [CHECAR]: false, 'POST /tokens/fim': { motivo: null } });
  renderTela(tela, { permissoes: ['ITENS'] });
  await waitFor(() => {
    expect(useSessao.getState().auth.token).toBeNull();
  });
  await waitFor(() => {
    expect(useAvisoDoFim.getState().aviso).toMatch(/^Sua sessão terminou/);
  });
  expect(screen.queryByText('conteúdo protegido')).not.toBeInTheDocument();
});

test('a 401 to the check itself ends the session with one notice too', async () => {
  const parar = vigiarExpiracao();
  simularApi({ [CHECAR]: () => problema(401, 'Sessão inválida.'), 'POST /tokens/fim': { motivo: null } });
  renderTela(tela, { permissoes: ['ITENS'] });
  await waitFor(() => {
    expect(useAvisoDoFim.getState().aviso).toMatch(/^Sua sessão terminou/);
  });
  expect(useSessao.getState().auth.token).toBeNull();
  parar();
});

test('an unavailable server does not end the session; a retry opens the screen', async () => {
  const { responder } = simularApi({ [CHECAR]: () => problema(500, 'Falhou.') });
  const { usuario } = renderTela(tela, { permissoes: ['ITENS'] });
  const tentar = await screen.findByRole('button', { name: 'Tentar novamente' });
  expect(useSessao.getState().auth.token).not.toBeNull();
  responder(CHECAR, true);
  await usuario.click(tentar);
  expect(await screen.findByText('conteúdo protegido')).toBeVisible();
});
