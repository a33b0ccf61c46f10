import { enter } from '../../soak/api.mjs';
import { inCity, percentile } from './city.mjs';

/** The sizes of the city, as multiples of 60 units, with the target of each figure in ms. */
const SIZES = [
  { times: 1, goal: 500 },
  { times: 10, goal: 1000 },
];
const ROUNDS = 5;
/** The servers keep no answer: a figure is computed each time that it is read. */
const UNCACHED = { RESPOSTAS_MIB: '0' };

/** What the panel of a year reads: the bars, both divisions, and the first page of the largest figure. */
const READS = [
  { name: 'The panel', path: (year) => `recursos-pnae/painel?ano=${year}` },
  { name: 'By unit', path: (year) => `recursos-pnae/divisao?ano=${year}&por=UNIDADE` },
  { name: 'By month', path: (year) => `recursos-pnae/divisao?ano=${year}&por=MES` },
  {
    name: 'A page of the items received',
    path: (year) => `recursos-pnae/itens?ano=${year}&coluna=recebido&porPagina=20`,
  },
];

/**
 * The federal money of the year of the city with the most receipts, the median of five readings.
 * @returns {Promise<import('../parts.mjs').Figure[]>}
 */
export async function pnae() {
  const figures = [];
  for (const { times, goal } of SIZES)
    figures.push(
      ...(await inCity('postgres', ({ server }) => figuresOf(server.url, times, goal), {}, { times, env: UNCACHED })),
    );
  return figures;
}

async function figuresOf(url, times, goal) {
  const { read } = await enter(url);
  const year = Number((await read('relogio')).hoje.slice(-4)) - 1;
  const { totais } = await read(`recursos-pnae/painel?ano=${year}`);
  if (totais.recebido === 0) throw new Error('nothing was received in the year');
  const figures = [];
  for (const { name, path } of READS) {
    const spent = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const started = performance.now();
      await read(path(year));
      spent.push(performance.now() - started);
    }
    const ms = percentile(spent, 0.5);
    figures.push({
      what: `${name} of a year${times > 1 ? `, city ${times} times as large` : ''}`,
      measured: `${ms.toFixed(0)} ms`,
      goal: `≤ ${goal} ms`,
      met: ms <= goal,
    });
  }
  return figures;
}
