import type { Pagina, PaginaPedida } from '@merenda/shared/contratos';
import { queryClient } from '@merenda/shared';
import {
  exportarLista,
  fingirTelaEstreita,
  problema,
  renderTela,
  verificarAcessibilidade,
  usarFerramenta,
  abrirFiltros,
} from '@merenda/shared/testing';
import { ListaDeRegistros, TelaGerenciar, useListaPaginada, type CampoDeBusca, type Coluna } from '@merenda/shared/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { apiSemTabela } from '../../testing/apiSemTabela.js';
import { digitarDepressa } from '../../testing/digitarDepressa.js';
import { simularServidor, type Requisicao } from '../../testing/simularServidor.js';

interface Fruta {
  id: number;
  nome: string;
}

const COLUNAS: Coluna<Fruta>[] = [
  {
    titulo: 'Nome',
    valor: ({ nome }) => {
      desenhadas.push(nome);
      return nome;
    },
    ordem: 'nome',
  },
  { titulo: 'Cor', valor: () => 'VERDE' },
];

/** The names of the rows that were drawn, each time that they were. */
const desenhadas: string[] = [];

const CAMPOS = [
  { campo: 'nome', rotulo: 'Nome' },
  { campo: 'dono', rotulo: 'CPF do dono', pessoal: true },
];

const NOME: readonly CampoDeBusca<Fruta>[] = [{ campo: 'nome', rotulo: 'Nome', texto: ({ nome }) => nome }];

function GerenciarFrutas() {
  const paginas = useListaPaginada<Fruta, 'nome'>({
    chave: ['frutas'],
    ordens: ['nome'],
    campos: CAMPOS,
    ler: (criterios, pedida: PaginaPedida<'nome'>) =>
      apiSemTabela.get<Pagina<Fruta>>(
        `frutas?${new URLSearchParams(Object.entries({ ...criterios, ...pedida }).map(([a, b]) => [a, String(b)])).toString()}`,
      ),
  });
  return (
    <TelaGerenciar
      titulo="Gerenciar Frutas"
      paginas={paginas}
      colunas={COLUNAS}
      nomeDaLinha={({ nome }) => nome}
      vazio="Nenhuma fruta cadastrada."
      exportacao="solicitacoes"
    />
  );
}

/** A server with the fruits of these numbers; a cursor is the number of the last fruit of a page. */
function comFrutas(numeros: number[]) {
  const estado = { numeros };
  const servidor = simularServidor({
    'GET /frutas': ({ busca: { nome, apos, pular, porPagina, sentido } }: Requisicao) => {
      const achadas = estado.numeros.filter((n) => nome === undefined || `FRUTA ${n}`.includes(nome.toUpperCase()));
      const emOrdem = sentido === 'DECRESCENTE' ? achadas.toReversed() : achadas;
      const inicio = (apos === undefined ? 0 : emOrdem.indexOf(Number(apos)) + 1) + Number(pular);
      const daPagina = emOrdem.slice(inicio, inicio + Number(porPagina));
      return {
        linhas: daPagina.map((n) => ({ id: n, nome: `FRUTA ${n}` })),
        total: achadas.length,
        semFiltro: estado.numeros.length,
        proximo: inicio + daPagina.length < emOrdem.length ? String(daPagina.at(-1)) : null,
      };
    },
  });
  return { estado, servidor, pedidas: () => servidor.de('GET /frutas').map(({ busca }) => busca) };
}

const ate = (n: number) => Array.from({ length: n }, (_, i) => i + 1);
const nomes = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((linha) => within(linha).queryAllByRole('cell')[0]?.textContent);
const primeira = (nome: string) => waitFor(() => expect(nomes()[0]).toBe(nome));

test('a page is asked for when it is opened, after the last row of the page before', async () => {
  const { pedidas } = comFrutas(ate(130));
  const { usuario } = renderTela(<GerenciarFrutas />);
  expect(await screen.findByText('130 registros')).toBeInTheDocument();
  expect(nomes()).toHaveLength(20);
  await usuario.click(screen.getByRole('button', { name: 'Próxima página' }));
  await primeira('FRUTA 21');
  await usuario.click(screen.getByTitle('5'));
  await primeira('FRUTA 81');
  await usuario.click(screen.getByTitle('7'));
  await primeira('FRUTA 121');
  expect(nomes()).toHaveLength(10);
  expect(pedidas()).toEqual([
    { pular: '0', porPagina: '20' },
    { apos: '20', pular: '0', porPagina: '20' },
    { apos: '40', pular: '40', porPagina: '20' },
    { apos: '100', pular: '20', porPagina: '20' },
  ]);
  await verificarAcessibilidade();
});

