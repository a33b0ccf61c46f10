import { queryClient, useSessao } from '@merenda/shared';
import type { Achado, Permissao } from '@merenda/shared/contratos';
import {
  problema,
  renderTela,
  simularApi,
  simularDialogos,
  verificarAcessibilidade,
  type Requisicao,
} from '@merenda/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { sair } from '../acesso/sessao.api.js';
import { BotaoDeAjuda } from '../ajuda/BotaoDeAjuda.js';
import { AcessoRapido } from './AcessoRapido.js';
import { EscolhaDasTeclas } from './EscolhaDasTeclas.js';
import { useAcessoRapido } from './useAcessoRapido.js';
import { useRecentes } from './recentes.js';
import { useTeclasSimples } from './teclas.js';

const tela = (id: string, titulo: string, permissao: string | null, acao?: string) => ({
  id,
  caminho: `/${id}`,
  titulo,
  permissao,
  ...(acao === undefined ? {} : { acao }),
});
const FEDERACAO = {
  shell: { versao: 's1' },
  areas: {
    'mf-a': {
      versao: '1',
      container: 'mf_a',
      entrada: '/areas/mf-a/1/remoteEntry.js',
      area: {
        id: 'mf-a',
        nome: 'Cadastros',
        telas: [
          tela('cadastrar-produto', 'Cadastro de Produto', 'PRODUTOS', 'Novo produto'),
          tela('gerenciar-produtos', 'Gerenciar Produtos', 'PRODUTOS'),
          tela('gerenciar-usuarios', 'Gerenciar Usuários', 'USUARIOS'),
          tela('gerenciar-solicitacao', 'Gerenciar Solicitações', 'SOLICITACOES'),
        ],
        menu: [
          {
            id: 'produtos',
            titulo: 'Produtos',
            ordem: 1,
            entradas: [
              { tela: 'cadastrar-produto', rotulo: 'Cadastrar' },
              { tela: 'gerenciar-produtos', rotulo: 'Gerenciar' },
            ],
          },
        ],
      },
    },
  },
};
const PALAVRAS = [
  {
    id: 'gerenciar-produtos',
    palavras: ['mercadorias'],
    porUnidade: 'estoque',
    registros: true,
    atos: [
      {
        titulo: 'Receber um produto',
        palavras: ['dar entrada'],
        busca: 'status=PENDENTE',
        doRegistro: { titulo: 'Receber', parametro: 'receber' },
      },
    ],
  },
];
const ARROZ: Achado = {
  tipo: 'PRODUTO',
  id: 5,
  titulo: 'ARROZ 5 KG',
  detalhe: 'ARROZ',
  endereco: '/gerenciar-produtos?nome=ARROZ+5+KG',
};
const LOTE: Achado = {
  tipo: 'LOTE',
  id: 9,
  titulo: 'ARR-1',
  detalhe: 'ARROZ 5 KG · ESCOLA',
  endereco: '/estoque?lote=ARR-1',
};

const ESTOQUES = [{ id: 5, unidadeEducacional: { id: 50, nome: 'EMEF VALE VERDE' } }];
const SEM_ESTOQUES: typeof ESTOQUES = [];

beforeAll(simularDialogos);
beforeEach(() => {
  queryClient.clear();
  useAcessoRapido.setState({ aberto: null });
  useRecentes.getState().esquecer();
  useTeclasSimples.getState().mudar(true);
  Element.prototype.scrollIntoView = jest.fn();
});

