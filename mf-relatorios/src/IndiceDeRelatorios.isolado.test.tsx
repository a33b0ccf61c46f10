import type { RefeicoesPorMes } from '@merenda/shared/contratos';
import { problema, renderTela, simularApi, verificarAcessibilidade } from '@merenda/shared/testing';
import { screen, within } from '@testing-library/react';
import type { Coluna } from './indicadores/GraficoDeColunas.js';
import IndiceDeRelatorios from './IndiceDeRelatorios.js';

// The chart draws on a canvas, which jsdom has not: what it is given is what a test can see.
jest.mock('./indicadores/GraficoDeColunas.js', () => ({
  __esModule: true,
  default: ({ colunas, medida }: { colunas: Coluna[]; medida: string }) => (
    <output aria-label={medida}>
      {colunas
        .map(({ nome, rotulo, serie, valor }) => `${nome}${rotulo ? ` [${rotulo}]` : ''} ${serie} ${valor}`)
        .join('; ')}
    </output>
  ),
}));

const MESES: RefeicoesPorMes[] = [
  { mes: '02/2026', planejadas: 40, executadas: 30 },
  { mes: '03/2026', planejadas: 0, executadas: 0 },
];
const consumo = (mes: string, id: number, nome: string, quantidade: number, unidadeMedida = 'KG') => ({
  mes,
  item: { id, nome },
  quantidade,
  unidadeMedida,
});
const API = {
  'GET /relogio': { hoje: '05/03/2026', agora: '05/03/2026 10:30' },
  'GET /relatorios/consumo-mensal': [
    ...[1, 2, 3, 4, 5, 6, 7].map((id) => consumo('02/2026', id, `ITEM ${id}`, id)),
    consumo('03/2026', 1, 'ITEM 1', 10),
    consumo('03/2026', 9, 'LEITE', 3, 'L'),
  ],
  'GET /relatorios/valor-dos-estoques': [
    { unidade: { id: 30, nome: 'EM JARDIM' }, valor: 1234.5, lotes: 1200, lotesSemPreco: 2 },
  ],
  'GET /relatorios/refeicoes-por-mes': MESES,
  'GET /relatorios/sobras': [
    {
      id: 7,
      dia: '02/03/2026',
      hora: '12:00',
      unidade: { id: 30, nome: 'EM JARDIM' },
      tipo: 'ALMOCO',
      prato: { id: 5, nome: 'SOPA' },
      quantidadeDePessoas: 40,
      sobra: 1.25,
    },
  ],
};

const linhasDe = (tabela: HTMLElement) =>
  within(tabela)
    .getAllByRole('row')
    .slice(1)
    .map((linha) =>
      within(linha)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

test('lists the reports that the user may see, and no other', async () => {
  simularApi(API);
  renderTela(<IndiceDeRelatorios />, { permissoes: ['ITENS', 'PRATOS'] });
  const enderecos = (nome: string) =>
    within(screen.getByRole('navigation', { name: nome }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(enderecos('Listas completas')).toEqual([
    ['Itens', '/relatorio/itens/false'],
    ['Pratos', '/relatorio/pratos/false'],
  ]);
  expect(enderecos('De um registro, na tela dele')).toEqual([
    ['Calendário de cardápios', '/cardapio-calendario'],
    ['Refeição e seus produtos', '/historico-execucao-cardapios'],
  ]);
  expect(await screen.findByRole('heading', { name: 'Refeições planejadas e executadas' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Valor do estoque por unidade' })).toBeNull();
});

test('every figure has its chart and, for who cannot see it, its table', async () => {
  const servidor = simularApi(API);
  const { usuario } = renderTela(<IndiceDeRelatorios />, { permissoes: ['ESTOQUES'] });
  expect(linhasDe(await screen.findByRole('table', { name: 'Refeições planejadas e executadas' }))).toEqual([
    ['02/2026', '40', '30', '75%'],
    ['03/2026', '0', '0', '---'],
  ]);
  expect(linhasDe(await screen.findByRole('table', { name: 'Valor do estoque por unidade' }))).toEqual([
    ['EM JARDIM', 'R$ 1.234,50', '1.200', '2'],
  ]);
  expect(linhasDe(await screen.findByRole('table', { name: 'Sobra por refeição' }))).toEqual([
    ['SOPA', '02/03/2026 12:00', 'EM JARDIM', 'Almoço', '1,25', '31'],
  ]);
  // Twenty names of dishes have no room below a chart: the day stands there, the name is told where one points.
  expect(await screen.findByRole('status', { name: 'Sobra (kg)' })).toHaveTextContent(
    '02/03/2026 12:00 SOPA, EM JARDIM (nº 7) [02/03] Sobra 1.25',
  );
  expect(linhasDe(await screen.findByRole('table', { name: 'Consumo mensal por item' }))).toHaveLength(9);
  // The six largest of the whole period: not item 2 (2 kg), but item 1 (11 kg); litres are another chart.
  const grafico = await screen.findByRole('status', { name: /^Consumo \(kg\)/ });
  expect(grafico.textContent).toBe(
    '02/2026 ITEM 1 1; 02/2026 ITEM 3 3; 02/2026 ITEM 4 4; 02/2026 ITEM 5 5; 02/2026 ITEM 6 6; 02/2026 ITEM 7 7; 03/2026 ITEM 1 10',
  );
  await usuario.click(screen.getByRole('radio', { name: 'L' }));
  expect(screen.getByRole('status', { name: /^Consumo \(L\)/ })).toHaveTextContent('03/2026 LEITE 3');
  expect(servidor.de('GET /relatorios/consumo-mensal').at(-1)?.busca).toEqual({ de: '2025-10-01', ate: '2026-03-05' });
  await verificarAcessibilidade();
});

test('one figure that fails leaves the others, and can be asked for again', async () => {
  simularApi({
    ...API,
    'GET /relatorios/sobras': problema(503, 'O banco de dados não responde.'),
    'GET /relatorios/refeicoes-por-mes': [],
  });
  renderTela(<IndiceDeRelatorios />);
  expect(await screen.findByText('O banco de dados não responde.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  expect(await screen.findByText('Nenhuma refeição no período.')).toBeVisible();
});
