import { execFileSync } from 'node:child_process';
import os from 'node:os';

const KIB = 1024;
const inKib = (bytes) => `${(bytes / KIB).toFixed(1)} KiB`;
const inMs = (ms) => `${ms.toFixed(0)} ms`;

/**
 * The figures as docs/bench.md and the terminal show them, each beside its goal.
 * @returns {{ text: string, missed: string[] }} `missed` names the goals that were not met
 */
export function report({ login, home, oneBundle, lists, stockReport }, browserVersion) {
  const ratio = home.bytes / oneBundle;
  const times = stockReport.report / stockReport.table;
  const rows = [
    ['Login: JavaScript until the form can be typed into, gzip', inKib(login.typed), '≤ 120 KiB', login.typed <= 120 * KIB],
    ['Login: JavaScript until the form can be sent, gzip', inKib(login.sent), '', true],
    ['Login: time until it can be typed into, until it can be sent', `${inMs(login.typedAfter)}, ${inMs(login.sentAfter)}`, '', true],
    ['Home after login: page, scripts, styles, list of areas, gzip', `${inKib(home.bytes)} in ${home.files} files`, '', true],
    ['The same screens as one bundle, gzip', inKib(oneBundle), '', true],
    ['Home, federated : one bundle', ratio.toFixed(3), '≤ 1.15', ratio <= 1.15],
    ...lists.flatMap(({ screen, median, worst, rows: alive }) => [
      [`${screen}, 10,000 rows: key to painted rows, median (worst)`, `${inMs(median)} (${inMs(worst)})`, '< 100 ms', median < 100],
      [`${screen}, 10,000 rows: most rows alive in the page`, String(alive), '≤ 60', alive <= 60],
    ]),
    [`Stock report of ${stockReport.lots.toLocaleString('en')} lots, shown`, inMs(stockReport.report), '', true],
    ['The same rows as a plain static table', inMs(stockReport.table), '', true],
    ['Report : plain table', times.toFixed(2), '≤ 2', times <= 2],
  ];
  const table = ['| What | Measured | Goal |', '|---|---|---|', ...rows.map(([what, measured, goal, met]) => `| ${what} | ${measured}${met ? '' : ' **missed**'} | ${goal} |`)];
  return { text: `${table.join('\n')}\n\n${machine(browserVersion)}\n`, missed: rows.filter(([, , , met]) => !met).map(([what]) => what) };
}

function machine(browserVersion) {
  const [cpu] = os.cpus();
  const commit = execFileSync('git', ['log', '-1', '--format=%cs'], { encoding: 'utf8' }).trim();
  return `Sources of ${commit}; ${os.cpus().length} × ${cpu.model.trim()}, Node ${process.versions.node}, Chromium ${browserVersion}.`;
}
