import {
  queryClient,
  useConfirmacoes,
  useEscolhasDeUnidade,
  useLeituras,
  useSenhaPedida,
  useSessao,
  type UsuarioDaSessao,
} from '@merenda/shared';
import { comNossasPalavras, Confirmacoes, ConfirmarSenha, GuardaDeRascunho, Leituras } from '@merenda/shared/ui';
import type { Permissao } from '@merenda/shared/contratos';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import ptBR from 'antd/locale/pt_BR';
import type { ReactElement } from 'react';
import { createMemoryRouter, Outlet, parsePath, RouterProvider } from 'react-router-dom';
import { toast, ToastContainer } from 'react-toastify';

interface Opcoes {
  /** Of the logged-in user; none by default. */
  permissoes?: Permissao[];
  estoques?: UsuarioDaSessao['estoques'];
  /** The stock of the unit that the user has chosen. */
  unidadeAtual?: number;
  /** Id of the logged-in user, when another user is needed. */
  pessoa?: number;
  /** Token of the session, if two screens must share a session; a new one by default. */
  token?: string;
  /** Route pattern of the screen. With parameters in it ('/kits/:id'), give `endereco` too. */
  rota?: string;
  endereco?: string;
  /** What a `PassoSeguinte` gave to the screen. */
  valores?: object;
}

const LOCALE = comNossasPalavras(ptBR);

/** Each session has its own token, as in production: an expired one is signalled once. */
let sessoes = 0;

/**
 * The context that the shell gives a screen: session, cache, language, router, toasts, 'Aviso' and the guard of drafts.
 */
export function renderTela(
  tela: ReactElement,
  {
    permissoes = [],
    estoques = [],
    unidadeAtual,
    pessoa = 1,
    token = `token-${(sessoes += 1)}`,
    rota = '/tela',
    endereco = rota,
    valores,
  }: Opcoes = {},
) {
  queryClient.clear();
  useConfirmacoes.setState({ fila: [] });
  useLeituras.setState({ fila: [] });
  useSenhaPedida.getState().pedida?.responder(false);
  useEscolhasDeUnidade.setState({ estoques: unidadeAtual === undefined ? {} : { [pessoa]: unidadeAtual } });
  toast.dismiss();
  useSessao.getState().entrar({
    token,
    usuario: {
      id: pessoa,
      usuario: 'maria',
      pessoa: { id: pessoa, nome: 'MARIA DA SILVA', pessoaTipo: 'FUNCIONARIO' },
      permissoes,
      estoques,
    },
  });
  const router = createMemoryRouter(
    [
      {
        element: <Casca />,
        children: [
          { path: rota, element: tela },
          { path: '*', element: <p>Outra tela</p> },
        ],
      },
    ],
    { initialEntries: [{ ...parsePath(endereco), ...(valores && { state: { valores } }) }] },
  );
  const resultado = render(
    // Without antd's style sheets: jsdom reads all of them at each query by role, which makes a test ten times slower.
    <ConfigProvider locale={LOCALE} theme={{ token: { motion: false }, zeroRuntime: true }}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ConfigProvider>,
  );
  return { ...resultado, router, usuario: userEvent.setup() };
}

function Casca() {
  return (
    <>
      <Outlet />
      <GuardaDeRascunho />
      <Confirmacoes />
      <ConfirmarSenha />
      <Leituras />
      <ToastContainer autoClose={false} />
    </>
  );
}
