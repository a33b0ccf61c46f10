import { measureAcquisition } from './acquisition.mjs';
import { measureConformity } from './conformity.mjs';
import { measureDevelopment } from './development/measure.mjs';
import { measureTestChanged } from './development/test-changed.mjs';
import { measureFederation } from './federation/measure.mjs';
import { measureFilter } from './filter.mjs';
import { measureHome } from './home.mjs';
import { measureHostileInvoices } from './hostile-invoices.mjs';
import { measureIcon } from './icon/measure.mjs';
import { measureImports, measureImportsOf } from './imports.mjs';
import { measureKitchen } from './kitchen.mjs';
import { inCity } from './load/city.mjs';
import { measureLogin } from './login.mjs';
import { buildOneBundle } from './one-bundle.mjs';
import { measurePapers } from './papers.mjs';
import { measurePages } from './pages/measure.mjs';
import { pageFigures, screenTables } from './pages/tables.mjs';
import { writeFigures } from './report.mjs';
import { measureStock } from './stock.mjs';
import { measureStockReport } from './stock-report.mjs';
import { measureSuggestion } from './suggestion.mjs';

const KIB = 1024;
const inKib = (bytes) => `${(bytes / KIB).toFixed(1)} KiB`;
const inMib = (bytes) => `${(bytes / KIB / KIB).toFixed(0)} MiB`;
const inMs = (ms) => `${ms.toFixed(0)} ms`;

/**
 * @typedef {{ what: string, measured: string, goal?: string, met?: boolean }} Figure one line of the table; without a
 * target it is met
 */

/** A time in ms that must not exceed its target. */
const within = (what, ms, goal) => ({ what, measured: inMs(ms), goal: `≤ ${goal} ms`, met: ms <= goal });

/** Two values and their quotient, which must not exceed the target, if there is one. */
const beside = (what, [one, other], show, goal = Infinity) => ({
  what,
  measured: `${show(one)} : ${show(other)} = ${(one / other).toFixed(2)}`,
  goal: goal === Infinity ? '' : `≤ ${goal}`,
  met: one / other <= goal,
});

/** What the import of a file may take, on either database. */
const importFigures = (file, { preview, page, edit, write, besidePreview }) => [
  within(`${file}, sent until its rows are checked`, preview, 5000),
  within('A page of its preview', page, 100),
  within('One of its cells corrected, until the rows are checked again', edit, 1000),
  within('Its write, from the confirmation to the result', write, 30_000),
  within('A light request of another user during the check, 95th percentile', besidePreview, 200),
];

/**
 * The parts of the measurement; each can run alone: `npm run bench -- stock kitchen`.
 * @type {Record<string, (browser: import('@playwright/test').Browser, url: string, options: Options) =>
 *   Promise<Figure[]>>}
 * @typedef {{ details: boolean, rounds: number, screens: string[] }} Options `details` prints files and bytes; `rounds`
 *   of the comparison with one build; `screens` limits the part `pages` to these paths
 */