function abrirTela(
  rotas: Record<string, unknown> = {},
  permissoes: Permissao[] = ['PRODUTOS'],
  endereco = '/tela',
  estoques = SEM_ESTOQUES,
) {
  const servidor = simularApi({
    'GET /federation.json': FEDERACAO,
    'GET /areas/mf-a/1/palavras.json': PALAVRAS,
    'GET /busca': ({ busca }: Requisicao) => (String(busca.termo).startsWith('arr') ? [ARROZ, LOTE] : []),
    ...rotas,
  });
  const pagina = renderTela(
    <>
      <AcessoRapido />
      <BotaoDeAjuda />
      <EscolhaDasTeclas fechar={() => undefined} />
      <main id="conteudo" tabIndex={-1}>
        <div role="search">
          <input aria-label="Nome" />
        </div>
      </main>
    </>,
    { rota: '/*', endereco, permissoes, estoques },
  );
  return { servidor, ...pagina };
}
const campo = () => screen.findByRole('combobox', { name: 'Buscar ou ir para' });
const titulos = () => screen.getAllByRole('option').map((opcao) => opcao.querySelector('span')?.textContent);
const grupo = (nome: string) => within(screen.getByRole('group', { name: nome }));
/** The option that the keyboard has chosen, as assistive technology finds it. */
const escolhida = async () => {
  const id = (await campo()).getAttribute('aria-activedescendant') ?? '';
  const opcao = document.getElementById(id);
  expect(opcao).toHaveAttribute('aria-selected', 'true');
  expect(screen.getAllByRole('option', { selected: true })).toEqual([opcao]);
  return opcao?.querySelector('span')?.textContent;
};

test('Ctrl K opens it, at first with the screens that the user may open, and Esc gives the focus back', async () => {
  const { usuario } = abrirTela();
  screen.getByRole('textbox', { name: 'Nome' }).focus();
  await usuario.keyboard('{Control>}k{/Control}');
  expect(await campo()).toHaveFocus();
  await waitFor(() =>
    expect(titulos()).toEqual(['Página Inicial', 'Dados cadastrais', 'Notificações', 'Gerenciar Produtos']),
  );
  await verificarAcessibilidade();
  act(() => screen.getByRole<HTMLDialogElement>('dialog').close());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveFocus();
});

test('before a term it has what the user opened last, without the screen that is open, and the work that waits', async () => {
  const figuras = [{ figura: 'SOLICITACOES_PENDENTES', valor: 3, de: null }];
  const { usuario, router } = abrirTela(
    { 'GET /hoje/COMPRAS': figuras },
    ['PRODUTOS', 'SOLICITACOES'],
    '/gerenciar-produtos',
    ESTOQUES,
  );
  await act(() => router.navigate('/notificacao'));
  await usuario.keyboard('{Control>}k{/Control}');
  await campo();
  await waitFor(() => expect(titulos()).toEqual(['Gerenciar Produtos', '3 solicitações esperam entrega']));
  expect(grupo('Recentes').getByRole('option')).toHaveAttribute('href', '/gerenciar-produtos');
  expect(grupo('A fazer').getByRole('option')).toHaveAttribute(
    'href',
    '/gerenciar-solicitacao?status=PENDENTE&unidade=50',
  );
});

test('the words of an area find its screens, an act on the record that is named, and a screen at a unit', async () => {
  const { usuario, servidor } = abrirTela({}, ['PRODUTOS'], '/tela', ESTOQUES);
  await usuario.keyboard('{Control>}k{/Control}');
  await usuario.type(await campo(), 'mercadorias');
  expect(await escolhida()).toBe('Gerenciar Produtos');
  await usuario.clear(await campo());
  await usuario.type(await campo(), 'receber o arroz');
  await screen.findByRole('option', { name: /Receber ARROZ 5 KG/ });
  expect(await escolhida()).toBe('Receber ARROZ 5 KG');
  expect(servidor.de('GET /busca').at(-1)?.busca.termo).toBe('arroz');
  expect(screen.getByRole('option', { selected: true })).toHaveAttribute('href', '/gerenciar-produtos?receber=5');
  await usuario.clear(await campo());
  await usuario.type(await campo(), 'mercadorias da vale verde');
  expect(screen.getByRole('option', { selected: true })).toHaveAttribute('href', '/gerenciar-produtos?estoque=5');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Gerenciar ProdutosEMEF Vale Verde');
});

