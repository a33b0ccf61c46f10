import { fingirTelaEstreita, renderTela, verificarAcessibilidade, usarFerramenta } from '@merenda/shared/testing';
import { ListaDeRegistros, type Coluna } from '@merenda/shared/ui';
import { screen, waitFor, within } from '@testing-library/react';

type Fruta = Record<'nome' | 'cor' | 'peso' | 'origem' | 'colhida', string> & { id: number };

const FRUTAS: Fruta[] = [
  { id: 1, nome: 'UVA', cor: 'ROXA', peso: '2', origem: 'SUL', colhida: '01/02/2026' },
  { id: 2, nome: 'CAJU', cor: 'AMARELA', peso: '1', origem: 'NORTE', colhida: '02/02/2026' },
];
const COLUNAS: Coluna<Fruta>[] = [
  { titulo: 'Nome', valor: ({ nome }) => nome },
  { titulo: 'Cor', valor: ({ cor }) => cor, ordem: ({ cor }) => cor },
  { titulo: 'Peso', valor: ({ peso }) => peso },
  { titulo: 'Origem', valor: ({ origem }) => origem },
  { titulo: 'Colhida em', valor: ({ colhida }) => colhida },
];

function abrir(lista: string, colunas = COLUNAS, endereco = '/tela') {
  return renderTela(
    <ListaDeRegistros
      rotulo={lista}
      consulta={{ data: FRUTAS, error: null, isFetching: false, refetch: () => undefined }}
      colunas={colunas}
      nomeDaLinha={({ nome }) => nome}
      vazio="Nenhuma fruta."
    />,
    { endereco },
  );
}
const titulos = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const botao = () => screen.getByRole('button', { name: /^Colunas/ });
const caixa = (name: string) => screen.getByRole('checkbox', { name });

test('columns are hidden and shown again; the first stays, and the choice outlives the screen', async () => {
  const { usuario, unmount } = abrir('Feira');
  await usarFerramenta(usuario, /^Colunas/);
  expect(caixa('Nome')).toBeDisabled();
  await usuario.click(caixa('Cor'));
  await usuario.click(caixa('Colhida em'));
  expect(titulos()).toEqual(['Nome', 'Peso', 'Origem']);
  expect(botao()).toHaveTextContent('Colunas (2 ocultas)');
  await verificarAcessibilidade();
  unmount();
  const { usuario: outra } = abrir('Feira');
  expect(titulos()).toEqual(['Nome', 'Peso', 'Origem']);
  await usarFerramenta(outra, /^Colunas/);
  await outra.click(screen.getByRole('button', { name: 'Mostrar todas' }));
  expect(titulos()).toEqual(['Nome', 'Cor', 'Peso', 'Origem', 'Colhida em']);
});

test('a column may be hidden at first; the user shows it, and the choice stays', async () => {
  const comOculta = COLUNAS.map((coluna) => (coluna.titulo === 'Origem' ? { ...coluna, oculta: true } : coluna));
  const { usuario, unmount } = abrir('Quitanda', comOculta);
  expect(titulos()).toEqual(['Nome', 'Cor', 'Peso', 'Colhida em']);
  await usarFerramenta(usuario, 'Colunas (1 oculta)');
  await usuario.click(caixa('Origem'));
  unmount();
  abrir('Quitanda', comOculta);
  expect(titulos()).toEqual(['Nome', 'Cor', 'Peso', 'Origem', 'Colhida em']);
});

test('another list has its own choice; a hidden column still sorts', async () => {
  const { usuario, unmount } = abrir('Pomar', COLUNAS, '/tela?ordem=cor');
  await usarFerramenta(usuario, /^Colunas/);
  await usuario.click(caixa('Cor'));
  expect(titulos()).toEqual(['Nome', 'Peso', 'Origem', 'Colhida em']);
  expect(screen.getAllByRole('cell')[0]).toHaveTextContent('CAJU');
  unmount();
  abrir('Horta');
  expect(titulos()).toHaveLength(5);
});

test('the keyboard opens the menu, goes into the choice, and closes both', async () => {
  const { usuario } = abrir('Quintal');
  const menu = () => screen.getByRole('button', { name: 'Mais ações da lista' });
  menu().focus();
  await usuario.keyboard('{Enter}');
  expect(menu()).toHaveAttribute('aria-expanded', 'true');
  await waitFor(() => expect(botao()).toHaveFocus());
  await usuario.keyboard('{Enter}');
  expect(botao()).toHaveAttribute('aria-expanded', 'true');
  // The first column cannot be hidden.
  await usuario.tab();
  expect(caixa('Cor')).toHaveFocus();
  await usuario.keyboard(' ');
  expect(titulos()).not.toContain('Cor');
  await usuario.keyboard('{Escape}');
  await waitFor(() => expect(menu()).toHaveAttribute('aria-expanded', 'false'));
  expect(menu()).toHaveFocus();
  await usuario.keyboard('{Enter}');
  await waitFor(() => expect(botao()).toHaveFocus());
  await usuario.tab({ shift: true });
  await waitFor(() => expect(menu()).toHaveAttribute('aria-expanded', 'false'));
  expect(menu()).toHaveFocus();
});

test('a small table has no choice', () => {
  abrir('Mercado', COLUNAS.slice(0, 4));
  expect(screen.queryByRole('button', { name: /^Colunas/ })).not.toBeInTheDocument();
});

test('a phone shows all columns in its cards', async () => {
  const { usuario, unmount } = abrir('Sacolão');
  await usarFerramenta(usuario, /^Colunas/);
  await usuario.click(caixa('Cor'));
  unmount();
  fingirTelaEstreita(true);
  abrir('Sacolão');
  expect(screen.queryByRole('button', { name: /^Colunas/ })).not.toBeInTheDocument();
  const [uva] = within(screen.getByRole('list', { name: 'Sacolão' })).getAllByRole('listitem');
  expect(uva).toHaveTextContent('ROXA');
});
