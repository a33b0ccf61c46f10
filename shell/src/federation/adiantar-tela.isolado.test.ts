import { queryClient, useSessao } from '@merenda/shared';
import { darVoltas, simularApi } from '@merenda/shared/testing';
import { adiantarTela } from './adiantar-tela.js';
import { preCarregarTela } from './load-area.js';

jest.mock('./load-area.js', () => ({ preCarregarTela: jest.fn(), foiCarregada: () => false }));

const LISTA = 'GET /federation.json';
const CHECAR = 'GET /tokens/checar';
const COZINHA = 'GET /cozinha';
const VAZIA = {
  unidade: { id: 3, nome: 'ESCOLA' },
  hoje: '27/11/2026',
  dias: [],
  receitas: [],
  emEstoque: [],
  faltas: [],
};

const tela = (id: string, mais: object = {}) => ({ id, caminho: `/${id}`, titulo: id, permissao: null, ...mais });
const PUBLICADAS = {
  shell: { versao: '1' },
  areas: {
    'mf-a': {
      versao: '1',
      container: 'mf_a',
      entrada: '/areas/mf-a/1/remoteEntry.js',
      area: {
        id: 'mf-a',
        nome: 'A',
        telas: [
          tela('cozinha', { semRede: true, leitura: 'cozinha?unidade=:unidade' }),
          tela('itens', { semRede: true, permissao: 'ITENS' }),
          tela('pratos', { semRede: true }),
          tela('usuarios'),
        ],
        menu: [],
      },
    },
  },
};

const USUARIO = {
  id: 1,
  usuario: 'ana',
  pessoa: { id: 1, nome: 'ANA', pessoaTipo: 'FUNCIONARIO' as const },
  permissoes: [],
  estoques: [{ id: 7, unidadeEducacional: { id: 3, nome: 'ESCOLA' } }],
};

let sessoes = 0;
/** Opens the page at an address, as if the browser were still opening its kept session. */
function abrir(endereco: string) {
  history.replaceState(null, '', endereco);
  useSessao.getState().entrar({ usuario: USUARIO, token: `session ${String((sessoes += 1))}` });
  useSessao.setState({ hidratada: false });
  const pedida = adiantarTela();
  return { pedida, hidratar: () => useSessao.setState({ hidratada: true }) };
}

beforeEach(() => {
  queryClient.clear();
  jest.mocked(preCarregarTela).mockClear();
});
afterEach(() => {
  useSessao.setState({ hidratada: true });
  history.replaceState(null, '', '/');
});

const telas = () => jest.mocked(preCarregarTela).mock.calls.map(([, id]) => id);

test("asks for the check, the screen's code and its read as soon as the session is open", async () => {
  const { de } = simularApi({ [LISTA]: PUBLICADAS, [CHECAR]: true, [COZINHA]: VAZIA });
  const { pedida, hidratar } = abrir('/cozinha');
  expect(de(CHECAR)).toHaveLength(0);
  hidratar();
  await pedida;
  await darVoltas();
  expect(telas()).toEqual(['cozinha']);
  expect(de(CHECAR)).toHaveLength(1);
  expect(de(COZINHA).map(({ busca }) => busca)).toEqual([{ unidade: '3' }]);
});

test.each([
  ['an address with a query, which may name another unit', '/cozinha?unidade=9', ['cozinha']],
  ['a screen without a read', '/pratos', ['pratos']],
  ['a screen that the user may not open', '/itens', []],
  ['a screen that needs the network', '/usuarios', []],
  ['an unknown address', '/outra', []],
])('asks for no read at %s', async (_, endereco, esperadas) => {
  const { de } = simularApi({ [LISTA]: PUBLICADAS, [CHECAR]: true });
  const { pedida, hidratar } = abrir(endereco);
  hidratar();
  await pedida;
  await darVoltas();
  expect(telas()).toEqual(esperadas);
  expect(de(COZINHA)).toHaveLength(0);
});

test('asks for nothing without a session', async () => {
  const { de } = simularApi({ [LISTA]: PUBLICADAS, [CHECAR]: true });
  const { pedida } = abrir('/cozinha');
  useSessao.getState().encerrar();
  useSessao.setState({ hidratada: true });
  await pedida;
  await darVoltas();
  expect(de(CHECAR)).toHaveLength(0);
  expect(telas()).toEqual([]);
});
