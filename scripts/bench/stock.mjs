import { asAdmin, many, timed } from './api.mjs';
import { coldVisit, login, median } from './browser.mjs';
import { typeAndWait } from './filter.mjs';

const LOTS = 5000;
const EXITS = 60;
const VISITS = 5;
/** Each finds a different number of lots: 111, 1111, 11, 1, none, 111, 11, 1, 111, 1111. */
const SEARCHES = ['b-12', 'b-4', 'b-499', 'b-1000', 'x', 'b-7', 'b-250', 'b-3001', 'b-88', 'b-3'];

/**
 * A unit with 5,000 lots: an exit at the API, the stock screen from its address to its rows, and its filter.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url of the product
 * @returns {Promise<{ lots: number, exit: number, screen: number, filter: number }>} medians in ms
 */
export async function measureStock(browser, url) {
  const { user, call } = await asAdmin(url);
  const [{ id: estoque }] = user.estoques;
  const products = await call('GET', 'produtos');
  const rows = [];
  await many(LOTS, async (i) => {
    const produto = { id: products[i % products.length].id };
    rows.push(
      await call('POST', `estoques/${estoque}/produtos-estoque`, {
        numero: `B-${i}`,
        produto,
        dataFabricacao: '2026-01-01',
        dataValidade: '2036-12-31',
        quantidade: 50,
      }),
    );
  });
  const exits = [];
  for (const { id } of rows.slice(0, EXITS)) {
    exits.push(
      await timed(() =>
        call('PUT', `estoques/${estoque}/produtos-estoque/${id}`, {
          tipoSaidaDireta: 'ESTRAVIO',
          observacao: 'Medição',
          quantidade: 1,
        }),
      ),
    );
  }
  const { screen, filter } = await coldVisit(browser, (page) => visitStock(page, url, estoque));
  return { lots: LOTS, exit: median(exits), screen, filter };
}

async function visitStock(page, url, estoque) {
  await login(page, url);
  const address = new URL(`/estoque?estoque=${estoque}`, url).href;
  const screens = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    await page.goto(address, { waitUntil: 'commit' });
    screens.push(await page.evaluate(untilLots, LOTS));
  }
  const field = page.getByRole('main').getByRole('textbox', { name: 'Lote' });
  const searches = [];
  for (const search of SEARCHES) searches.push(await field.evaluate(typeAndWait, search));
  return { screen: median(screens), filter: median(searches.map(({ ms }) => ms)) };
}

/**
 * In the page: the time of the frame that shows the rows of at least this number of lots, in ms from the navigation.
 */
function untilLots(lots) {
  return new Promise((resolve) => {
    const look = () => {
      const count = Number(document.querySelector('main [role=status]')?.textContent.replace(/\D/g, ''));
      const shown = count >= lots && document.querySelector('main tbody tr button') !== null;
      requestAnimationFrame(shown ? () => setTimeout(() => resolve(performance.now())) : look);
    };
    look();
  });
}
