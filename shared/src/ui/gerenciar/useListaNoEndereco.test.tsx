import { abrirFiltros, renderTela } from '@merenda/shared/testing';
import { EntradaData, ListaDeRegistros, useExibido, ver, type CampoDeBusca, type Coluna } from '@merenda/shared/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useMemo } from 'react';
import { digitarDepressa } from '../../testing/digitarDepressa.js';

interface Fruta {
  id: number;
  nome: string;
  cor: number;
  colhida: string;
}

const CORES = ['Verde', 'Amarela'];
const FRUTAS: Fruta[] = Array.from({ length: 45 }, (_, n) => ({
  id: n + 1,
  nome: `FRUTA ${n + 1}`,
  cor: n < 25 ? 0 : 1,
  colhida: n === 0 ? '01/02/2026' : '02/02/2026',
}));
const COLUNAS: Coluna<Fruta>[] = [
  { titulo: 'Nome da fruta', valor: ({ nome }) => nome, ordem: ({ nome }) => nome },
  { titulo: 'Cor', valor: ({ cor }) => CORES[cor] },
];

const desenhar = jest.fn();

function Frutas({ semOpcoes = false }: { semOpcoes?: boolean }) {
  const { exibido, exibir, fechar } = useExibido();
  const busca = useMemo<CampoDeBusca<Fruta>[]>(
    () => [
      { campo: 'nome', rotulo: 'Nome', texto: ({ nome }) => nome },
      {
        tipo: 'opcao',
        campo: 'cor',
        rotulo: 'Cor',
        opcoes: semOpcoes ? undefined : CORES.map((rotulo, valor) => ({ valor, rotulo })),
        valor: ({ cor }) => cor,
      },
      { tipo: 'data', campo: 'colhida', rotulo: 'Colhida', Entrada: EntradaData, valor: ({ colhida }) => colhida },
    ],
    [semOpcoes],
  );
  desenhar();
  return (
    <>
      <ListaDeRegistros
        rotulo="Frutas"
        consulta={{ data: FRUTAS, error: null, isFetching: false, refetch: () => undefined }}
        busca={busca}
        colunas={COLUNAS}
        nomeDaLinha={({ nome }) => nome}
        acoes={[ver(exibir)]}
        vazio="Nenhuma fruta."
      />
      {exibido !== null && <button onClick={fechar}>Fechar a fruta {exibido}</button>}
    </>
  );
}

const abrir = (endereco = '') => renderTela(<Frutas />, { endereco: `/tela${endereco}` });
const contagem = (texto: string) => screen.findByText(texto);
const primeira = () => within(screen.getAllByRole('row')[1]!).getAllByRole('cell')[0]?.textContent;
const nome = () => screen.getByRole('textbox', { name: 'Nome' });

test('an address shows the rows that it names: criteria of every kind, order and page', async () => {
  abrir('?nome=fruta&cor=0&ordem=-nome-da-fruta&pagina=2');
  await contagem('25 de 45 registros');
  // 25 to 6 are on the first page.
  expect(primeira()).toBe('FRUTA 5');
  expect(screen.getByRole('columnheader', { name: /Nome da fruta/ })).toHaveAttribute('aria-sort', 'descending');
});

test('a day of the address is searched', async () => {
  const { usuario } = abrir('?colhida=2026-02-01');
  await contagem('1 de 45 registros');
  await abrirFiltros(usuario);
  expect(screen.getByLabelText('Colhida')).toHaveValue('01/02/2026');
});

test.each(['?cor=9', '?colhida=amanha', '?pagina=0', '?pagina=x', '?ordem=peso'])(
  'what an address says wrongly is left out: %s',
  async (endereco) => {
    abrir(endereco);
    await contagem('45 registros');
    expect(primeira()).toBe('FRUTA 1');
  },
);

test('a page beyond the last is the last', async () => {
  abrir('?pagina=9');
  await contagem('45 registros');
  expect(primeira()).toBe('FRUTA 41');
});

test('a search waits for the options of its field', async () => {
  const { rerender, router } = renderTela(<Frutas semOpcoes />, { endereco: '/tela?cor=1' });
  expect(await screen.findByText('Carregando…')).toBeInTheDocument();
  expect(router.state.location.search).toBe('?cor=1');
  rerender(<p />);
});

test('a change replaces the entry and keeps the other parameters; a new search begins at the first page', async () => {
  const { usuario, router } = abrir('?estoque=3&pagina=3');
  await contagem('45 registros');
  await usuario.click(screen.getByRole('columnheader', { name: /Nome da fruta/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?estoque=3&ordem=nome-da-fruta'));
  await usuario.click(screen.getByTitle('2'));
  await waitFor(() => expect(router.state.location.search).toBe('?estoque=3&ordem=nome-da-fruta&pagina=2'));
  await abrirFiltros(usuario);
  await usuario.click(screen.getByRole('combobox', { name: 'Cor' }));
  await usuario.click(await screen.findByTitle('Amarela'));
  await waitFor(() => expect(router.state.location.search).toBe('?estoque=3&cor=1&ordem=nome-da-fruta'));
  expect(router.state.historyAction).toBe('REPLACE');
});

test('the address gets the typed text after a pause, and no keystroke renders the screen', async () => {
  const { router } = abrir();
  await contagem('45 registros');
  desenhar.mockClear();
  digitarDepressa(nome(), 'fruta 4');
  expect(nome()).toHaveValue('fruta 4');
  expect(desenhar).not.toHaveBeenCalled();
  expect(router.state.location.search).toBe('');
  // 4, 14, 24, 34 and 40 to 45: each word is found anywhere.
  await contagem('10 de 45 registros');
  await waitFor(() => expect(router.state.location.search).toBe('?nome=fruta+4'));
  expect(nome()).toHaveValue('fruta 4');
});

test('a field that is left writes at once, so that a record is opened from the search and closed to it', async () => {
  const { usuario, router } = abrir();
  await contagem('45 registros');
  await usuario.type(nome(), 'fruta 44');
  await contagem('1 de 45 registros');
  await usuario.click(screen.getByRole('button', { name: 'Exibir FRUTA 44' }));
  expect(router.state.location.search).toBe('?nome=fruta+44&exibir=44');
  await usuario.click(screen.getByRole('button', { name: 'Fechar a fruta 44' }));
  await waitFor(() => expect(router.state.location.search).toBe('?nome=fruta+44'));
  expect(nome()).toHaveValue('fruta 44');
});

test('back and a link to the same screen show what their addresses say', async () => {
  const { router } = abrir('?nome=fruta+1');
  await contagem('14 de 45 registros');
  await act(() => router.navigate('/tela?cor=1'));
  await contagem('20 de 45 registros');
  expect(nome()).toHaveValue('');
  await act(() => router.navigate(-1));
  await contagem('14 de 45 registros');
  expect(nome()).toHaveValue('fruta 1');
});
