import type { LoteComSobra, Vencimentos as Previstos } from '@merenda/shared/contratos';
import {
  acionar,
  exportarLista,
  fingirTelaEstreita,
  problema,
  renderTela,
  simularApi,
  verificarAcessibilidade,
  usarFerramenta,
} from '@merenda/shared/testing';
import { lerCriterios } from '@merenda/shared/ui';
import { screen, waitFor, within } from '@testing-library/react';
import Vencimentos from './Vencimentos.js';

const ARROZ = {
  id: 7,
  nome: 'ARROZ 5 KG',
  unidadeProduto: 'PACOTE',
  medidaReal: 5,
  unidadeMedida: 'KG',
  item: { id: 1, nome: 'ARROZ' },
};

const lote = (numero: string, id: number, mudanca: Partial<LoteComSobra> = {}): LoteComSobra => ({
  id,
  unidade: { id: 30, nome: 'ESCOLA AZUL' },
  estoque: 3,
  produtoEstoque: 11,
  produtoLote: { id: 110, numero, dataFabricacao: '01/01/2026', dataValidade: '20/11/2026', produto: ARROZ },
  quantidade: 10,
  sobra: 4,
  motivo: 'VENCE_ANTES',
  valor: 80,
  origemPreco: 'CONTRATO',
  destino: { unidade: { id: 40, nome: 'ESCOLA VERDE' }, estoque: 4, quantidade: 3 },
  trocarEm: '18/11/2026',
  ...mudanca,
});

const PREVISTOS: Previstos = {
  ate: '25/11/2026',
  lotes: [
    lote('L1', 22),
    lote('L2', 24, { motivo: 'SEM_USO', sobra: 8, valor: null, origemPreco: null, destino: null, trocarEm: null }),
    lote('L3', 7, { unidade: { id: 40, nome: 'ESCOLA VERDE' }, produtoEstoque: null, destino: null, valor: 20 }),
  ],
};

function abrir(resposta: unknown = PREVISTOS, endereco = '/vencimentos') {
  const api = simularApi({
    'GET /relogio': { hoje: '16/11/2026', agora: '16/11/2026 10:00' },
    'GET /convencoes/unidades-produto': [{ nome: 'PACOTE', descricao: 'Pacote' }],
    'GET /vencimentos': resposta,
  });
  return { api, ...renderTela(<Vencimentos />, { permissoes: ['ESTOQUES'], rota: '/vencimentos', endereco }) };
}

const celulas = async (numero: string) =>
  [...((await screen.findByText(numero)).closest('tr') as HTMLTableRowElement).cells].map((uma) => uma.textContent);

test('each lot has the quantity that is left, the reason, its value and the units that use it in time', async () => {
  const { usuario } = abrir();
  // What it has, and who uses it, take the width of the others until they are shown.
  await usarFerramenta(usuario, 'Colunas (2 ocultas)');
  await usuario.click(screen.getByRole('button', { name: 'Mostrar todas' }));
  expect((await celulas('L1')).slice(4, 9)).toEqual([
    '50 kg (10 × pacote de 5 kg)',
    '20 kg',
    'Vence antes do próximo uso',
    'R$ 80,00 (estimado)',
    'Escola Verde: 15 kg (3 × pacote de 5 kg)',
  ]);
  expect((await celulas('L2')).slice(6, 9)).toEqual(['Sem uso planejado', 'Sem preço', '---']);
  expect(screen.getByText('A caminho')).toBeInTheDocument();
  expect(screen.getByText(/^A previsão usa os cardápios lançados até 25\/11\/2026/)).toHaveTextContent(
    'Sobra, em todas as suas unidades: R$ 100,00.',
  );
  await verificarAcessibilidade();
});

test('the movement begins with lot, quantity and destination', async () => {
  const { usuario, router } = abrir();
  await acionar(usuario, 'Movimentar', 'Arroz 5 kg, lote L1, Escola Azul');
  await waitFor(() => expect(router.state.location.pathname).toBe('/cadastrar-movimentacao'));
  expect(router.state.location.state).toEqual({
    valores: { origem: 3, destino: 4, lotes: [{ linha: 11, quantidade: 3 }] },
  });
});

test('the dish is changed in the calendar of the unit, on the last day that helps', async () => {
  const { usuario, router } = abrir();
  await acionar(usuario, 'Trocar o prato', 'Arroz 5 kg, lote L1, Escola Azul');
  await waitFor(() => expect(router.state.location.pathname).toBe('/cardapio-calendario'));
  expect(router.state.location.search).toBe('?unidade=30&dia=2026-11-18');
});

test('the list is searched by unit and reason', async () => {
  abrir(PREVISTOS, '/vencimentos?motivo=SEM_USO');
  expect(await screen.findByText('L2')).toBeInTheDocument();
  expect(screen.queryByText('L1')).not.toBeInTheDocument();
});

test('the filtered rows are exported, in their order', async () => {
  const { usuario, api } = abrir();
  await screen.findByText('L1');
  await usuario.click(screen.getByRole('columnheader', { name: /^Sobra/ }));
  // L1 and L3 leave 4 packages each, L2 leaves 8.
  expect(await exportarLista(usuario, api, 'vencimentos')).toEqual({ formato: 'CSV', ids: [22, 7, 24] });
  await usuario.type(screen.getByRole('textbox', { name: 'Produto' }), 'feijão');
  expect(await exportarLista(usuario, api, 'vencimentos')).toEqual({ formato: 'CSV', ids: [] });
});

test('the report has the filters of the screen', async () => {
  const { usuario, router } = abrir(PREVISTOS, '/vencimentos?motivo=SEM_USO');
  await screen.findByText('L2');
  await usuario.click(screen.getByRole('button', { name: 'Relatório' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/relatorio/vencimentos/true'));
  expect(lerCriterios('vencimentos')).toMatchObject({ motivo: 'SEM_USO' });
});

test('a link with a filter exports its rows alone', async () => {
  const { usuario, api } = abrir(PREVISTOS, '/vencimentos?motivo=SEM_USO');
  await screen.findByText('L2');
  expect(await exportarLista(usuario, api, 'vencimentos')).toEqual({ formato: 'CSV', ids: [24] });
});

test('shows a message when nothing is left and when there are no cardápios; a failure can be retried', async () => {
  const { unmount } = abrir({ ate: null, lotes: [] });
  expect(await screen.findByText(/^Não sobra nenhum lote/)).toBeInTheDocument();
  expect(screen.getByText(/^Não há cardápios lançados de hoje em diante/)).toBeInTheDocument();
  unmount();
  const { api, usuario } = abrir(problema(500, 'Ocorreu um erro inesperado.'));
  const tentar = await screen.findByRole('button', { name: 'Tentar novamente' });
  api.responder('GET /vencimentos', PREVISTOS);
  await usuario.click(tentar);
  expect(await screen.findByText('L1')).toBeInTheDocument();
});

test('on a phone the lots are cards', async () => {
  fingirTelaEstreita(true);
  abrir();
  const lista = await screen.findByRole('list', { name: 'Vencimentos à frente' });
  expect(within(lista).getAllByText('Arroz 5 kg')).toHaveLength(3);
  await verificarAcessibilidade();
});
