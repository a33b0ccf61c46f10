import type { Refeicao } from '@merenda/shared/contratos';
import {
  esperarDialogo,
  fingirTelaEstreita,
  problema,
  renderTela,
  simularApi,
  umaPagina,
  verificarAcessibilidade,
} from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { refeicao } from '../teste/dados.js';
import HistoricoExecucao from './HistoricoExecucao.js';

const ESTOQUES = [{ id: 10, unidadeEducacional: { id: 3, nome: 'EMEF CENTRO' } }];

const previa = {
  produtos: [
    {
      id: 1,
      produto: { id: 2, nome: 'ARROZ 5 KG', unidadeProduto: 'SACO', medidaReal: 5, unidadeMedida: 'KG' },
      item: { id: 9, nome: 'ARROZ' },
      lote: 'L1',
      dataValidade: '31/12/2026',
      quantidade: 1.808,
      saldo: 10,
      saldoDepois: 8.192,
    },
  ],
  faltas: [],
};

function montar(lista: Refeicao[]) {
  const api = simularApi({
    'GET /relogio': { hoje: '23/11/2026', agora: '23/11/2026 10:00' },
    'GET /estoques/me': ESTOQUES,
    'GET /convencoes/unidades-produto': [{ nome: 'SACO', descricao: 'Saco' }],
    'GET /refeicoes/pagina': umaPagina(lista),
    'GET /refeicoes/7/abatimento': previa,
  });
  return { api, ...renderTela(<HistoricoExecucao />, { estoques: ESTOQUES }) };
}

test('shows every column of a meal of the user’s only unit, and passes axe', async () => {
  const { api } = montar([refeicao({ executado: true, sobraDeAlimentos: 2.5 })]);
  const linha = (await screen.findByText('ARROZ COM FEIJÃO')).closest('tr') as HTMLTableRowElement;
  expect([...linha.cells].slice(0, 8).map((celula) => celula.textContent)).toEqual([
    'ARROZ COM FEIJÃO',
    '23/11/2026',
    '11:00',
    'Almoço',
    '137',
    '10%',
    'EXECUTADO',
    '2,5 kg',
  ]);
  expect(api.de('GET /refeicoes/pagina').at(-1)?.busca).toEqual({
    unidade: '3',
    de: '2026-10-24',
    pular: '0',
    porPagina: '20',
  });
  await verificarAcessibilidade();
});

test.each([
  ['Prato', 'prato'],
  ['Data', 'data'],
  ['Hora', 'hora'],
  ['Alunos', 'alunos'],
])('the server sorts by %s', async (coluna, ordem) => {
  const { api, usuario } = montar([refeicao()]);
  await usuario.click(await screen.findByRole('columnheader', { name: coluna }));
  await waitFor(() =>
    expect(api.de('GET /refeicoes/pagina').at(-1)?.busca).toMatchObject({ unidade: '3', ordem, sentido: 'CRESCENTE' }),
  );
});

test('what the state forbids is not done, and says why', async () => {
  const { usuario } = montar([refeicao()]);
  const sobra = await screen.findByRole('button', { name: 'Registrar sobra ARROZ COM FEIJÃO de 23/11/2026' });
  expect(sobra).toHaveAttribute('aria-disabled', 'true');
  expect(sobra).toHaveAttribute(
    'aria-description',
    'Não é possível registrar a sobra da refeição: a situação é "Não executada".',
  );
  await usuario.click(sobra);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('---')).toBeInTheDocument();
});

