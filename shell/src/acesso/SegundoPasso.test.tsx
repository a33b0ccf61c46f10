import { useSessao } from '@merenda/shared';
import { colar, problema, renderTela, simularApi, umaPagina, verificarAcessibilidade } from '@merenda/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { Login } from './Login.js';

const LOGIN = {
  'GET /instalacao': { configurada: true, doServidor: [], emailConfigurado: false, govbr: false },
  'GET /cidades': [{ nome: 'São João', uf: 'SP' }],
  'GET /links': [],
  'GET /notificacoes/pagina': { ...umaPagina([]), refeicoesPorExecutar: 0, primeirosPassos: false },
};
const ETAPA = { bilhete: 'um bilhete', validadeS: 300, formas: ['AUTENTICADOR', 'RECUPERACAO'], chave: null };
const PASSAR = 'POST /tokens/segundo-fator';
const SESSAO = {
  usuario: {
    id: 7,
    usuario: 'ana',
    pessoa: { id: 7, nome: 'ANA', pessoaTipo: 'FUNCIONARIO' },
    permissoes: [],
    estoques: [],
  },
  token: 'aberta',
  aparelho: null,
  primeirosPassos: false,
  alcance: 'TUDO',
};

async function chegarAoSegundoPasso(rotas: Record<string, unknown> = {}) {
  const servidor = simularApi({ ...LOGIN, 'POST /tokens/autenticar': ETAPA, ...rotas });
  const { usuario } = renderTela(<Login chegada={{ link: null, retorno: null }} aoLargar={() => undefined} />);
  // Without a session, as at the login.
  useSessao.getState().encerrar();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Entrar' })).toBeEnabled());
  await colar(usuario, screen.getByLabelText('Usuário'), 'ana');
  await colar(usuario, screen.getByLabelText('Senha'), 'merenda com café');
  await usuario.click(screen.getByRole('button', { name: 'Entrar' }));
  const codigo = await screen.findByRole('textbox', { name: /Código do aplicativo/ });
  return { servidor, usuario, codigo };
}

const confirmar = () => screen.getByRole('button', { name: 'Confirmar' });

test('after the password the code is asked for in the same place, with the focus and a keyboard of numbers', async () => {
  const { servidor, usuario, codigo } = await chegarAoSegundoPasso({ [PASSAR]: SESSAO });
  expect(codigo).toHaveFocus();
  expect(codigo).toHaveAttribute('autocomplete', 'one-time-code');
  expect(codigo).toHaveAttribute('inputmode', 'numeric');
  expect(screen.getByRole('timer')).toHaveTextContent(/Tempo para confirmar: (5:00|4:5\d)/);
  expect(screen.queryByRole('button', { name: 'Entrar' })).not.toBeInTheDocument();
  await verificarAcessibilidade();
  await usuario.click(screen.getByRole('checkbox', { name: 'Lembrar este aparelho por 30 dias' }));
  await colar(usuario, codigo, '123 456');
  await usuario.keyboard('{Enter}');
  await waitFor(() => expect(useSessao.getState().auth.token).toBe('aberta'));
  expect(servidor.de(PASSAR)).toMatchObject([
    { corpo: { bilhete: 'um bilhete', forma: 'AUTENTICADOR', codigo: '123 456', lembrar: true } },
  ]);
});

test('an incomplete code is refused before anything is sent; a wrong one at its place, and stays typed', async () => {
  const frase = 'Código incorreto.';
  const { servidor, usuario, codigo } = await chegarAoSegundoPasso({
    [PASSAR]: problema(422, frase, [{ campo: 'codigo', mensagem: frase }]),
  });
  await usuario.click(confirmar());
  expect(codigo).toHaveAccessibleDescription(/Campo obrigatório\./);
  await colar(usuario, codigo, '123');
  await usuario.click(confirmar());
  expect(codigo).toHaveAccessibleDescription(/Digite os 6 números que o aplicativo mostra\./);
  expect(servidor.de(PASSAR)).toHaveLength(0);
  await colar(usuario, codigo, '123456');
  await usuario.click(confirmar());
  await waitFor(() => expect(codigo).toHaveAccessibleDescription(/Código incorreto\./));
  expect(codigo).toHaveValue('123456');
  expect(codigo).toHaveFocus();
});

