import { coldVisit, login, median } from './browser.mjs';

const LOTS = 2000;
const PRODUCTS = 100;
const VISITS = 7;

/**
 * A stock report of 2,000 lots compared with a plain static HTML table of the same rows, each from the navigation to
 * the frame that shows the last row. The API responses are generated here, so that only the browser is measured.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url of the product
 * @returns {Promise<{ lots: number, report: number, table: number }>} medians in ms
 */
export function measureStockReport(browser, url) {
  return coldVisit(browser, async (page) => {
    await page.route('**/api/relatorios/estoques/*', (route) =>
      route.fulfill({
        contentType: 'application/json',
        body: JSON.stringify(stock(route.request().url().endsWith('/1') ? 1 : LOTS)),
      }),
    );
    await page.route('**/tabela-simples', (route) => route.fulfill({ contentType: 'text/html', body: plainTable() }));
    await login(page, url);
    const reports = [];
    const tables = [];
    for (let visit = 0; visit < VISITS; visit += 1) {
      // Starts at a short report, as a user comes from another screen: the code is already loaded.
      await page.goto(new URL('/relatorio/estoque/1', url).href);
      await page.getByRole('article').waitFor();
      reports.push(await page.evaluate(openReport, { address: '/relatorio/estoque/2', rows: LOTS }));
      await page.goto(new URL('/tabela-simples', url).href);
      tables.push(await page.evaluate(() => globalThis.painted));
    }
    return { lots: LOTS, report: median(reports), table: median(tables) };
  });
}

/** In the page: opens the address like a link, and waits until this number of rows is painted. */
function openReport({ address, rows }) {
  return new Promise((resolve) => {
    const started = performance.now();
    const observer = new MutationObserver(() => {
      if ((document.querySelector('article table')?.querySelectorAll('tbody tr').length ?? 0) < rows) return;
      observer.disconnect();
      // After the frame, not before it.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
    });
    observer.observe(document.body, { childList: true, subtree: true });
    history.pushState({ idx: history.state?.idx + 1, key: address }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
}

/** The lots as one page without further files; it reports when it was painted, in ms from the navigation. */
function plainTable() {
  const rows = stock(LOTS).produtosEstoque.map(
    ({ quantidade, produtoLote: { numero, dataFabricacao, dataValidade, produto } }) =>
      [
        produto.nome,
        produto.item.nome,
        numero,
        dataFabricacao,
        dataValidade,
        quantidade.toLocaleString('pt-BR'),
        'Pacote',
      ]
        .map((cell) => `<td>${cell}</td>`)
        .join(''),
  );
  const heads = ['Produto', 'Item', 'Lote', 'Fabricação', 'Validade', 'Quantidade', 'Unidade']
    .map((head) => `<th>${head}</th>`)
    .join('');
  return `<!doctype html><meta charset="utf-8"><title>Estoque</title><table><thead><tr>${heads}</tr></thead><tbody>${rows.map((row) => `<tr>${row}</tr>`).join('')}</tbody></table>
<script>globalThis.painted = new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))));</script>`;
}

function stock(lots) {
  return {
    estoque: { id: 2, unidadeEducacional: { id: 2, nome: 'ESCOLA MUNICIPAL' } },
    produtosEstoque: Array.from({ length: lots }, (_, i) => {
      const n = i % PRODUCTS;
      const produto = {
        id: n + 1,
        nome: `PRODUTO ${n} TIPO 1 KG`,
        unidadeProduto: 'PACOTE',
        medidaReal: 1,
        unidadeMedida: 'KG',
        item: { id: n + 1, nome: `ITEM ${n}` },
      };
      return {
        id: i + 1,
        quantidade: (i % 50) + 0.5,
        produtoLote: { id: i + 1, numero: `L-${i}`, dataFabricacao: '01/01/2026', dataValidade: '31/12/2027', produto },
      };
    }),
  };
}
