import type { Page } from 'playwright-core';
import { NARROW, url, WIDE, withBrowser } from './harness/browser.js';
import { escolher } from './harness/campos.js';
import { entrar } from './harness/login.js';

const novaPagina = withBrowser();

/** Friday 20/11/2026: three weeks of school days stand before it. */
const HOJE = '20/11/2026';

/** November of every unit, with a menu on each of its days but those left out; the clock of the municipality is at `HOJE`. */
async function comNovembro(page: Page, fora: readonly number[] = []): Promise<void> {
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
  await page.route('**/api/relogio', (rota) => rota.fulfill({ json: { hoje: HOJE } }));
  await page.route('**/api/feriados?*', (rota) => rota.fulfill({ json: [{ data: HOJE, nome: 'Consciência Negra' }] }));
  // The month comes late, as over a phone's network: what it brings must not push today away.
  await page.route(/\/api\/cardapios-calendario/, async (rota) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await rota.fulfill({ json: lancamentos });
  });
}

/** Where today begins and ends on the screen, and where the header that covers the page's top ends. */
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
  await page
    .getByRole('region', { name: 'quinta-feira, 19 de novembro' })
    .getByRole('button', { name: /QUARTA 1/ })
    .waitFor();
  let visto = await posicao(page);
  for (let vez = 0; vez < 100 && Math.abs(visto.topo - visto.cabecalho - 8) > 2; vez += 1) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    visto = await posicao(page);
  }
  expect(visto.topo - visto.cabecalho).toBeGreaterThanOrEqual(6);
  expect(visto.topo - visto.cabecalho).toBeLessThanOrEqual(10);
  expect(visto.fim).toBeLessThanOrEqual(NARROW.height);
}

test.each([
  ['with menus on today', []],
  ['without menus on today', [20]],
])('on a phone the list opens at today, %s, and again for another unit', async (_, fora: number[]) => {
  const page = await novaPagina(NARROW);
  await entrar(page, 'admin');
  await comNovembro(page, fora);
  await page.goto(url('/cardapio-calendario'));
  await abreEmHoje(page);
  expect(
    await page.getByRole('region', { name: 'sexta-feira, 20 de novembro' }).getByRole('heading').innerText(),
  ).toContain('Hoje');

  await page.evaluate(() => window.scrollTo(0, 0));
  await escolher(page, 'Unidade educacional', 'ESCOLA');
  await abreEmHoje(page);

  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('button', { name: 'Hoje', exact: true }).click();
  await abreEmHoje(page);
});

test('in the month the names of menus that begin alike are read to their end', async () => {
  const page = await novaPagina(WIDE);
  await entrar(page, 'admin');
  await comNovembro(page);
  await page.goto(url('/cardapio-calendario'));
  const nomes = page.locator('td').getByText(/^FUNDAMENTAL – QUARTA \d$/);
  await nomes.first().waitFor();
  const cortados = await nomes.evaluateAll(
    (todos) =>
      todos.filter((nome) => nome.scrollWidth > nome.clientWidth || nome.scrollHeight > nome.clientHeight).length,
  );
  expect([await nomes.count(), cortados]).toEqual([60, 0]);
});
