import { inCity } from './city.mjs';
import { readLists } from './screens.mjs';

/** The sizes of the city, as multiples of 60 units. */
const SIZES = [1, 3, 10];
/** Targets for each list and report in the largest city: ms and bytes. */
const SLOWEST = 500;
const LARGEST = 200 * 1024;
/** Time may grow by this factor more than the bytes that are shown; more is worse than linear. */
const TOLERANCE = 1.5;
/** The servers keep no answer: a list is made each time that it is read. */
const UNCACHED = { RESPOSTAS_MIB: '0' };
/** A shorter time is mostly noise (ms). */
const NOISE = 20;

/**
 * The cost of each list and report in cities of different sizes: its median time and its bytes. A time that grows
 * faster than what is shown does not meet the target.
 * @returns {Promise<import('../parts.mjs').Figure[]>}
 */
export async function growth() {
  const bySize = [];
  for (const size of SIZES) {
    await inCity(
      'postgres',
      async ({ server }) => {
        bySize.push(await readLists(server.url));
        return [];
      },
      {},
      { times: size, env: UNCACHED },
    );
  }
  const lists = bySize[0].map((_, index) => costOf(bySize.map((lists) => lists[index])));
  const slowest = lists.reduce((a, b) => (a.last.median > b.last.median ? a : b));
  const largest = lists.reduce((a, b) => (a.last.bytes > b.last.bytes ? a : b));
  const times = SIZES.at(-1);
  return [
    {
      what: `City ${times} times as large: the slowest list, \`GET /${slowest.name}\``,
      measured: inMs(slowest.last.median),
      goal: `≤ ${SLOWEST} ms`,
      met: slowest.last.median <= SLOWEST,
    },
    {
      what: `City ${times} times as large: the largest list, \`GET /${largest.name}\``,
      measured: inKib(largest.last.bytes),
      goal: `≤ ${inKib(LARGEST)}`,
      met: largest.last.bytes <= LARGEST,
    },
    ...lists
      .filter(({ last }) => last.median > NOISE)
      .sort((a, b) => b.last.median - a.last.median)
      .map(({ name, costs, slower, larger }) => ({
        what: `\`GET /${name}\` in a city of ${SIZES.join(', ')} times the size`,
        measured: `${costs.map(({ median }) => median.toFixed(0)).join(', ')} ms; ${costs.map(({ bytes }) => inKib(bytes)).join(', ')}`,
        goal: `time grows at most ${TOLERANCE} times as much as the bytes`,
        met: slower <= TOLERANCE * larger,
      })),
  ];
}

/** One list in all sizes. A number in its address differs from city to city. */
function costOf(costs) {
  const [first, last] = [costs[0], costs.at(-1)];
  return {
    name: first.route.replace(/(?<=[/=])\d+(?=[/&?]|$)/g, ':id'),
    costs,
    last,
    slower: last.median / Math.max(first.median, NOISE / SIZES.at(-1)),
    larger: Math.max(last.bytes / first.bytes, 1),
  };
}

const inMs = (ms) => `${ms.toFixed(0)} ms`;
const inKib = (bytes) => `${(bytes / 1024).toFixed(0)} KiB`;
