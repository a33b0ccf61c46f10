import type { RefeicoesPorMes, ValorDoEstoque } from '@merenda/shared/contratos';
import {
  exportarLista,
  problema,
  renderTela,
  simularApi,
  umaPagina,
  verificarAcessibilidade,
  type Requisicao,
} from '@merenda/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import IndiceDeRelatorios from './IndiceDeRelatorios.js';

/** Four charts and four tables. */
const LUGARES = 8;

/** jsdom lays nothing out: `aoVer` tells the page that the user sees every place that waits for it. */
let esperando: Set<() => void>;
const aoVer = () => {
  for (const chegar of esperando) chegar();
};
beforeEach(() => {
  esperando = new Set();
  globalThis.IntersectionObserver = class {
    readonly chegar: () => void;
    constructor(avisar: (entradas: { isIntersecting: boolean }[]) => void) {
      avisar([{ isIntersecting: false }]);
      this.chegar = () => {
        avisar([{ isIntersecting: true }]);
      };
    }
    observe() {
      esperando.add(this.chegar);
    }
    disconnect() {
      esperando.delete(this.chegar);
    }
  } as never;
});
afterEach(() => void Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

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
const MAIORES = [
  consumo('02/2026', 1, 'ITEM 1', 1),
  consumo('02/2026', 3, 'ITEM 3', 3),
  consumo('03/2026', 1, 'ITEM 1', 10),
  consumo('03/2026', 9, 'LEITE', 3, 'L'),
];
const CONSUMO = [consumo('02/2026', 2, 'ITEM 2', 0.5), ...MAIORES];
const SOBRAS = [
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
];
const VALORES: ValorDoEstoque[] = [
  { unidade: { id: 30, nome: 'EM JARDIM' }, valor: 1234.5, lotes: 1200, lotesSemPreco: 2 },
];
const API = {
  'GET /relogio': { hoje: '05/03/2026', agora: '05/03/2026 10:30' },
  'GET /relatorios/consumo-mensal': MAIORES,
  'GET /relatorios/consumo-mensal/pagina': umaPagina(CONSUMO),
  'GET /relatorios/valor-dos-estoques/pagina': umaPagina(VALORES),
  'GET /relatorios/refeicoes-por-mes': MESES,
  'GET /relatorios/sobras': SOBRAS,
  'GET /relatorios/sobras/pagina': umaPagina(SOBRAS),
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

const enderecos = (nome: string) =>
  within(screen.getByRole('navigation', { name: nome }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('lists the reports that the user may see, and no other', async () => {
  simularApi(API);
  renderTela(<IndiceDeRelatorios />, { permissoes: ['ITENS', 'CARDAPIOS'] });
  expect(enderecos('Listas completas')).toEqual([
    ['Itens', '/relatorio/itens/false'],
    ['Cardápios', '/relatorio/cardapios/false'],
    ['Cardápios semanais', '/relatorio/cardapios-semanais/false'],
  ]);
  expect(enderecos('De um registro, na tela dele')).toEqual([
    ['Calendário de cardápios', '/cardapio-calendario'],
    ['Cardápio semanal, mensal ou cartaz', '/cardapio-calendario'],
    ['Cardápio semanal de uma faixa', '/gerenciar-cardapios?tipo=semanais'],
    ['Refeição e seus produtos', '/historico-execucao-cardapios'],
  ]);
  expect(await screen.findByRole('heading', { name: 'Refeições planejadas e executadas' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Valor do estoque por unidade' })).toBeNull();
});

test('those of the stock are for the users of the stock', () => {
  simularApi(API);
  renderTela(<IndiceDeRelatorios />, { permissoes: ['ESTOQUES'] });
  expect(enderecos('Listas completas')).toEqual([['Vencimentos à frente', '/relatorio/vencimentos/false']]);
  expect(enderecos('De um registro, na tela dele')).toContainEqual(['Rastreio do lote', '/rastreio-de-lotes']);
});

test.each([
  ['Refeições planejadas e executadas', 'refeicoes-por-mes', { de: '2025-10-01', ate: '2026-03-05' }],
  ['Consumo mensal por item', 'consumo-mensal', { de: '2025-10-01', ate: '2026-03-05' }],
  ['Sobra por refeição', 'sobras', { de: '2025-10-01', ate: '2026-03-05' }],
  ['Valor do estoque por unidade', 'valor-dos-estoques', {}],
])('the table %s is exported for its period', async (titulo, lista, busca) => {
  const servidor = simularApi(API);
  const { usuario } = renderTela(<IndiceDeRelatorios />, { permissoes: ['ESTOQUES'] });
  await waitFor(() => {
    expect(esperando.size).toBe(LUGARES);
  });
  act(aoVer);
  const quadro = await screen.findByRole('region', { name: titulo });
  expect(await exportarLista(usuario, servidor, lista, quadro)).toEqual({ formato: 'CSV', busca });
});

/** What the chart of this measure is given. */
const grafico = async (medida: string) =>
  (await screen.findByRole('status', { name: medida, hidden: true })).textContent;

test('every figure has its chart and, its table for users who cannot see the chart', async () => {
  const servidor = simularApi(API);
  const { usuario } = renderTela(<IndiceDeRelatorios />, { permissoes: ['ESTOQUES'] });
  // The charts need little. They are drawn, and a page is read for the tables, when the user comes to them.
  const lidas = (rota: string) => servidor.de(rota).map(({ busca }) => busca);
  const periodo = { de: '2025-10-01', ate: '2026-03-05' };
  await waitFor(() => {
    expect(lidas('GET /relatorios/consumo-mensal').at(-1)).toEqual({ ...periodo, maiores: '6' });
  });
  expect(lidas('GET /relatorios/sobras').at(-1)).toEqual({ ...periodo, ultimas: '20' });
  await waitFor(() => {
    expect(esperando.size).toBe(LUGARES);
  });
  expect(screen.queryByRole('table')).toBeNull();
  act(aoVer);
  expect(linhasDe(await screen.findByRole('table', { name: 'Refeições planejadas e executadas' }))).toEqual([
    ['02/2026', '40', '30', '75%'],
    ['03/2026', '0', '0', '---'],
  ]);
  expect(linhasDe(await screen.findByRole('table', { name: 'Valor do estoque por unidade' }))).toEqual([
    ['EM Jardim', 'R$ 1.234,50', '1.200', '2'],
  ]);
  await waitFor(() => {
    expect(linhasDe(screen.getByRole('table', { name: 'Sobra por refeição' }))).toEqual([
      ['Sopa', '02/03/2026 12:00', 'EM Jardim', 'Almoço', '1,25', '31'],
    ]);
  });
  await waitFor(() => {
    expect(linhasDe(screen.getByRole('table', { name: 'Consumo mensal por item' }))).toHaveLength(CONSUMO.length);
  });
  const pagina = { pular: '0', porPagina: '20' };
  expect(lidas('GET /relatorios/consumo-mensal/pagina')).toEqual([{ ...periodo, ...pagina }]);
  expect(lidas('GET /relatorios/valor-dos-estoques/pagina').at(-1)).toEqual(pagina);
  expect(lidas('GET /relatorios/sobras/pagina')).toEqual([{ ...periodo, ...pagina }]);
  // Twenty names of dishes have no room below a chart: the day is there, and the tooltip shows the name.
  expect(await grafico('Sobra (kg)')).toBe('02/03/2026 12:00 Sopa, EM Jardim (nº 7) [02/03] Sobra 1.25');
  // Litres are another chart.
  expect(await grafico('Consumo (kg)')).toBe('02/2026 Item 1 1; 02/2026 Item 3 3; 03/2026 Item 1 10');
  await usuario.click(screen.getByRole('radio', { name: 'L' }));
  expect(await grafico('Consumo (L)')).toBe('03/2026 Leite 3');
  await verificarAcessibilidade();
});

test('the stocks of the greatest value are a chart; all are a table of pages, sorted by the server', async () => {
  const valores = Array.from({ length: 17 }, (_, i) => ({
    unidade: { id: i + 1, nome: `UNIDADE ${i}` },
    valor: i,
    lotes: 1,
    lotesSemPreco: 0,
  }));
  const servidor = simularApi({
    ...API,
    'GET /relatorios/valor-dos-estoques/pagina': ({ busca }: Requisicao) => {
      const linhas = busca.sentido === 'DECRESCENTE' ? valores.toReversed() : valores;
      return umaPagina(linhas.slice(0, Number(busca.porPagina)));
    },
  });
  const { usuario } = renderTela(<IndiceDeRelatorios />, { permissoes: ['ESTOQUES'] });
  await waitFor(() => {
    expect(esperando.size).toBe(LUGARES);
  });
  act(aoVer);
  const colunas = (await grafico('Valor do estoque (R$)'))?.split('; ') ?? [];
  expect([colunas.length, colunas[0], colunas.at(-1)]).toEqual([15, 'Unidade 16 Valor 16', 'Unidade 2 Valor 2']);
  const tabela = await screen.findByRole('table', { name: 'Valor do estoque por unidade' });
  await waitFor(() => {
    expect(linhasDe(tabela)).toHaveLength(17);
  });
  await usuario.click(within(tabela).getByRole('columnheader', { name: 'Lotes sem preço' }));
  await waitFor(() => {
    expect(servidor.de('GET /relatorios/valor-dos-estoques/pagina').at(-1)?.busca).toMatchObject({
      ordem: 'semPreco',
      sentido: 'CRESCENTE',
    });
  });
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

test('the figures are those of the unit on which the user works', async () => {
  const servidor = simularApi(API);
  renderTela(<IndiceDeRelatorios />, {
    permissoes: ['ESTOQUES'],
    estoques: [{ id: 3, unidadeEducacional: { id: 30, nome: 'EM JARDIM' } }],
  });
  await waitFor(() => {
    expect(esperando.size).toBe(LUGARES);
  });
  act(aoVer);
  await screen.findByRole('table', { name: 'Valor do estoque por unidade' });
  const lidas = servidor.requisicoes.filter(({ rota }) => rota.startsWith('GET /relatorios/'));
  expect(lidas.length).toBeGreaterThan(0);
  expect(new Set(lidas.map(({ busca }) => busca['unidade']))).toEqual(new Set(['30']));
});