test('what is only almost asked for is apart, screens and records alike', async () => {
  const { usuario } = abrirTela({ 'GET /busca': [{ ...ARROZ, parecido: true }] });
  await usuario.keyboard('{Control>}k{/Control}');
  await usuario.type(await campo(), 'gerenicar');
  await screen.findByRole('group', { name: 'Você quis dizer' });
  expect(titulos()).toEqual(['Gerenciar Produtos', 'Receber um produto', 'ARROZ 5 KG']);
});

test('a command is done at once and is not remembered', async () => {
  const { usuario, router } = abrirTela();
  await usuario.keyboard('{Control>}k{/Control}');
  await usuario.type(await campo(), 'tema escuro');
  expect(screen.getByRole('option', { selected: true })).not.toHaveAttribute('href');
  await usuario.keyboard('{Enter}');
  expect(document.documentElement).toHaveAttribute('data-tema', 'escuro');
  expect(router.state.location.pathname).toBe('/tela');
  await usuario.keyboard('{Control>}k{/Control}');
  await usuario.type(await campo(), 'tema do aparelho');
  await usuario.click(screen.getByRole('option', { name: /Tema automático/ }));
  expect(document.documentElement).toHaveAttribute('data-tema', 'claro');
  expect(useRecentes.getState().lista.map(({ endereco }) => endereco)).toEqual(['/tela']);
});

test('a term finds screens at once and records from the server, marked; arrows choose and Enter opens', async () => {
  const { usuario, router, servidor } = abrirTela();
  await usuario.click(screen.getByRole('button', { name: 'Buscar ou ir para…' }));
  await usuario.type(await campo(), 'Arroz');
  expect(await screen.findByRole('group', { name: 'Lotes em estoque' })).toBeInTheDocument();
  expect(servidor.de('GET /busca').map(({ busca }) => busca.termo)).toEqual(['arroz']);
  expect(titulos()).toEqual(['ARROZ 5 KG', 'ARR-1']);
  expect(screen.getByRole('status')).toHaveTextContent('2 resultados');
  expect(grupo('Produtos').getAllByText('ARROZ')[0]?.tagName).toBe('MARK');
  expect(await escolhida()).toBe('ARROZ 5 KG');
  await usuario.keyboard('{ArrowDown}');
  expect(await escolhida()).toBe('ARR-1');
  await usuario.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
  expect(await escolhida()).toBe('ARROZ 5 KG');
  await usuario.keyboard('{Enter}');
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(ARROZ.endereco);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(document.getElementById('conteudo')).toHaveFocus();
});

test('Ctrl Enter opens another tab and leaves the search open', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  const { usuario, router } = abrirTela();
  await usuario.keyboard('{Control>}k{/Control}');
  await usuario.type(await campo(), 'novo prod');
  await usuario.keyboard('{Control>}{Enter}{/Control}');
  expect(open).toHaveBeenCalledWith('/cadastrar-produto', '_blank', 'noopener');
  open.mockRestore();
  expect(router.state.location.pathname).toBe('/tela');
  expect(await campo()).toBeVisible();
});

test('each option is a link with its address, so a middle click is the browser’s', async () => {
  const { usuario } = abrirTela();
  await usuario.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('option', { name: /Gerenciar Produtos/ })).toHaveAttribute(
    'href',
    '/gerenciar-produtos',
  );
});

test('an opened screen comes first the next time, for this user and as far as permitted; the logout deletes it', async () => {
  const { usuario, unmount } = abrirTela();
  await usuario.keyboard('{Control>}k{/Control}');
  await usuario.type(await campo(), 'arroz');
  await usuario.click(await screen.findByRole('option', { name: /ARROZ 5 KG ARROZ|ARROZ 5 KGARROZ/ }));
  await usuario.keyboard('{Control>}k{/Control}');
  await campo();
  expect(grupo('Recentes').getByRole('option')).toHaveTextContent('ARROZ 5 KG');
  expect(await escolhida()).toBe('ARROZ 5 KG');
  unmount();

  useAcessoRapido.setState({ aberto: 'busca' });
  const sem = abrirTela({}, []);
  await campo();
  expect(screen.queryByRole('group', { name: 'Recentes' })).not.toBeInTheDocument();
  sem.unmount();

  expect(localStorage.getItem('merenda:recentes')).toContain('ARROZ');
  simularApi({ 'DELETE /tokens': undefined });
  await sair();
  expect(localStorage.getItem('merenda:recentes')).not.toContain('ARROZ');
  expect(useSessao.getState().auth.token).toBeNull();
});

