import { queryClient, useSessao } from '@merenda/shared';
import type { Permissao } from '@merenda/shared/contratos';
import { renderTela, simularApi } from '@merenda/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Rotas } from './Rotas.js';

const tela = (id: string, permissao: string | null) => ({ id, caminho: `/${id}`, titulo: `Tela ${id}`, permissao });
const FEDERACAO = {
  shell: { versao: 's1' },
  areas: {
    'mf-a': {
      versao: '1',
      container: 'mf_a',
      entrada: '/areas/mf-a/1/remoteEntry.js',
      area: {
        id: 'mf-a',
        nome: 'A',
        telas: [tela('itens', 'ITENS'), tela('avisos', null), { ...tela('cozinha', null), inicio: true, porPin: true }],
        menu: [
          {
            id: 'a',
            titulo: 'Tudo',
            ordem: 1,
            entradas: ['avisos', 'cozinha'].map((id) => ({ tela: id, rotulo: `Abrir ${id}` })),
          },
        ],
        ajustes: [{ titulo: 'Controle', entradas: [{ tela: 'itens', descricao: 'Veja os itens.' }] }],
      },
    },
  },
};
const conteudo = (id: string) => () => Promise.resolve({ default: () => <p>{`conteúdo de ${id}`}</p> });

jest.mock('./federation/runtime.js', () => ({
  carregarContainer: () =>
    Promise.resolve({ itens: conteudo('itens'), avisos: conteudo('avisos'), cozinha: conteudo('cozinha') }),
}));

beforeEach(() => {
  queryClient.clear();
  simularApi({ 'GET /federation.json': FEDERACAO, 'GET /tokens/checar': true });
});

test("a screen asks for the permission of its area's area.json", async () => {
  const { router } = renderTela(<Rotas />, { rota: '/*', endereco: '/itens', permissoes: ['PRODUTOS'] });
  expect(await screen.findByText('Seu usuário não tem permissão para abrir "Tela itens".')).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
  expect(screen.queryByText('conteúdo de itens')).not.toBeInTheDocument();
});

test.each<[string, Permissao[]]>([
  ['itens', ['ITENS']],
  ['avisos', []],
])('the screen %s opens with the permissions %j', async (id, permissoes) => {
  renderTela(<Rotas />, { rota: '/*', endereco: `/${id}`, permissoes });
  expect(await screen.findByText(`conteúdo de ${id}`)).toBeVisible();
});

test("the page 'Ajustes' has the settings of the published areas", async () => {
  renderTela(<Rotas />, { rota: '/*', endereco: '/ajustes', permissoes: ['ITENS'] });
  expect(await screen.findByRole('link', { name: 'Tela itens' })).toHaveAttribute('href', '/itens');
});

test.each(['/', '/avisos', '/home', '/dados-cadastrais', '/cozinha'])(
  'a session by PIN that opens %s is in the kitchen, with a note and without what it may not do',
  async (endereco) => {
    const tela = renderTela(<Rotas />, { rota: '/*', endereco });
    act(() => useSessao.getState().atualizar({ alcance: 'COZINHA' }));
    expect(await screen.findByText('conteúdo de cozinha')).toBeVisible();
    expect(tela.router.state.location.pathname).toBe('/cozinha');
    expect(screen.getByText('Acesso por PIN: só a cozinha.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Trocar de pessoa' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Entrar com usuário e senha' })).toBeVisible();
    const menu = within(screen.getByRole('navigation', { name: 'Menu principal' }));
    expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Tudo']);
    expect(screen.getByRole('button', { name: 'Sua conta' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Buscar|Ctrl/ })).not.toBeInTheDocument();
  },
);
