import { useSessao } from '@merenda/shared';
import { acionar, renderTela, simularApi, umaPagina, verificarAcessibilidade } from '@merenda/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import ExecucaoCardapios from './ExecucaoCardapios.js';

const ESTOQUES = [
  { id: 10, unidadeEducacional: { id: 3, nome: 'EMEF CENTRO' } },
  { id: 11, unidadeEducacional: { id: 4, nome: 'EMEF SUL' } },
];
const CENTRO = {
  id: 3,
  nome: 'EMEF CENTRO',
  cardapioNaSemana: true,
  cardapioHoje: true,
  comAulaHoje: true,
  executou: false,
};
const SUL = {
  id: 4,
  nome: 'EMEF SUL',
  cardapioNaSemana: false,
  cardapioHoje: false,
  comAulaHoje: true,
  executou: false,
};

const abrir = (endereco = '/execucao-cardapios') => {
  const api = simularApi({
    'GET /relogio': { hoje: '23/11/2026', agora: '23/11/2026 10:00' },
    'GET /estoques/me': ESTOQUES,
    'GET /hoje/unidades/pagina': umaPagina([CENTRO, SUL]),
    'GET /cardapios-calendario/data=23112026;unidade=3/cardapios': [],
  });
  const tela = renderTela(<ExecucaoCardapios />, { estoques: ESTOQUES, rota: '/execucao-cardapios', endereco });
  return { api, ...tela };
};

test('without a unit, the screen lists those of the user with what each lacks', async () => {
  abrir();
  const celulas = async (nome: string) =>
    [...((await screen.findByText(nome)).closest('tr') as HTMLTableRowElement).cells].map((uma) => uma.textContent);
  expect((await celulas('EMEF Centro')).slice(1, 3)).toEqual(['Vinculado', 'Sem execução hoje']);
  expect((await celulas('EMEF Sul')).slice(1, 3)).toEqual(['Sem cardápio', 'Sem cardápio hoje']);
  await verificarAcessibilidade();
});

test('an address filters the units that lack something, and the filter is shown', async () => {
  const { api } = abrir('/execucao-cardapios?falta=SEM_EXECUCAO');
  await screen.findByText('EMEF Centro');
  expect(api.de('GET /hoje/unidades/pagina')[0]?.busca).toMatchObject({ falta: 'SEM_EXECUCAO' });
  expect(screen.getByText('O que falta: Sem execução hoje')).toBeInTheDocument();
});

test('a unit is opened here or in its calendar', async () => {
  const { usuario, router } = abrir();
  await acionar(usuario, 'Executar', 'EMEF Centro');
  expect(await screen.findByText('Não há cardápio vinculado a esta unidade para hoje.')).toBeInTheDocument();
  expect(router.state.location.search).toBe('?unidade=3');
});

test('the calendar of a unit without a menu is one step away', async () => {
  const { usuario, router } = abrir();
  await acionar(usuario, 'Abrir o calendário', 'EMEF Sul');
  await waitFor(() => expect(router.state.location.pathname).toBe('/cardapio-calendario'));
  expect(router.state.location.search).toBe('?unidade=4');
});

test('a session by PIN opens the kitchen only: neither the history nor the calendar is offered', async () => {
  const { usuario } = abrir();
  act(() => useSessao.getState().atualizar({ alcance: 'COZINHA' }));
  await screen.findByText('EMEF Sul');
  expect(screen.queryByRole('button', { name: 'Histórico' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Abrir o calendário/ })).not.toBeInTheDocument();
  await acionar(usuario, 'Executar', 'EMEF Centro');
  expect(await screen.findByText('Não há cardápio vinculado a esta unidade para hoje.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Abrir o calendário' })).not.toBeInTheDocument();
});
