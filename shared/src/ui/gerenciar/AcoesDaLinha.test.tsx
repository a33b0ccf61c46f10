import { acaoDaLinha, acionar, fingirTelaEstreita, renderTela, verificarAcessibilidade } from '@merenda/shared/testing';
import { screen, within } from '@testing-library/react';
import { editar, excluir, imprimir, ver, type AcaoDeLinha } from './AcoesDaLinha.js';
import { Tabela } from './Tabela.js';

interface Pedido {
  nome: string;
  aberto: boolean;
}

const ABERTO: Pedido = { nome: 'PEDIDO 1', aberto: true };
const FECHADO: Pedido = { nome: 'PEDIDO 2', aberto: false };
const FECHOU = 'O pedido já está fechado.';
const soAberto = ({ aberto }: Pedido) => (aberto ? null : FECHOU);

const feitas: string[] = [];
const anotar = (acao: string) => (pedido: Pedido) => void feitas.push(`${acao} ${pedido.nome}`);
const ACOES: AcaoDeLinha<Pedido>[] = [
  excluir(anotar('excluir')),
  ver(anotar('exibir')),
  { rotulo: 'Receber', principal: true, aoAcionar: anotar('receber'), impedimento: soAberto },
  editar(anotar('editar'), { impedimento: soAberto }),
  imprimir(anotar('imprimir')),
];

beforeEach(() => {
  feitas.length = 0;
});

const renderPedidos = (acoes = ACOES) =>
  renderTela(
    <Tabela
      rotulo="Pedidos"
      linhas={[ABERTO, FECHADO]}
      colunas={[{ titulo: 'Nome', valor: ({ nome }) => nome }]}
      chave={({ nome }) => nome}
      nomeDaLinha={({ nome }) => nome}
      acoes={acoes}
      vazio={null}
    />,
  );

const textos = (controles: HTMLElement[]) => controles.map(({ textContent }) => textContent);
const botoesDe = (nome: string) =>
  textos(within(screen.getByRole('row', { name: new RegExp(nome) })).getAllByRole('button'));
const mais = (nome: string) => screen.getByRole('button', { name: `Mais ações de ${nome}` });

test('a row has its next step, Exibir, and the others in a menu, the red ones last', async () => {
  const { usuario } = renderPedidos();
  expect(botoesDe('PEDIDO 1')).toEqual(['Receber', 'Exibir', 'Mais']);
  // Neither main action is possible.
  expect(botoesDe('PEDIDO 2')).toEqual(['Exibir', 'Mais']);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await usuario.click(mais('PEDIDO 1'));
  expect(mais('PEDIDO 1')).toHaveAttribute('aria-expanded', 'true');
  expect(textos(within(screen.getByRole('menu')).getAllByRole('menuitem'))).toEqual(['Editar', 'Imprimir', 'Excluir']);
  expect(screen.getByRole('menuitem', { name: 'Excluir' })).toHaveClass('ant-btn-dangerous');
  await verificarAcessibilidade();
  await usuario.click(screen.getByRole('menuitem', { name: 'Imprimir' }));
  expect(feitas).toEqual(['imprimir PEDIDO 1']);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  // The dialog of an action gives the focus back to what had it.
  expect(mais('PEDIDO 1')).toHaveFocus();
});

test('an action that is not possible is in the menu with its reason, and does nothing', async () => {
  const { usuario } = renderPedidos();
  const receber = await acaoDaLinha(usuario, 'Receber', 'PEDIDO 2');
  expect(within(receber).getByText(FECHOU)).toBeInTheDocument();
  expect(receber).toHaveAccessibleDescription(FECHOU);
  expect(receber).toHaveAttribute('aria-disabled', 'true');
  await usuario.click(receber);
  expect(feitas).toEqual([]);
  await verificarAcessibilidade();
});

test('the keyboard opens the menu, moves in it, chooses, and leaves it', async () => {
  const { usuario } = renderPedidos();
  mais('PEDIDO 1').focus();
  await usuario.keyboard('{Enter}');
  const item = (nome: string) => screen.getByRole('menuitem', { name: nome });
  expect(item('Editar')).toHaveFocus();
  await usuario.keyboard('{ArrowDown}');
  expect(item('Imprimir')).toHaveFocus();
  await usuario.keyboard('{End}');
  expect(item('Excluir')).toHaveFocus();
  await usuario.keyboard('{ArrowDown}');
  expect(item('Editar')).toHaveFocus();
  await usuario.keyboard('{ArrowUp}');
  expect(item('Excluir')).toHaveFocus();
  await usuario.keyboard('{Home}{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(mais('PEDIDO 1')).toHaveFocus();
  await usuario.keyboard(' {ArrowDown}{Enter}');
  expect(feitas).toEqual(['imprimir PEDIDO 1']);
  // Tab closes the menu and goes on from its button.
  await usuario.keyboard('{ArrowDown}{Tab}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Exibir PEDIDO 2' })).toHaveFocus();
});

test('a click beside the menu closes it; a double click opens it, and it follows its button when the page scrolls', async () => {
  const { usuario } = renderPedidos();
  await usuario.click(mais('PEDIDO 1'));
  await usuario.click(document.body);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await usuario.dblClick(mais('PEDIDO 1'));
  expect(screen.getByRole('menu')).toBeInTheDocument();
  await usuario.click(mais('PEDIDO 2'));
  expect(screen.getByRole('menu', { name: 'Mais ações de PEDIDO 2' })).toBeInTheDocument();
  expect(screen.getAllByRole('menu')).toHaveLength(1);
  const retangulo = { right: 300, bottom: 40, top: 10 } as DOMRect;
  mais('PEDIDO 2').getBoundingClientRect = () => retangulo;
  document.dispatchEvent(new Event('scroll'));
  // 4 px below the button.
  expect(screen.getByRole('menu')).toHaveStyle({ left: '300px', top: '44px' });
});

test('one or two actions are buttons; one that is not possible shows its reason in a tip', async () => {
  const { usuario } = renderPedidos([excluir(anotar('excluir')), editar(anotar('editar'), { impedimento: soAberto })]);
  expect(botoesDe('PEDIDO 1')).toEqual(['Editar', 'Excluir']);
  await acionar(usuario, 'Excluir', 'PEDIDO 1');
  const impedida = screen.getByRole('button', { name: 'Editar PEDIDO 2' });
  expect(impedida).toHaveAccessibleDescription(FECHOU);
  await usuario.click(impedida);
  expect(await screen.findByRole('tooltip')).toHaveTextContent(FECHOU);
  expect(feitas).toEqual(['excluir PEDIDO 1']);
  await usuario.unhover(impedida);
});

test('a card on a phone has the same actions', async () => {
  fingirTelaEstreita(true);
  const { usuario } = renderPedidos();
  const [cartao = document.body] = screen.getAllByRole('listitem');
  expect(textos(within(cartao).getAllByRole('button'))).toEqual(['Receber', 'Exibir', 'Mais']);
  await acionar(usuario, 'Excluir', 'PEDIDO 1');
  expect(feitas).toEqual(['excluir PEDIDO 1']);
});