test('rows of several pages and searches are selected together; all are those of the page', async () => {
  const { servidor } = comFrutas(ate(25));
  const { usuario } = renderTela(<GerenciarFrutas />);
  await usarFerramenta(usuario, 'Selecionar');
  await usuario.click(screen.getByRole('checkbox', { name: 'Selecionar FRUTA 3' }));
  await usuario.click(screen.getByRole('button', { name: 'Próxima página' }));
  await usuario.click(await screen.findByRole('checkbox', { name: 'Selecionar FRUTA 25' }));
  const daPagina = screen.getByRole('checkbox', { name: 'Selecionar todos desta página' });
  expect(daPagina).not.toBeChecked();
  await usuario.click(daPagina);
  expect(screen.getByText('6 selecionados')).toBeInTheDocument();
  await usuario.click(daPagina);
  expect(screen.getByText('1 selecionado')).toBeInTheDocument();
  await usuario.type(screen.getByRole('textbox', { name: 'Nome' }), 'fruta 12');
  await screen.findByText('1 de 25 registros');
  await usuario.click(screen.getByRole('checkbox', { name: 'Selecionar FRUTA 12' }));
  const nome = screen.getByRole('columnheader', { name: 'Nome' });
  await usuario.click(nome);
  await waitFor(() => expect(nome).toHaveAttribute('aria-sort', 'ascending'));
  // The export is not of what the search finds, but of the selected rows, in the order of the list.
  expect(await exportarLista(usuario, servidor, 'solicitacoes', document.body, 'Exportar seleção')).toEqual({
    formato: 'CSV',
    ids: [3, 12],
    busca: { ordem: 'nome', sentido: 'CRESCENTE' },
  });
});

test('the typed text is searched after a pause, from the first page; the rows stay meanwhile', async () => {
  const { pedidas } = comFrutas(ate(130));
  const { usuario } = renderTela(<GerenciarFrutas />);
  await screen.findByText('130 registros');
  await usuario.click(screen.getByTitle('3'));
  await primeira('FRUTA 41');
  digitarDepressa(screen.getByRole('textbox', { name: 'Nome' }), 'fruta 12');
  expect(nomes()[0]).toBe('FRUTA 41');
  // 12 and 120 to 129.
  expect(await screen.findByText('11 de 130 registros')).toBeInTheDocument();
  expect(nomes()[0]).toBe('FRUTA 12');
  expect(pedidas().slice(2)).toEqual([{ nome: 'fruta 12', pular: '0', porPagina: '20' }]);
  await usuario.type(screen.getByRole('textbox', { name: 'Nome' }), 'x');
  await usuario.click(await screen.findByRole('button', { name: 'Limpar busca' }));
  expect(await screen.findByText('130 registros')).toBeInTheDocument();
});

test('a keystroke is shown before the rows are drawn again', async () => {
  comFrutas(ate(25));
  renderTela(<GerenciarFrutas />);
  await screen.findByText('25 registros');
  const nome = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nome' });
  desenhadas.length = 0;
  let antes: unknown;
  // The render of the event itself; a later rendering waits for the end of `act`.
  await act(async () => {
    digitarDepressa(nome, 'x');
    antes = { mostrado: nome.value, desenhadas: [...desenhadas] };
    await Promise.resolve();
  });
  expect(antes).toEqual({ mostrado: 'x', desenhadas: [] });
  await screen.findByText('0 de 25 registros');
});

test('filters outside the address are searched too, after the same pause and from the first page', async () => {
  const { pedidas } = comFrutas(ate(130));
  const { router, usuario } = renderTela(<GerenciarFrutas />, { endereco: '/tela?pagina=3' });
  await primeira('FRUTA 41');
  await abrirFiltros(usuario);
  digitarDepressa(screen.getByRole('textbox', { name: 'CPF do dono' }), '529.982');
  await primeira('FRUTA 1');
  expect(pedidas().slice(1)).toEqual([{ dono: '529.982', pular: '0', porPagina: '20' }]);
  expect(router.state.location.search).toBe('');
  await act(() => router.navigate('/tela?pagina=2'));
  await primeira('FRUTA 21');
  expect(screen.getByRole('textbox', { name: 'CPF do dono' })).toHaveValue('');
  expect(pedidas().at(-1)).toEqual({ pular: '20', porPagina: '20' });
});

