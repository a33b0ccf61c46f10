import { marcarRascunho, useEscolhasDeUnidade, useUnidadeAtual } from '@merenda/shared';
import { renderTela, simularApi, verificarAcessibilidade } from '@merenda/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { UnidadeAtual } from './UnidadeAtual.js';

const estoque = (id: number, nome: string) => ({ id, unidadeEducacional: { id: id * 10, nome } });
const VALE = estoque(1, 'ESCOLA VALE VERDE');
const AGUA = estoque(2, 'CRECHE ÁGUA BOA');
const DUAS = [VALE, AGUA];

/** The unit that a screen sees. */
function Tela() {
  const [atual] = useUnidadeAtual();
  return <p>Tela de {atual?.unidadeEducacional.nome ?? 'nenhuma'}</p>;
}

function abrir(estoques: typeof DUAS, endereco = '/tela') {
  simularApi({});
  const trocas = jest.fn();
  const tela = renderTela(
    <>
      <UnidadeAtual aoTrocar={trocas} />
      <Tela />
    </>,
    { estoques, endereco },
  );
  return { ...tela, trocas };
}

/** jsdom does not open popovers: the test sends the panel a browser's events. */
function abrirPainel(): HTMLElement {
  const painel = screen.getByRole('dialog', { name: 'Escolher a unidade', hidden: true });
  painel.hidePopover = () => undefined;
  fireEvent(painel, Object.assign(new Event('beforetoggle'), { newState: 'open' }));
  return painel;
}
const nomes = (painel: HTMLElement) =>
  within(painel)
    .getAllByRole('button', { hidden: true })
    .map(({ textContent }) => textContent);

test('a user with one unit sees its name, works on it, and has no switcher', () => {
  abrir([VALE]);
  expect(screen.getByText('Escola Vale Verde')).toBeInTheDocument();
  expect(screen.getByText('Tela de ESCOLA VALE VERDE')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a user without units sees nothing', () => {
  abrir([]);
  expect(screen.queryByText(/Unidade/)).not.toBeInTheDocument();
});

test('the chosen unit is kept for this user, and given up for all units', async () => {
  const { usuario, trocas } = abrir(DUAS);
  expect(screen.getByRole('button', { name: 'Unidade: Todas as unidades. Trocar' })).toBeInTheDocument();
  const painel = abrirPainel();
  expect(nomes(painel)).toEqual(['Todas as unidades', 'Creche Água Boa', 'Escola Vale Verde']);
  await verificarAcessibilidade();
  await usuario.click(within(painel).getByRole('button', { name: 'Creche Água Boa', hidden: true }));
  expect(await screen.findByText('Tela de CRECHE ÁGUA BOA')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Unidade: Creche Água Boa. Trocar' })).toBeInTheDocument();
  expect(trocas).toHaveBeenCalledTimes(1);
  // By the id of the user.
  expect(useEscolhasDeUnidade.getState().estoques).toEqual({ 1: 2 });
  await usuario.click(within(painel).getByRole('button', { name: 'Todas as unidades', hidden: true }));
  expect(await screen.findByText('Tela de nenhuma')).toBeInTheDocument();
});

test('the search ignores accents and case', async () => {
  const { usuario } = abrir(DUAS);
  const painel = abrirPainel();
  await usuario.type(within(painel).getByLabelText('Buscar unidade'), 'agua');
  expect(nomes(painel)).toEqual(['Creche Água Boa']);
  await usuario.type(within(painel).getByLabelText('Buscar unidade'), 'xyz');
  expect(await within(painel).findByText('Nenhuma unidade encontrada.')).toBeInTheDocument();
});

test('fifty units are listed, and the rest is counted', () => {
  abrir(Array.from({ length: 53 }, (_, n) => estoque(n + 1, `ESCOLA ${String(n)}`)));
  const painel = abrirPainel();
  expect(nomes(painel)).toHaveLength(1 + 50);
  expect(within(painel).getByText('Há mais 3: busque pelo nome.')).toBeInTheDocument();
});

test.each(['?estoque=2', '?unidade=20'])(
  'the unit of the address %s is shown, until another one is chosen',
  async (busca) => {
    const { usuario, router } = abrir(DUAS, `/tela${busca}&mes=3`);
    expect(screen.getByRole('button', { name: 'Unidade: Creche Água Boa. Trocar' })).toBeInTheDocument();
    await usuario.click(within(abrirPainel()).getByRole('button', { name: 'Escola Vale Verde', hidden: true }));
    expect(await screen.findByText('Tela de ESCOLA VALE VERDE')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?mes=3');
  },
);

test('unsaved data are asked about first', async () => {
  const { usuario, trocas } = abrir(DUAS);
  marcarRascunho('teste', true);
  await usuario.click(within(abrirPainel()).getByRole('button', { name: 'Escola Vale Verde', hidden: true }));
  await usuario.click(await screen.findByRole('button', { name: 'Cancelar' }));
  marcarRascunho('teste', false);
  expect(screen.getByText('Tela de nenhuma')).toBeInTheDocument();
  expect(trocas).not.toHaveBeenCalled();
});
