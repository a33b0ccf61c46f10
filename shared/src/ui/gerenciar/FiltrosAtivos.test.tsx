import { renderTela, verificarAcessibilidade } from '@merenda/shared/testing';
import { EntradaData, ListaDeRegistros, type CampoDeBusca } from '@merenda/shared/ui';
import { screen, waitFor, within } from '@testing-library/react';

interface Fruta {
  id: number;
  nome: string;
  cor: number;
  colhida: string;
}

const FRUTAS: Fruta[] = [
  { id: 1, nome: 'MAÇÃ', cor: 1, colhida: '01/02/2026' },
  { id: 2, nome: 'BANANA', cor: 2, colhida: '01/02/2026' },
  { id: 3, nome: 'ABACAXI', cor: 2, colhida: '03/02/2026' },
];
const BUSCA: CampoDeBusca<Fruta>[] = [
  { campo: 'nome', rotulo: 'Nome', texto: ({ nome }) => nome },
  { tipo: 'opcao', campo: 'cor', rotulo: 'Cor', opcoes: [{ valor: 2, rotulo: 'Amarela' }], valor: ({ cor }) => cor },
  { tipo: 'data', campo: 'colhida', rotulo: 'Colhida em', Entrada: EntradaData, valor: ({ colhida }) => colhida },
  { tipo: 'data', campo: 'ate', rotulo: 'Até', Entrada: EntradaData, desde: 'colhida', valor: () => '31/12/2026' },
];

function abrir(endereco: string, busca = BUSCA) {
  return renderTela(
    <ListaDeRegistros
      rotulo="Frutas"
      consulta={{ data: FRUTAS, error: null, isFetching: false, refetch: () => undefined }}
      busca={busca}
      colunas={[{ titulo: 'Nome', valor: ({ nome }) => nome }]}
      nomeDaLinha={({ nome }) => nome}
      vazio="Nenhuma fruta."
    />,
    { endereco: `/tela${endereco}` },
  );
}
const filtros = () =>
  within(screen.getByRole('list', { name: 'Filtros' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const remover = (texto: string) => screen.getByRole('button', { name: `Remover filtro ${texto}` });

test('each criterion is written in words; a field without an effect is not', async () => {
  abrir('?nome=an&cor=2&colhida=2026-02-01&ate=2026-12-31');
  await screen.findByText('1 de 3 registros');
  expect(filtros()).toEqual(['Nome: an', 'Cor: Amarela', 'Colhida em: 01/02/2026', 'Até 31/12/2026']);
  await verificarAcessibilidade();
});

test('a filter has its place before its options come', async () => {
  abrir(
    '?cor=2',
    BUSCA.map((campo) => ('opcoes' in campo ? { ...campo, opcoes: undefined } : campo)),
  );
  await screen.findByText('Cor: carregando…');
  expect(filtros()).toEqual(['Cor: carregando…']);
});

test.each(['', '?cor=7', '?outro=x'])('without a criterion there is no list of filters: %j', async (endereco) => {
  abrir(endereco);
  await screen.findByText('3 registros');
  expect(screen.queryByRole('list', { name: 'Filtros' })).not.toBeInTheDocument();
});

test('a filter is taken out by the keyboard, and the focus goes on to the next, or to the search', async () => {
  const { usuario, router } = abrir('?nome=a&cor=2');
  await screen.findByText('2 de 3 registros');
  remover('Nome: a').focus();
  await usuario.keyboard('{Enter}');
  await waitFor(() => expect(filtros()).toEqual(['Cor: Amarela']));
  expect(remover('Cor: Amarela')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Limpar filtros' })).not.toBeInTheDocument();
  await usuario.keyboard('{Enter}');
  await screen.findByText('3 registros');
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveFocus();
  expect(router.state.location.search).toBe('');
});

test('all filters are taken out at once', async () => {
  const { usuario, router } = abrir('?nome=a&cor=2&estoque=3');
  await usuario.click(await screen.findByRole('button', { name: 'Limpar filtros' }));
  await screen.findByText('3 registros');
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveFocus();
  await waitFor(() => expect(router.state.location.search).toBe('?estoque=3'));
});