test('the first page is that of the search in the address', async () => {
  const { pedidas } = comFrutas(ate(30));
  renderTela(<GerenciarFrutas />, { endereco: '/tela?nome=fruta+30&cor=verde' });
  expect(await screen.findByText('1 de 30 registros')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('fruta 30');
  expect(pedidas()).toEqual([{ nome: 'fruta 30', pular: '0', porPagina: '20' }]);
});

test('an address opens a page in an order; a page beyond the last is the last', async () => {
  const { pedidas } = comFrutas(ate(45));
  const { router } = renderTela(<GerenciarFrutas />, { endereco: '/tela?ordem=-nome&pagina=2' });
  await screen.findByText('45 registros');
  await primeira('FRUTA 25');
  expect(pedidas()).toEqual([{ ordem: 'nome', sentido: 'DECRESCENTE', pular: '20', porPagina: '20' }]);
  await act(() => router.navigate('/tela?ordem=peso&pagina=9'));
  await primeira('FRUTA 41');
  expect(pedidas().at(-1)).toEqual({ pular: '40', porPagina: '20' });
});

test('the server sorts, from the first page; a third click ends the sorting', async () => {
  const { pedidas } = comFrutas(ate(45));
  const { usuario } = renderTela(<GerenciarFrutas />);
  await screen.findByText('45 registros');
  await usuario.click(screen.getByTitle('2'));
  await primeira('FRUTA 21');
  const coluna = screen.getByRole('columnheader', { name: 'Nome' });
  await usuario.click(coluna);
  await primeira('FRUTA 1');
  await usuario.click(coluna);
  await primeira('FRUTA 45');
  await usuario.click(screen.getByTitle('2'));
  await primeira('FRUTA 25');
  expect(pedidas().at(-1)).toEqual({
    ordem: 'nome',
    sentido: 'DECRESCENTE',
    apos: '26',
    pular: '0',
    porPagina: '20',
  });
  await usuario.click(coluna);
  await primeira('FRUTA 1');
  expect(coluna).not.toHaveAttribute('aria-sort');
  expect(screen.queryByRole('columnheader', { name: 'Cor' })).not.toHaveAttribute('tabindex');
});

test('after a write the open page is read again; without rows of its own the last page is shown', async () => {
  const { estado } = comFrutas(ate(41));
  const { usuario } = renderTela(<GerenciarFrutas />);
  await screen.findByText('41 registros');
  await usuario.click(screen.getByTitle('3'));
  await primeira('FRUTA 41');
  estado.numeros = ate(40);
  await queryClient.invalidateQueries({ queryKey: ['frutas'] });
  await primeira('FRUTA 21');
  expect(screen.getByText('40 registros')).toBeInTheDocument();
});

test('an empty list, and a failed page that is tried again', async () => {
  const { servidor } = comFrutas([]);
  const { usuario } = renderTela(<GerenciarFrutas />);
  expect(await screen.findByText('Nenhuma fruta cadastrada.')).toBeInTheDocument();
  servidor.responder('GET /frutas', problema(500, 'O banco de dados não respondeu.'));
  await usuario.type(screen.getByRole('textbox', { name: 'Nome' }), 'x');
  expect(await screen.findByText('O banco de dados não respondeu.')).toBeInTheDocument();
  comFrutas([1]);
  await usuario.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('button', { name: 'Limpar busca' })).toBeInTheDocument();
});

test('on a phone the pages are cards', async () => {
  fingirTelaEstreita(true);
  comFrutas(ate(25));
  const { usuario } = renderTela(<GerenciarFrutas />);
  await screen.findByText('25 registros');
  const lista = () => within(screen.getByRole('list', { name: 'Gerenciar Frutas' })).getAllByRole('listitem');
  expect(lista()).toHaveLength(20);
  await usuario.click(screen.getByRole('button', { name: 'Próxima página' }));
  await waitFor(() => expect(lista()).toHaveLength(5));
  expect(lista()[0]).toHaveTextContent('FRUTA 21');
  await verificarAcessibilidade();
});

test('rows with almost the searched words are shown as such: found by the server, and by the browser', async () => {
  simularServidor({
    'GET /frutas': ({ busca: { nome } }: Requisicao) => ({
      linhas: [{ id: 1, nome: 'MANGA' }],
      total: 1,
      semFiltro: 1,
      proximo: null,
      ...(nome === 'magna' && { parecidas: true }),
    }),
  });
  const frase = 'Nada com “magna”. Mostrando parecidos.';
  const { usuario, unmount } = renderTela(<GerenciarFrutas />);
  await usuario.type(await screen.findByRole('textbox', { name: 'Nome' }), 'magna');
  expect(await screen.findByText(frase)).toBeInTheDocument();
  unmount();

  const { usuario: outra } = renderTela(
    <ListaDeRegistros
      rotulo="Frutas"
      consulta={{ data: [{ id: 1, nome: 'MANGA' }], error: null, isFetching: false, refetch: () => undefined }}
      busca={NOME}
      colunas={COLUNAS}
      nomeDaLinha={({ nome }) => nome}
      vazio="Nenhuma fruta."
    />,
  );
  const campo = screen.getByRole('textbox', { name: 'Nome' });
  await outra.type(campo, 'magna');
  expect(await screen.findByText(frase)).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: 'MANGA' })).toBeInTheDocument();
  await outra.clear(campo);
  await outra.type(campo, 'mang');
  await waitFor(() => expect(screen.queryByText(/Mostrando parecidos/)).not.toBeInTheDocument());
});

test('a long text of a row is whole for the pointer that rests on it', async () => {
  const longo = 'ESCOLA MUNICIPAL DE EDUCAÇÃO INFANTIL';
  renderTela(
    <ListaDeRegistros
      rotulo="Frutas"
      consulta={{
        data: [
          { id: 1, nome: longo },
          { id: 2, nome: '01/02/2026 10:30' },
        ],
        error: null,
        isFetching: false,
        refetch: () => undefined,
      }}
      colunas={COLUNAS}
      nomeDaLinha={({ nome }) => nome}
      vazio="Nenhuma fruta."
    />,
  );
  expect(await screen.findByTitle(longo)).toHaveClass('uma-linha');
  // A day with its time is never cut.
  expect(screen.queryByTitle('01/02/2026 10:30')).not.toBeInTheDocument();
});
