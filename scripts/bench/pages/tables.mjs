import { median } from '../browser.mjs';
import { DESKTOP, PHONE } from './visit.mjs';

const KIB = 1024;

/** The targets of every screen, on every device: ms, ms and the score of web.dev/cls. */
const TARGETS = { task: 200, inp: 100, cls: 0.02 };
/** Target of the cook's second visit (ms), and of the bytes of a reload as a part of the first load. */
const COOK = 1500;
const AGAIN = 0.01;

const ms = (value) => `${value.toFixed(0)} ms`;

/**
 * The worst screen of each measure, and the cook's way.
 * @param {Awaited<ReturnType<typeof import('./measure.mjs').measurePages>>} measured
 * @returns {import('../parts.mjs').Figure[]}
 */
export function pageFigures({ visits, cook }) {
  const first = visits.reduce((sum, { bytes }) => sum + bytes, 0);
  const again = visits.reduce((sum, visit) => sum + visit.again, 0);
  return [
    ...[PHONE, DESKTOP].flatMap(({ name }) => {
      const there = visits.filter(({ device }) => device === name);
      return [
        {
          what: `${name}: largest contentful paint, median of ${there.length} screens`,
          measured: ms(median(there.map(({ lcp }) => lcp))),
        },
        worst(there, 'task', `${name}: longest task of a screen`, ms),
        worst(there, 'inp', `${name}: longest interaction of a screen (INP)`, ms),
        worst(there, 'cls', `${name}: greatest layout shift of a screen (CLS)`, (value) => value.toFixed(3)),
      ];
    }),
    ...(cook === null ? [] : wayOfTheCook(cook)),
    {
      what: 'Bytes of a reload : of the first load, all screens',
      measured: (again / first).toFixed(3),
      goal: `≤ ${AGAIN}`,
      met: again / first <= AGAIN,
    },
  ];
}

function wayOfTheCook({ first, second }) {
  return [
    { what: "slow phone: from the home to the cook's screen, first visit", measured: ms(first) },
    {
      what: "slow phone: from the home to the cook's screen, second visit",
      measured: ms(second),
      goal: `≤ ${COOK} ms`,
      met: second <= COOK,
    },
  ];
}

function worst(visits, measure, what, show) {
  const measured = visits.filter((visit) => visit[measure] !== null);
  const late = measured.filter((visit) => visit[measure] > TARGETS[measure]);
  const [most] = measured.toSorted((a, b) => b[measure] - a[measure]);
  if (most === undefined) return { what, measured: '—' };
  return {
    what,
    measured: `${show(most[measure])} (${most.screen}); ${late.length} of ${measured.length} above the target`,
    goal: `≤ ${show(TARGETS[measure])}`,
    met: late.length === 0,
  };
}

/** One table for each device, one line for each screen; what misses its target is bold. */
export function screenTables(visits) {
  return [PHONE, DESKTOP]
    .map(({ name }) => {
      const rows = visits.filter(({ device }) => device === name).map(row);
      const head = `| Screen, ${name} | LCP | INP | CLS | Longest task | Bytes | Requests | Reload : first load |\n|---|---|---|---|---|---|---|---|`;
      return [
        head,
        `| *Target* |  | ≤ ${TARGETS.inp} ms | ≤ ${TARGETS.cls} | ≤ ${TARGETS.task} ms |  |  | ≤ ${AGAIN} |`,
        ...rows,
      ].join('\n');
    })
    .map((table) => `${table}\n`)
    .join('\n');
}

function row({ screen, lcp, inp, cls, task, bytes, requests, again }) {
  const marked = (text, missed) => (missed ? `**${text}**` : text);
  const cells = [
    screen,
    ms(lcp),
    inp === null ? '—' : marked(ms(inp), inp > TARGETS.inp),
    marked(cls.toFixed(3), cls > TARGETS.cls),
    marked(ms(task), task > TARGETS.task),
    `${(bytes / KIB).toFixed(0)} KiB`,
    requests,
    marked((again / bytes).toFixed(4), again / bytes > AGAIN),
  ];
  return `| ${cells.join(' | ')} |`;
}
