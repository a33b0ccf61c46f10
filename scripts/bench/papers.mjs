import { asAdmin, timed } from './api.mjs';
import { login, median } from './browser.mjs';

const DOWNLOADS = 7;
const READS = 7;
const MINUTE = 60_000;

/** Papers of one record or one unit: a contract, a menu of one unit and week, the stock of one unit. */
const usualPapers = ({ acquisition, request, stock, unit, monday, friday }) => [
  ['Contract', `aquisicao-individual/${acquisition}`],
  ['Request', `solicitacao-compra/${request}`],
  ["A unit's menu of a week", `cardapio-impresso/${unit}?de=${monday}&para=${friday}&forma=semanal`],
  ["A unit's stock", `estoque/${stock}`],
];

/**
 * PDFs from the click on 'Baixar PDF' to the file, medians of seven; the menus of all units and one month in one PDF,
 * from the address to the file; and the read of the secretary's figures, a median too.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url of the five-year city
 * @returns {Promise<{ papers: { name: string, time: number }[], units: number, bulk: number, figures: number }>}
 *   times in ms
 */
export async function measurePapers(browser, url) {
  const { user, call } = await asAdmin(url);
  const [{ id: stock, unidadeEducacional: unit }] = user.estoques;
  const { hoje } = await call('GET', 'relogio');
  const [aquisicoes, solicitacoes] = await Promise.all(['aquisicoes', 'solicitacoes'].map((path) => call('GET', path)));
  const { monday, friday, first, last } = periodsOf(hoje);
  const figures = [];
  for (let i = 0; i < READS; i += 1) figures.push(await timed(() => call('GET', 'hoje/secretaria')));
  const papers = usualPapers({
    acquisition: aquisicoes[0].id,
    request: solicitacoes[0].id,
    stock,
    unit: unit.id,
    monday,
    friday,
  });
  const context = await browser.newContext({ locale: 'pt-BR', acceptDownloads: true });
  try {
    const page = await context.newPage();
    await login(page, url);
    const times = [];
    for (const [name, paper] of papers) times.push({ name, time: await measurePaper(page, url, paper) });
    const menus = `/relatorio/varios/cardapio-impresso?de=${first}&para=${last}&forma=mensal&arquivo=PDF`;
    const bulk = await timed(() => download(page, () => page.goto(new URL(menus, url).href)));
    return { papers: times, units: user.estoques.length, bulk, figures: median(figures) };
  } finally {
    await context.close();
  }
}

/** The first download of a paper loads what writes it, and does not count. */
async function measurePaper(page, url, paper) {
  await page.goto(new URL(`/relatorio/${paper}`, url).href);
  const button = page.getByRole('button', { name: 'Baixar PDF' });
  await button.waitFor();
  const times = [];
  for (let i = 0; i <= DOWNLOADS; i += 1) times.push(await timed(() => download(page, () => button.click())));
  return median(times.slice(1));
}

async function download(page, begin) {
  const begun = page.waitForEvent('download', { timeout: MINUTE });
  await begin();
  const file = await begun;
  await file.path();
}

/**
 * Monday and Friday of the week of a date, and the first and last day of its month, as addresses of reports have them.
 * @param {string} date DD/MM/AAAA
 * @returns {{ monday: string, friday: string, first: string, last: string }} DDMMAAAA
 */
function periodsOf(date) {
  const [day, month, year] = date.split('/').map(Number);
  const address = (monthIndex, dayOfMonth) =>
    new Date(Date.UTC(year, monthIndex, dayOfMonth))
      .toLocaleDateString('pt-BR', { timeZone: 'UTC' })
      .replaceAll('/', '');
  const monday = day - ((new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7);
  return {
    monday: address(month - 1, monday),
    friday: address(month - 1, monday + 4),
    first: address(month - 1, 1),
    last: address(month, 0),
  };
}
