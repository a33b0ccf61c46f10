import type { Page } from '@playwright/test';
import { expect, NARROW, test } from './harness/test.js';
import { escolher } from './harness/campos.js';

/** Friday 20/11/2026, after three weeks of school days. */
const HOJE = '20/11/2026';

/**
 * November of every unit, with menus on every day except those in `fora`; today is `HOJE`. The menus come when the
 * returned function is called, as late as over a phone's network.
 */
async function comNovembro(page: Page, fora: readonly number[] = []): Promise<() => void> {
  let soltar = (): void => undefined;
  const solto = new Promise<void>((resolve) => (soltar = resolve));
  const lancamentos = Array.from({ length: 30 }, (_, i) => i + 1)
    .filter((dia) => !fora.includes(dia))
    .flatMap((dia) =>
      [1, 2].map((cardapio) => ({
        id: dia * 10 + cardapio,
        data: `${String(dia).padStart(2, '0')}/11/2026`,
        tipo: 'DIARIO',
        unidade: { id: 1, nome: 'UNIDADE' },
        cardapio: { id: cardapio, nome: `FUNDAMENTAL – QUARTA ${cardapio}` },
        cardapioSemanal: null,
        refeicoes: 0,
        versao: 1,
      })),
    );
  // The calendar of all units has each menu of a day once.
  const eventos = lancamentos.map(({ id: primeiro, data, tipo, cardapio }) => ({
    data,
    tipo,
    cardapio,
    unidades: 1,
    desativadas: 0,
    primeiro,
    trocas: [],
  }));
  await page.route('**/api/relogio', (rota) => rota.fulfill({ json: { hoje: HOJE } }));
  await page.route('**/api/feriados?*', (rota) => rota.fulfill({ json: [{ data: HOJE, nome: 'Consciência Negra' }] }));
  await page.route('**/api/periodos-letivos?*', (rota) => rota.fulfill({ json: [] }));
  await page.route(/\/api\/cardapios-calendario/, async (rota) => {
    await solto;
    await rota.fulfill({ json: new URL(rota.request().url()).pathname.endsWith('/eventos') ? eventos : lancamentos });
  });
  const cardapios = [1, 2].map((id) => ({
    id,
    etapa: 'FUNDAMENTAL',
    pratos: [
      { id: 1, hora: '09:30', tipo: 'COLACAO', nome: 'PÃO COM QUEIJO E SUCO DE GOIABA' },
      { id: 2, hora: '12:00', tipo: 'ALMOCO', nome: 'ARROZ, FEIJÃO E CARNE MOÍDA COM CENOURA' },
    ],
  }));
  await page.route('**/api/cardapios-calendario/pratos?*', (rota) =>
    rota.fulfill({ json: { cardapios, substituicoes: [] } }),
  );
  return soltar;
}

/** Top and bottom of today's cell on the screen, and the bottom of the header that covers the page's top. */
async function posicao(page: Page): Promise<{ topo: number; fim: number; cabecalho: number }> {
  const [dia, cabecalho] = await Promise.all([
    page.getByRole('region', { name: 'sexta-feira, 20 de novembro' }).boundingBox(),
    page.getByRole('banner').boundingBox(),
  ]);
  if (!dia || !cabecalho) throw new Error('the day or the header is not shown');
  return { topo: dia.y, fim: dia.y + dia.height, cabecalho: cabecalho.y + cabecalho.height };
}

/** Waits until today is at the top, right below the header and fully visible. */
async function abreEmHoje(page: Page): Promise<void> {
  await expect(
    page.getByRole('region', { name: 'quinta-feira, 19 de novembro' }).getByRole('button', { name: /Quarta 1/ }),
  ).toBeVisible();
  await expect(async () => {
    const { topo, fim, cabecalho } = await posicao(page);
    expect(topo - cabecalho).toBeGreaterThanOrEqual(6);
    expect(topo - cabecalho).toBeLessThanOrEqual(10);
    expect(fim).toBeLessThanOrEqual(NARROW.height);
  }).toPass({ intervals: [50], timeout: 30_000 });
}

test('on a phone the list opens at today, also without menus on today, and again for another unit', async ({
  conta,
}) => {
  const page = await conta('admin', NARROW);
  const soltar = await comNovembro(page, [20]);
  await page.goto('/cardapio-calendario');
  const hoje = page.getByRole('region', { name: 'sexta-feira, 20 de novembro' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // What comes later does not move today out of view.
  soltar();
  await abreEmHoje(page);
  await expect(hoje.getByRole('heading')).toContainText('Hoje');

  await page.evaluate(() => window.scrollTo(0, 0));
  await escolher(page, 'Unidade educacional', 'ESCOLA');
  await abreEmHoje(page);

  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('button', { name: 'Hoje', exact: true }).click();
  await abreEmHoje(page);
});

test('on a phone the lines above the days keep their places when the menus come', async ({ conta }) => {
  const page = await conta('admin', { width: 390, height: 844 });
  const soltar = await comNovembro(page);
  await page.goto('/cardapio-calendario?visao=mes');
  const altura = async () => (await page.getByRole('list', { name: 'Legenda' }).boundingBox())?.y;
  await expect(page.getByLabel('Atualizando')).toBeVisible();
  const antes = await altura();
  soltar();
  await expect(page.getByLabel('Atualizando')).toBeHidden();
  await expect.poll(altura).toBe(antes);
});

test('in the month, menus with the same first words show their full names', async ({ conta }) => {
  const page = await conta('admin');
  (await comNovembro(page))();
  await page.goto('/cardapio-calendario?visao=mes');
  const nomes = page.locator('td').getByText(/^Quarta \d$/);
  await expect(nomes).toHaveCount(60);
  const cortados = () =>
    nomes.evaluateAll(
      (todos) =>
        todos.filter((nome) => nome.scrollWidth > nome.clientWidth || nome.scrollHeight > nome.clientHeight).length,
    );
  await expect.poll(cortados).toBe(0);
});
