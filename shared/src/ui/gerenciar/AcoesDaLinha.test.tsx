import { acaoDaLinha, acionar, fingirTelaEstreita, renderTela, verificarAcessibilidade } from '@merenda/shared/testing';
import { screen, within } from '@testing-library/react';
import { editar, excluir, imprimir, ver, type AcaoDeLinha } from './AcoesDaLinha.js';
import { Tabela } from './Tabela.js';

interface Chamado {
  nome: string;
  aberto: boolean;
}

const ABERTO: Chamado = { nome: 'CHAMADO 1', aberto: true };
const FECHADO: Chamado = { nome: 'CHAMADO 2', aberto: false };
const FECHOU = 'O chamado já está fechado.';
const soAberto = ({ aberto }: Chamado) => (aberto ? null : FECHOU);

const feitas: string[] = [];
const anotar = (acao: string) => (chamado: Chamado) => void feitas.push(`${acao} ${chamado.nome}`);
const ACOES: AcaoDeLinha<Chamado>[] = [
  excluir(anotar('excluir')),
  ver(anotar('exibir')),
  { rotulo: 'Receber', principal: true, aoAcionar: anotar('receber'), impedimento: soAberto },
  editar(anotar('editar'), { impedimento: soAberto }),
  imprimir(anotar('imprimir')),
];

beforeEach(() => {
  feitas.length = 0;
});

const renderChamados = (acoes = ACOES) =>
  renderTela(
    <Tabela
      rotulo="Chamados"
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

test('a row has its next step, or what it stands for, and the others in a menu, the red ones last', async () => {
  const { usuario } = renderChamados();
  expect(botoesDe('CHAMADO 1')).toEqual(['Receber', '']);
  // Neither main action is possible.
  expect(botoesDe('CHAMADO 2')).toEqual(['Exibir', '']);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await usuario.click(mais('CHAMADO 1'));
  expect(mais('CHAMADO 1')).toHaveAttribute('aria-expanded', 'true');
  expect(textos(within(screen.getByRole('menu')).getAllByRole('menuitem'))).toEqual([
    'Exibir',
    'Editar',
    'Imprimir',
    'Excluir',
  ]);
  expect(screen.getByRole('menuitem', { name: 'Excluir' })).toHaveClass('ant-btn-dangerous');
  await verificarAcessibilidade();
  await usuario.click(screen.getByRole('menuitem', { name: 'Imprimir' }));
  expect(feitas).toEqual(['imprimir CHAMADO 1']);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  // The dialog of an action gives the focus back to what had it.
  expect(mais('CHAMADO 1')).toHaveFocus();
});

test('an action that is not possible is in the menu with its reason, and does nothing', async () => {
  const { usuario } = renderChamados();
  const receber = await acaoDaLinha(usuario, 'Receber', 'CHAMADO 2');
  expect(within(receber).getByText(FECHOU)).toBeInTheDocument();
  expect(receber).toHaveAccessibleDescription(FECHOU);
  expect(receber).toHaveAttribute('aria-disabled', 'true');
  await usuario.click(receber);
  expect(feitas).toEqual([]);
  await verificarAcessibilidade();
});

test('the keyboard opens the menu, moves in it, chooses, and leaves it', async () => {
  const { usuario } = renderChamados();
  mais('CHAMADO 1').focus();
  await usuario.keyboard('{Enter}');
  const item = (nome: string) => screen.getByRole('menuitem', { name: nome });
  expect(item('Exibir')).toHaveFocus();
  await usuario.keyboard('{ArrowDown}');
  expect(item('Editar')).toHaveFocus();
  await usuario.keyboard('{End}');
  expect(item('Excluir')).toHaveFocus();
  await usuario.keyboard('{ArrowDown}');
  expect(item('Exibir')).toHaveFocus();
  await usuario.keyboard('{ArrowUp}');
  expect(item('Excluir')).toHaveFocus();
  await usuario.keyboard('{Home}{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(mais('CHAMADO 1')).toHaveFocus();
  await usuario.keyboard(' {ArrowDown}{Enter}');
  expect(feitas).toEqual(['editar CHAMADO 1']);
  // Tab closes the menu and goes on from its button.
  await usuario.keyboard('{ArrowDown}{Tab}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Exibir CHAMADO 2' })).toHaveFocus();
});

test('a click beside the menu closes it; a double click opens it, and it follows its button when the page scrolls', async () => {
  const { usuario } = renderChamados();
  await usuario.click(mais('CHAMADO 1'));
  await usuario.click(document.body);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await usuario.dblClick(mais('CHAMADO 1'));
  expect(screen.getByRole('menu')).toBeInTheDocument();
  await usuario.click(mais('CHAMADO 2'));
  expect(screen.getByRole('menu', { name: 'Mais ações de CHAMADO 2' })).toBeInTheDocument();
  expect(screen.getAllByRole('menu')).toHaveLength(1);
  const retangulo = { right: 300, bottom: 40, top: 10 } as DOMRect;
  mais('CHAMADO 2').getBoundingClientRect = () => retangulo;
  document.dispatchEvent(new Event('scroll'));
  // 4 px below the button.
  expect(screen.getByRole('menu')).toHaveStyle({ left: '300px', top: '44px' });
});

test('one or two actions are buttons; one that is not possible shows its reason in a tip', async () => {
  const { usuario } = renderChamados([excluir(anotar('excluir')), editar(anotar('editar'), { impedimento: soAberto })]);
  expect(botoesDe('CHAMADO 1')).toEqual(['Editar', 'Excluir']);
  await acionar(usuario, 'Excluir', 'CHAMADO 1');
  const impedida = screen.getByRole('button', { name: 'Editar CHAMADO 2' });
  expect(impedida).toHaveAccessibleDescription(FECHOU);
  await usuario.click(impedida);
  expect(await screen.findByRole('tooltip')).toHaveTextContent(FECHOU);
  expect(feitas).toEqual(['excluir CHAMADO 1']);
  await usuario.unhover(impedida);
});

test('a card on a phone has the same actions', async () => {
  fingirTelaEstreita(true);
  const { usuario } = renderChamados();
  const [cartao = document.body] = screen.getAllByRole('listitem');
  expect(textos(within(cartao).getAllByRole('button'))).toEqual(['Receber', '']);
  await acionar(usuario, 'Excluir', 'CHAMADO 1');
  expect(feitas).toEqual(['excluir CHAMADO 1']);
});