test('nothing found, and a server that fails and is asked again', async () => {
  const { usuario, servidor } = abrirTela({ 'GET /busca': problema(500, 'Fora do ar.') });
  await usuario.keyboard('{Control>}k{/Control}');
  await usuario.type(await campo(), 'xyz');
  expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível buscar os registros.');
  servidor.responder('GET /busca', []);
  await usuario.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Nada encontrado para “xyz”.')).toHaveAttribute('role', 'status');
  expect(await campo()).toHaveAttribute('aria-expanded', 'false');
});

test('while a new term is asked for, records of the old one stay only if they have its words', async () => {
  let responder: (achados: Achado[]) => void = () => undefined;
  const { usuario } = abrirTela({
    'GET /busca': ({ busca }: Requisicao) =>
      busca.termo === 'arr' ? [ARROZ, LOTE] : new Promise<Achado[]>((resolver) => (responder = resolver)),
  });
  await usuario.keyboard('{Control>}k{/Control}');
  await usuario.type(await campo(), 'arr');
  await screen.findByRole('option', { name: /ARR-1/ });
  await usuario.type(await campo(), '-1');
  expect(titulos()).toEqual(['ARR-1']);
  expect(screen.getByRole('status')).toHaveTextContent('Buscando…');
  await waitFor(() => responder([]));
});

describe('shortcuts', () => {
  test('the help leads to the list of all of them, and the search leads to the help', async () => {
    const { usuario } = abrirTela();
    await usuario.keyboard('?');
    await usuario.click(await screen.findByRole('button', { name: 'Atalhos do teclado' }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Atalhos do teclado' }));
    expect(dialogo.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Ctrl K',
      '?',
      'gh',
      'n',
      '/',
      '↓',
      '↑',
      'Enter',
      'k',
      'j',
      '↑',
      '↓',
      'Enter',
      'Ctrl Enter',
      'Esc',
      'Alt T',
    ]);
    await verificarAcessibilidade();
    act(() => screen.getByRole<HTMLDialogElement>('dialog').close());
    await usuario.keyboard('{Control>}k{/Control}');
    await campo();
    await usuario.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Ajuda desta tela' }));
    expect(await screen.findByRole('dialog', { name: 'Ajuda' })).toBeVisible();
  });

  test('g h, n and / do what the list says; in a field they are letters', async () => {
    const { usuario, router } = abrirTela({}, ['PRODUTOS'], '/gerenciar-produtos');
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await usuario.keyboard('/');
    const nome = screen.getByRole('textbox', { name: 'Nome' });
    expect(nome).toHaveFocus();
    await usuario.keyboard('ngh?/');
    expect(nome).toHaveValue('ngh?/');
    expect(router.state.location.pathname).toBe('/gerenciar-produtos');
    act(() => nome.blur());
    await usuario.keyboard('n');
    expect(router.state.location.pathname).toBe('/cadastrar-produto');
    await usuario.keyboard('gh');
    expect(router.state.location.pathname).toBe('/home');
  });

  test('the account switches those of one key off', async () => {
    const { usuario, router } = abrirTela({}, ['PRODUTOS'], '/gerenciar-produtos');
    await usuario.click(screen.getByRole('checkbox', { name: 'Atalhos de uma tecla' }));
    act(() => (document.activeElement as HTMLElement).blur());
    await usuario.keyboard('ngh?');
    expect(router.state.location.pathname).toBe('/gerenciar-produtos');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(localStorage.getItem('merenda:teclas')).toContain('false');
    await usuario.click(screen.getByRole('button', { name: 'Ver atalhos' }));
    expect(await screen.findByText('Os atalhos de uma tecla estão desligados na sua conta.')).toBeVisible();
  });
});
