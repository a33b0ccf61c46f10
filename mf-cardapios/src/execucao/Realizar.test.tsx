import { fingirTelaEstreita, renderTela, simularApi } from '@merenda/shared/testing';
import { act, screen } from '@testing-library/react';
import Realizar from './Realizar.js';

const ESTOQUES = [{ id: 10, unidadeEducacional: { id: 3, nome: 'EMEF CENTRO' } }];

function abrir(busca = '') {
  simularApi({
    'GET /relogio': { hoje: '23/11/2026', agora: '23/11/2026 10:00' },
    'GET /estoques/me': ESTOQUES,
    'GET /cardapios-calendario/data=23112026;unidade=3/cardapios': [],
    'GET /cozinha': {
      unidade: { id: 3, nome: 'EMEF CENTRO' },
      hoje: '23/11/2026',
      dias: [],
      receitas: [],
      emEstoque: [],
      faltas: [],
    },
  });
  return renderTela(<Realizar />, {
    estoques: ESTOQUES,
    rota: '/execucao-cardapios',
    endereco: `/execucao-cardapios${busca}`,
  });
}

const titulo = () => screen.findByRole('heading', { level: 1 });

afterEach(() => fingirTelaEstreita(false));

test('in a wide window it is the screen of the specification, with a link to the kitchen of the unit', async () => {
  abrir();
  expect(await titulo()).toHaveTextContent('Execução de Cardápios');
  expect(screen.getByRole('link', { name: 'Cozinha' })).toHaveAttribute('href', '/cozinha?unidade=3');
});

test('on a phone it is the kitchen, whose link leads to the whole screen of the unit', async () => {
  fingirTelaEstreita(true);
  const { usuario, router } = abrir();
  expect(await titulo()).toHaveTextContent('Cozinha');
  await usuario.click(screen.getByRole('link', { name: 'Tela completa' }));
  expect(await screen.findByRole('heading', { name: 'Execução de Cardápios' })).toBeInTheDocument();
  expect(router.state.location).toMatchObject({ pathname: '/execucao-cardapios', search: '?completa=sim&unidade=3' });
});

test('on a phone a link to the units that lack something shows them', async () => {
  fingirTelaEstreita(true);
  abrir('?falta=SEM_EXECUCAO');
  expect(await titulo()).toHaveTextContent('Execução de Cardápios');
});

test('a window that becomes narrow leaves the screen as it is', async () => {
  const { router } = abrir();
  expect(await titulo()).toHaveTextContent('Execução de Cardápios');
  fingirTelaEstreita(true);
  await act(() => router.navigate('/execucao-cardapios?unidade=3'));
  expect(await titulo()).toHaveTextContent('Execução de Cardápios');
});