test('executing shows what leaves which lot, asks, and sends one key', async () => {
  const { api, usuario } = montar([refeicao()]);
  api.responder('POST /refeicoes/7/abatimento', refeicao({ executado: true }));
  await usuario.click(await screen.findByRole('button', { name: /^Executar ARROZ/ }));
  const modal = await esperarDialogo('Executar ARROZ COM FEIJÃO');
  const linha = (await within(modal).findByText('ARROZ 5 KG')).closest('tr') as HTMLTableRowElement;
  expect([...linha.cells].map((celula) => celula.textContent)).toEqual([
    'ARROZ 5 KG',
    'L1',
    '31/12/2026',
    '1,808 (Saco)',
    '8,192 (Saco)',
  ]);
  await usuario.click(within(modal).getByRole('button', { name: 'Executar' }));
  const aviso = await esperarDialogo('Aviso');
  expect(aviso).toHaveTextContent('Deseja realmente executar essa Refeição?');
  await usuario.click(within(aviso).getByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Refeição executada com sucesso!')).toBeInTheDocument();
  expect(api.de('POST /refeicoes/7/abatimento')[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
});

test('a meal that is only registered is amber and is executed from its status cell', async () => {
  const { usuario } = montar([refeicao()]);
  const linha = (await screen.findByText('ARROZ COM FEIJÃO')).closest('tr') as HTMLTableRowElement;
  expect(within(linha).getByText('NÃO EXECUTADO').closest('.ant-tag')).toHaveClass('ant-tag-warning');
  expect(within(linha).getByText('Falta executar (baixa o estoque)')).toBeInTheDocument();
  await usuario.click(within(linha).getByRole('button', { name: 'Executar agora ARROZ COM FEIJÃO de 23/11/2026' }));
  expect(await esperarDialogo('Executar ARROZ COM FEIJÃO')).toBeInTheDocument();
});

test('shortages are listed by food, and the execution is not offered', async () => {
  const { api, usuario } = montar([refeicao()]);
  api.responder('GET /refeicoes/7/abatimento', {
    produtos: [],
    faltas: [{ alimento: { id: 1, nome: 'FEIJÃO' }, falta: 1.042, unidadeMedida: 'KG' }],
  });
  await usuario.click(await screen.findByRole('button', { name: /^Executar ARROZ/ }));
  expect(await screen.findByText('FEIJÃO: faltam 1,042 kg')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Executar' })).toBeDisabled();
});

test('a refusal is shown under the title Aviso, and the preview is asked for again', async () => {
  const { api, usuario } = montar([refeicao()]);
  api.responder(
    'POST /refeicoes/7/abatimento',
    problema(409, 'Estoque insuficiente: falta 1 kg de FEIJÃO. Nada foi retirado do estoque.'),
  );
  await usuario.click(await screen.findByRole('button', { name: /^Executar ARROZ/ }));
  await screen.findByText('ARROZ 5 KG');
  await usuario.click(screen.getByRole('button', { name: 'Executar' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  const toast = (await screen.findByText(/^Estoque insuficiente/)).closest('[role="alert"]') as HTMLElement;
  expect(toast).toHaveTextContent(/^Aviso/);
  expect(api.de('GET /refeicoes/7/abatimento')).toHaveLength(2);
});

test('the leftover is weighed in kg with two decimals', async () => {
  const { api, usuario } = montar([refeicao({ executado: true })]);
  api.responder('PATCH /refeicoes/7', refeicao({ executado: true, sobraDeAlimentos: 2.75 }));
  await usuario.click(await screen.findByRole('button', { name: /^Registrar sobra/ }));
  const sobra = await screen.findByLabelText('Sobra');
  await usuario.type(sobra, '2,756');
  await usuario.click(screen.getByRole('button', { name: 'Registrar' }));
  expect(await screen.findByText('Use no máximo 2 casas decimais.')).toBeInTheDocument();
  expect(sobra).toHaveValue('2,756');
  await usuario.type(sobra, '{Backspace}');
  await usuario.click(screen.getByRole('button', { name: 'Registrar' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Sobra registrada com sucesso!')).toBeInTheDocument();
  expect(api.de('PATCH /refeicoes/7')[0]?.busca).toEqual({ sobras: '2.75' });
});

test('deleting an executed meal says that its foods go back', async () => {
  const { api, usuario } = montar([refeicao({ executado: true })]);
  api.responder('DELETE /refeicoes/7', undefined);
  await usuario.click(await screen.findByRole('button', { name: /^Excluir/ }));
  expect(await esperarDialogo('Aviso')).toHaveTextContent('Os alimentos abatidos voltarão ao estoque.');
  await usuario.click(screen.getByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Refeição excluída com sucesso!')).toBeInTheDocument();
});

test('on a phone the meals are cards, and pass axe', async () => {
  fingirTelaEstreita(true);
  montar([refeicao()]);
  expect(within(await screen.findByRole('list', { name: 'Refeições' })).getByText('NÃO EXECUTADO')).toBeInTheDocument();
  await verificarAcessibilidade();
});
