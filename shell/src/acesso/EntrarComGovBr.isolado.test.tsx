import 'fake-indexeddb/auto';
import { useSessao } from '@merenda/shared';
import { problema, renderTela, simularApi, umaPagina, verificarAcessibilidade } from '@merenda/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { lerChegada, SEM_CHEGADA } from './chegada.js';
import { irPara } from './ir-para.js';
import { Login } from './Login.js';
import { entrar, sair } from './sessao.api.js';

jest.mock('./ir-para.js', () => ({ irPara: jest.fn() }));

const SAIDA = 'https://sso.exemplo.test/logout';
const MARIA = {
  id: 7,
  usuario: 'maria',
  pessoa: { id: 7, nome: 'MARIA', pessoaTipo: 'FUNCIONARIO' },
  permissoes: [],
  estoques: [],
};
const ABERTA = {
  usuario: MARIA,
  token: 'da sessão',
  aparelho: null,
  primeirosPassos: false,
  alcance: 'TUDO',
};
const RETORNO = '?code=c&state=s';
const ROTAS = {
  'GET /instalacao': { configurada: true, doServidor: [], emailConfigurado: false, govbr: true },
  'GET /cidades': [],
  'GET /links': [],
  'GET /secretarias-estaduais/1': {
    id: 1,
    nome: 'SECRETARIA DE EDUCAÇÃO',
    municipio: 'Boa Vista',
    uf: 'SP',
    cnpj: null,
  },
  'GET /usuarios/7/imagem': 'data:image/png;base64,AA==',
  'GET /notificacoes/pagina': { ...umaPagina([]), refeicoesPorExecutar: 0, primeirosPassos: false },
  'POST /tokens/govbr': { endereco: 'https://sso.exemplo.test/authorize?x=1', chave: 'da aba' },
  'POST /tokens/govbr/retorno': { ...ABERTA, saida: SAIDA },
  'POST /tokens/autenticar': ABERTA,
  'DELETE /tokens': undefined,
};
const BOTAO = { name: 'Entrar com gov.br' };

function abrir(retorno: string | null, rotas: Record<string, unknown> = {}) {
  const servidor = simularApi({ ...ROTAS, ...rotas });
  const aoLargar = jest.fn();
  const chegada = retorno === null ? SEM_CHEGADA : { link: null, retorno };
  const { usuario } = renderTela(<Login chegada={chegada} aoLargar={aoLargar} />);
  return { servidor, aoLargar, usuario };
}

beforeEach(() => {
  jest.mocked(irPara).mockReset();
  sessionStorage.clear();
});

test('the button keeps the key in this tab and leads to gov.br', async () => {
  const { usuario } = abrir(null);
  await usuario.click(await screen.findByRole('button', BOTAO));
  await waitFor(() => expect(irPara).toHaveBeenCalledWith('https://sso.exemplo.test/authorize?x=1'));
  expect(Object.values(sessionStorage)).toEqual(['da aba']);
  expect(await screen.findByRole('button', { name: 'Entrando com gov.br…' })).toBeDisabled();
  await verificarAcessibilidade();
});

test('without the settings there is no button', async () => {
  const { servidor } = abrir(null, { 'GET /instalacao': { ...ROTAS['GET /instalacao'], govbr: false } });
  await waitFor(() => expect(servidor.de('GET /instalacao')).toHaveLength(1));
  expect(await screen.findByRole('button', { name: 'Entrar' })).toBeEnabled();
  expect(screen.queryByRole('button', BOTAO)).not.toBeInTheDocument();
});

test('a gov.br that does not answer is reported, and the button works again', async () => {
  const { usuario } = abrir(null, { 'POST /tokens/govbr': problema(503, 'O gov.br não respondeu.') });
  await usuario.click(await screen.findByRole('button', BOTAO));
  expect(await screen.findByRole('alert')).toHaveTextContent('O gov.br não respondeu.');
  expect(screen.getByRole('button', BOTAO)).toBeEnabled();
  expect(irPara).not.toHaveBeenCalled();
});

test('the return starts the session; only the logout of such a session leads to gov.br, once', async () => {
  sessionStorage.setItem('entrada-com-govbr', 'da aba');
  const { servidor, aoLargar } = abrir(RETORNO);
  await waitFor(() => expect(useSessao.getState().auth.token).toBe('da sessão'));
  expect(servidor.de('POST /tokens/govbr/retorno')).toMatchObject([{ corpo: { chave: 'da aba', retorno: RETORNO } }]);
  await waitFor(() => expect(aoLargar).toHaveBeenCalledTimes(1));
  expect(sessionStorage).toHaveLength(0);
  await sair();
  expect(jest.mocked(irPara).mock.calls).toEqual([[SAIDA]]);
  await entrar({ usuario: 'maria', senha: 'segredo' });
  await sair();
  expect(irPara).toHaveBeenCalledTimes(1);
});

test('a refused return is reported, and opens no session', async () => {
  sessionStorage.setItem('entrada-com-govbr', 'da aba');
  const { aoLargar } = abrir(RETORNO, { 'POST /tokens/govbr/retorno': problema(403, 'Este CPF não tem cadastro.') });
  expect(await screen.findByRole('alert')).toHaveTextContent('Este CPF não tem cadastro.');
  expect(screen.getByRole('button', BOTAO)).toBeEnabled();
  expect(useSessao.getState().auth.token).not.toBe('da sessão');
  expect(aoLargar).toHaveBeenCalledTimes(1);
  await verificarAcessibilidade();
});

test('a return that another tab began is not sent', async () => {
  const { servidor } = abrir(RETORNO);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'A entrada com gov.br começou em outra aba ou em outro navegador. Comece de novo por aqui.',
  );
  expect(servidor.de('POST /tokens/govbr/retorno')).toHaveLength(0);
});

test.each([
  ['/', SEM_CHEGADA],
  ['/?redefinir=token', { link: 'token', retorno: null }],
  ['/?code=c&state=s&iss=i', { link: null, retorno: '?code=c&state=s&iss=i' }],
  ['/?error=access_denied&state=s', { link: null, retorno: '?error=access_denied&state=s' }],
  ['/?code=c', SEM_CHEGADA],
  ['/gerenciar-itens?code=c&state=s', SEM_CHEGADA],
])('the address %s says how the page was opened', (endereco, chegada) => {
  globalThis.history.replaceState(null, '', endereco);
  expect(lerChegada()).toEqual(chegada);
});
