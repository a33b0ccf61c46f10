/**
 * A stock report of 2,000 lots beside a plain static HTML table of the same rows, each from the navigation to the frame that shows the last row.
 *
 *   node scripts/bench/stock-report.mjs     on the built product, with a server of its own; ends with 1 when the report takes more than twice the table's time
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { ensureBrowser } from '../browser.mjs';
import { freePort, startServer } from '../server.mjs';

const LOTS = 2000;
const PRODUCTS = 100;
const VISITS = 7;

/** Most times that the report may take what the table takes. */
export const GOAL = 2;

/**
 * The answers of the API are made here, so that the browser alone is measured.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url of the product
 * @returns {Promise<{ report: number, table: number, ratio: number }>} medians in ms
 */
export async function measureStockReport(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'pt-BR' });
  try {
    const page = await context.newPage();
    await page.route('**/api/relatorios/estoques/*', (route) => route.fulfill({ contentType: 'application/json', body: JSON.stringify(stock(route.request().url().endsWith('/1') ? 1 : LOTS)) }));
    await page.route('**/tabela-simples', (route) => route.fulfill({ contentType: 'text/html', body: plainTable() }));
    await login(page, url);
    const reports = [];
    const tables = [];
    for (let visit = 0; visit < VISITS; visit += 1) {
      // From a short report, as a person comes from a screen that is there: its code is loaded.
      await page.goto(new URL('/relatorio/estoque/1', url).href);
      await page.getByRole('article').waitFor();
      reports.push(await page.evaluate(openReport, { address: '/relatorio/estoque/2', rows: LOTS }));
      await page.goto(new URL('/tabela-simples', url).href);
      tables.push(await page.evaluate(() => globalThis.painted));
    }
    const [report, table] = [median(reports), median(tables)];
    return { report, table, ratio: report / table };
  } finally {
    await context.close();
  }
}

/** In the page: goes to the address as a link does, and waits until that many rows stand there and were painted. */
function openReport({ address, rows }) {
  return new Promise((resolve) => {
    const started = performance.now();
    const observer = new MutationObserver(() => {
      if (document.querySelectorAll('article table:first-of-type tbody tr').length < rows) return;
      observer.disconnect();
      // After the frame, not before it.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
    });
    observer.observe(document.body, { childList: true, subtree: true });
    history.pushState({ idx: history.state?.idx + 1, key: address }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
}

/** The lots as one page that needs nothing else; it says when it was painted, in ms from the navigation. */
function plainTable() {
  const rows = stock(LOTS).produtosEstoque.map(({ quantidade, produtoLote: { numero, dataFabricacao, dataValidade, produto } }) =>
    [produto.nome, produto.item.nome, numero, dataFabricacao, dataValidade, quantidade.toLocaleString('pt-BR'), 'Pacote'].map((cell) => `<td>${cell}</td>`).join(''),
  );
  const heads = ['Produto', 'Item', 'Lote', 'Fabricação', 'Validade', 'Quantidade', 'Unidade'].map((head) => `<th>${head}</th>`).join('');
  return `<!doctype html><meta charset="utf-8"><title>Estoque</title><table><thead><tr>${heads}</tr></thead><tbody>${rows.map((row) => `<tr>${row}</tr>`).join('')}</tbody></table>
<script>globalThis.painted = new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))));</script>`;
}

function stock(lots) {
  return {
    estoque: { id: 2, unidadeEducacional: { id: 2, nome: 'ESCOLA MUNICIPAL' } },
    produtosEstoque: Array.from({ length: lots }, (_, i) => {
      const n = i % PRODUCTS;
      const produto = { id: n + 1, nome: `PRODUTO ${n} TIPO 1 KG`, unidadeProduto: 'PACOTE', medidaReal: 1, unidadeMedida: 'KG', item: { id: n + 1, nome: `ITEM ${n}` } };
      return { id: i + 1, quantidade: (i % 50) + 0.5, produtoLote: { id: i + 1, numero: `L-${i}`, dataFabricacao: '01/01/2026', dataValidade: '31/12/2027', produto } };
    }),
  };
}

async function login(page, url) {
  await page.goto(url);
  await page.getByLabel('Usuário').fill('admin');
  await page.getByLabel('Senha', { exact: true }).fill('merenda-escolar-demo');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('heading', { name: 'Página Inicial' }).waitFor();
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

if (import.meta.filename === process.argv[1]) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-bench-'));
  const server = await startServer({ port: await freePort(), env: { DADOS: path.join(folder, 'banco'), DEMO: '1' } });
  // Root, as in a container, may not use the sandbox.
  const browser = await chromium.launch({ executablePath: ensureBrowser(() => undefined), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  try {
    const { report, table, ratio } = await measureStockReport(browser, server.url);
    console.log(`${LOTS} lots: report ${report.toFixed(0)} ms, plain table ${table.toFixed(0)} ms, ${ratio.toFixed(2)} times (goal ≤ ${GOAL})`);
    if (ratio > GOAL) process.exitCode = 1;
  } finally {
    await browser.close();
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