export const PARTS = {
  async login(browser, url) {
    const login = await measureLogin(browser, url);
    return [
      {
        what: 'JavaScript until the form can be typed into, gzip',
        measured: inKib(login.typed),
        goal: '≤ 120 KiB',
        met: login.typed <= 120 * KIB,
      },
      { what: 'JavaScript until the form can be sent, gzip', measured: inKib(login.sent) },
      {
        what: 'Time until it can be typed into, until it can be sent',
        measured: `${inMs(login.typedAfter)}, ${inMs(login.sentAfter)}`,
      },
    ];
  },

  async home(browser, url, { details }) {
    const home = await measureHome(browser, url, { details });
    const bundle = (await buildOneBundle()) + home.page;
    const ratio = home.bytes / bundle;
    return [
      { what: 'Page, scripts, styles, list of areas, gzip', measured: `${inKib(home.bytes)} in ${home.files} files` },
      { what: 'The same screens as one bundle, gzip', measured: inKib(bundle) },
      { what: 'Federated : one bundle', measured: ratio.toFixed(3), goal: '≤ 1.15', met: ratio <= 1.15 },
    ];
  },

  async federation(browser, url, { rounds, details }) {
    const { federated, oneBuild, dead } = await measureFederation(browser, url, { rounds, details });
    const both = (figure) => [federated[figure], oneBuild[figure]];
    return [
      beside('Bytes until the home, federated : one build', both('bytes'), inKib, 1.15),
      beside("From 'Entrar' to the home, federated : one build", both('home'), inMs, 1.2),
      beside('Bytes more for the first screen, federated : one build', both('firstBytes'), inKib, 1),
      beside('The first screen opened, federated : one build', both('first'), inMs, 1.5),
      beside('The same screen opened again, federated : one build', both('warm'), inMs, 1.25),
      beside('Bytes of a second visit : of the first', [federated.revisit, federated.bytes], inKib, 0.05),
      beside('Heap after 30 changes of screens, federated : one build', both('heap'), inKib, 1.2),
      beside(
        'Home and first screen, with another area away : with all there',
        [dead.home + dead.first, federated.home + federated.first],
        inMs,
        1.1,
      ),
    ];
  },

  async pages(browser, _url, { screens }) {
    return inCity('postgres', async ({ server }) => {
      const measured = await measurePages(browser, server.url, screens);
      if (screens.length === 0) writeFigures('screens', screenTables(measured.visits));
      else console.log(screenTables(measured.visits));
      return pageFigures(measured);
    });
  },

  async development(browser) {
    const { first, second, area, shared } = await measureDevelopment(browser);
    const { screen, rule, route } = await measureTestChanged();
    return [
      { what: 'First start of an area alone: demonstration made, nothing compiled before', measured: inMs(first) },
      within('Second start', second, 15_000),
      within('A file of the area saved, until the change is on the screen', area, 3000),
      within('A file of shared saved, until the change is on the screen', shared, 3000),
      within('`npm run test:changed` after a change in one screen', screen, 60_000),
      within('`npm run test:changed` after a change in one rule', rule, 60_000),
      within('`npm run test:changed` after a change in one route', route, 60_000),
    ];
  },

  async lists(browser, url) {
    const lists = await measureFilter(browser, url);
    return lists.flatMap(({ screen, median, worst, rows, pause }) => [
      {
        what: `${screen}, 10,000 rows: key to painted rows${pause ? `, without the ${pause} ms of the pause in the typing` : ''}, median (worst)`,
        measured: `${inMs(median)} (${inMs(worst)})`,
        goal: '< 100 ms',
        met: median < 100,
      },
      {
        what: `${screen}, 10,000 rows: most rows alive in the page`,
        measured: String(rows),
        goal: '≤ 60',
        met: rows <= 60,
      },
    ]);
  },

  async reports(browser, url) {
    const { lots, report, table } = await measureStockReport(browser, url);
    const times = report / table;
    return [
      { what: `Stock report of ${lots.toLocaleString('en')} lots, shown`, measured: inMs(report) },
      { what: 'The same rows as a plain static table', measured: inMs(table) },
      { what: 'Report : plain table', measured: times.toFixed(2), goal: '≤ 2', met: times <= 2 },
    ];
  },

  async papers(browser) {
    return inCity('postgres', async ({ server }) => {
      const { papers, units, bulk, figures } = await measurePapers(browser, server.url);
      return [
        ...papers.map(({ name, time }) => within(`${name}, from 'Baixar PDF' to the file`, time, 300)),
        within("The secretary's figures of six months, read at the API", figures, 300),
        within(`Menus of ${units} units and one month in one PDF, from the address to the file`, bulk, 30_000),
      ];
    });
  },

  async acquisition(browser, url) {
    const { key, save } = await measureAcquisition(browser, url);
    return [
      within('Key in the last row to its painted value', key, 50),
      within("Saved, from 'Sim' to the notice", save, 1000),
    ];
  },

  async invoices(_browser, url) {
    const files = await measureHostileInvoices(url);
    return files.map(({ what, refusal }) => within(`Hostile invoice, sent until it is refused: ${what}`, refusal, 100));
  },

  async imports(_browser, url) {
    const embedded = await measureImports(url);
    return [
      ...importFigures(`File of ${embedded.rows.toLocaleString('en')} items`, embedded),
      {
        what: 'A light request of another user during the write, which has the one connection',
        measured: inMs(embedded.besideWrite),
      },
      ...(await inCity('postgres', async ({ server }) => {
        const { memory, ...measured } = await measureImportsOf(server);
        return [
          ...importFigures('The same file in the five-year city on PostgreSQL', measured),
          within('A light request of another user during the write, 95th percentile', measured.besideWrite, 200),
          { what: 'Memory that the server needed more for it', measured: inMib(memory) },
        ];
      })),
    ];
  },

  async icon(_browser, url) {
    const { menu, usable, cold } = await measureIcon(url);
    return [
      within("The cook opens the icon again: a day's menu on the screen", menu, 800),
      within('The cook opens the icon again: what the server answers now on the screen', usable, 1300),
      within("The cook's first visit: from 'Entrar' to the kitchen", cold.usable, 2200),
      {
        what: "The same: bytes and answers after 'Entrar'",
        measured: `${inKib(cold.bytes)}, ${cold.requests}`,
        goal: '≤ 300 KiB',
        met: cold.bytes <= 300 * KIB,
      },
    ];
  },

  async kitchen(browser, url) {
    const { lots, units, execution, calendar, month } = await measureKitchen(browser, url);
    return [
      within(`Execution of a meal of 30 foods from ${lots} lots, at the API`, execution, 300),
      within(`Calendar of ${units} units with 4 menus a day, from its address`, calendar, 1500),
      within('Another month of it, not seen before', month, 300),
    ];
  },

  async conformity(_, url) {
    const { launches, rows, table, unit } = await measureConformity(url);
    return [
      within(
        `Rules at ${rows} stages of 60 units in one month, ${launches.toLocaleString('en')} launches`,
        table,
        1000,
      ),
      within('The same month of one unit, with what would mend its rules', unit, 1000),
    ];
  },

  async stock(browser, url) {
    const { lots, screen, filter, exit } = await measureStock(browser, url);
    return [
      within(`Stock of ${lots.toLocaleString('en')} lots, from its address to its rows`, screen, 1500),
      within('Key in its filter to painted rows', filter, 100),
      within('Exit from one of its lots, at the API', exit, 50),
    ];
  },

  async suggestion(_browser, url) {
    const { week, month, changed, request, delay } = await measureSuggestion(url);
    const cpu = (what, seconds, goal) => within(`Suggested menus, CPU of the solver: ${what}`, seconds * 1000, goal);
    return [
      cpu('5 days × 2 meals × 60 dishes', week, 1500),
      cpu('20 days × 5 meals × 300 dishes', month, 10_000),
      cpu('the same with the other weeks fixed', changed, 2000),
      { what: 'A whole request: 20 days × 2 meals, some 60 dishes', measured: inMs(request) },
      within('50 users beside solves: 95th percentile of a light request, later by', delay, 20),
    ];
  },
};