test('a recovery code goes instead', async () => {
  const { servidor, usuario } = await chegarAoSegundoPasso({ [PASSAR]: SESSAO });
  await usuario.click(screen.getByRole('button', { name: 'Usar código de recuperação' }));
  const codigo = screen.getByRole('textbox', { name: /Código de recuperação/ });
  expect(codigo).toHaveFocus();
  await colar(usuario, codigo, 'abcd-efgh-jkmn');
  await usuario.click(confirmar());
  await waitFor(() =>
    expect(servidor.de(PASSAR)).toMatchObject([{ corpo: { forma: 'RECUPERACAO', codigo: 'abcd-efgh-jkmn' } }]),
  );
});

test('the way back finds the password form as it was typed; a ticket that has ended leads there with the reason', async () => {
  const frase = 'O tempo para confirmar terminou. Entre de novo com a sua senha.';
  const { usuario, codigo } = await chegarAoSegundoPasso({ [PASSAR]: problema(409, frase) });
  await usuario.click(screen.getByRole('button', { name: 'Voltar para a senha' }));
  expect(screen.getByLabelText('Usuário')).toHaveValue('ana');
  expect(codigo).not.toBeInTheDocument();
  await usuario.click(screen.getByRole('button', { name: 'Entrar' }));
  await colar(usuario, await screen.findByRole('textbox', { name: /Código do aplicativo/ }), '123456');
  await usuario.click(confirmar());
  expect(await screen.findByRole('alert')).toHaveTextContent(frase);
  expect(screen.getByLabelText('Usuário')).toBeVisible();
});

test('a passkey is used with one button; a cancelled one shows a message and can be tried again', async () => {
  const bytes = (texto: string) => new TextEncoder().encode(texto).buffer;
  let usar: () => Promise<unknown> = () => Promise.reject(new DOMException('cancelled', 'NotAllowedError'));
  Object.assign(globalThis, { PublicKeyCredential: () => undefined });
  Object.assign(navigator, { credentials: { get: () => usar() } });
  const servidor = simularApi({
    ...LOGIN,
    'POST /tokens/autenticar': {
      ...ETAPA,
      formas: ['CHAVE', 'RECUPERACAO'],
      chave: {
        challenge: 'ZGVzYWZpbw',
        rpId: 'localhost',
        timeout: 300_000,
        allowCredentials: [{ id: 'Y2hhdmU', type: 'public-key' }],
        userVerification: 'required',
      },
    },
    [PASSAR]: SESSAO,
  });
  const { usuario } = renderTela(<Login chegada={{ link: null, retorno: null }} aoLargar={() => undefined} />);
  useSessao.getState().encerrar();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Entrar' })).toBeEnabled());
  await colar(usuario, screen.getByLabelText('Usuário'), 'ana');
  await colar(usuario, screen.getByLabelText('Senha'), 'merenda com café');
  await usuario.click(screen.getByRole('button', { name: 'Entrar' }));
  const usarChave = await screen.findByRole('button', { name: 'Usar chave de acesso' });
  expect(usarChave).toHaveFocus();
  await usuario.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('o pedido foi cancelado ou demorou');
  expect(servidor.de(PASSAR)).toHaveLength(0);
  usar = () =>
    Promise.resolve({
      id: 'Y2hhdmU',
      rawId: bytes('chave'),
      type: 'public-key',
      authenticatorAttachment: 'platform',
      response: { clientDataJSON: bytes('dados'), authenticatorData: bytes('quem'), signature: bytes('assinatura') },
      getClientExtensionResults: () => ({}),
    });
  await usuario.click(screen.getByRole('button', { name: 'Usar chave de acesso' }));
  await waitFor(() => expect(useSessao.getState().auth.token).toBe('aberta'));
  expect(servidor.de(PASSAR)).toMatchObject([
    { corpo: { bilhete: 'um bilhete', forma: 'CHAVE', chave: { id: 'Y2hhdmU', type: 'public-key' } } },
  ]);
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});
