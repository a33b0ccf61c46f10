import { problema, renderTela, simularApi, verificarAcessibilidade } from '@merenda/shared/testing';
import { screen, within } from '@testing-library/react';
import { refeicao } from '../teste/dados.js';
import Desperdicio from './Desperdicio.js';

const nomes = (...lista: string[]) => lista.map((nome) => ({ nome }));
const REFEICAO = refeicao({
  quantidadeDePessoas: 4,
  acrescimo: 0,
  executado: true,
  executadoEm: '23/11/2026 12:00',
  sobraDeAlimentos: 1.5,
});

function montar(desperdicio: unknown) {
  simularApi({ 'GET /refeicoes/7': REFEICAO, 'GET /refeicoes/7/desperdicios': desperdicio });
  return renderTela(<Desperdicio />, {
    rota: '/historico-execucao-cardapios/:idRefeicao/desperdicio',
    endereco: '/historico-execucao-cardapios/7/desperdicio',
  });
}

test('shows the number and names of students expected, fed and not fed; it passes axe', async () => {
  montar({
    alunosParaRefeicao: nomes('ANA', 'BIA', 'CAIO'),
    entradaRefeitorio: nomes('ANA', 'BIA'),
    desperdicio: nomes('CAIO'),
    alunosEsperados: { quantidade: 3 },
  });
  const tabela = await screen.findByRole('table', { name: 'Totais de alunos' });
  // 2 of 3 and 1 of 3, one decimal half up.
  expect(
    within(tabela)
      .getAllByRole('row')
      .slice(1)
      .map((linha) => linha.textContent),
  ).toEqual(['Para a refeição3100%', 'Alimentados266,7%', 'Não alimentados133,3%']);
  expect(within(screen.getByRole('region', { name: 'Não alimentados (1)' })).getByText('Caio')).toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: 'Alimentados (2)' })).getAllByRole('listitem')).toHaveLength(2);
  const esperados = within(screen.getByRole('region', { name: 'Para a refeição (3)' }));
  expect(esperados.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Ana', 'Bia', 'Caio']);
  expect(await screen.findByText('4 alunos; a escola esperava 3')).toBeVisible();
  expect(await screen.findByText('1,5 kg')).toBeInTheDocument();
  expect(await screen.findByRole('status', { name: 'Alunos', hidden: true })).toHaveTextContent(
    'Para a refeição 3; Alimentados 2; Não alimentados 1',
  );
  expect(screen.getByText(/^Esperados:/)).toHaveTextContent('Esperados: 3 (pela escola).');
  await verificarAcessibilidade();
});

test('a meal for as many pupils as the school expected has no warning', async () => {
  montar({
    alunosParaRefeicao: nomes('ANA', 'BIA', 'CAIO', 'DUDA'),
    entradaRefeitorio: [],
    desperdicio: [],
    alunosEsperados: null,
  });
  expect(await screen.findByText('4 alunos')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Para a refeição (4)' })).toBeVisible();
  expect(screen.queryByText(/a escola esperava/)).not.toBeInTheDocument();
});

test('without expected students there is no division by zero', async () => {
  montar({ alunosParaRefeicao: [], entradaRefeitorio: [], desperdicio: [], alunosEsperados: null });
  const tabela = await screen.findByRole('table', { name: 'Totais de alunos' });
  expect(within(tabela).getAllByText('---')).toHaveLength(3);
  expect(screen.getByText('Todos os alunos esperados se alimentaram.')).toBeInTheDocument();
});

test('an address without a meal shows a message that leads to the history', async () => {
  const servidor = simularApi();
  renderTela(<Desperdicio />, {
    rota: '/historico-execucao-cardapios/:idRefeicao/desperdicio',
    endereco: '/historico-execucao-cardapios/abc/desperdicio',
  });
  expect(await screen.findByText('Refeição não encontrada.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Tentar novamente' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver o histórico de execução' })).toHaveAttribute(
    'href',
    '/historico-execucao-cardapios',
  );
  expect(servidor.requisicoes).toEqual([]);
});

test('the service away leaves the meal readable and offers to try again', async () => {
  montar(problema(503, 'O sistema escolar não respondeu.'));
  expect(await screen.findByText('O sistema escolar não respondeu.')).toBeInTheDocument();
  expect(await screen.findByText('Arroz com feijão')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeInTheDocument();
});
