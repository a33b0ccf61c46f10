import { median } from '../browser.mjs';
import { serveOneBuild } from './one-build.mjs';
import { visit, visitWithDeadArea } from './visit.mjs';

const ROUNDS = Number(process.env.VOLTAS || 7);

/**
 * The federated product and the same product as one build, in turns.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url of the federated product
 * @returns {Promise<{ federated: Visit, oneBuild: Visit, dead: { home: number, first: number } }>} medians of all rounds
 * @typedef {import('./visit.mjs').Visit} Visit
 */
export async function measureFederation(browser, url) {
  const other = await serveOneBuild();
  try {
    const rounds = [];
    for (let i = 0; i < ROUNDS; i += 1) rounds.push(await round(browser, url, other.url, i));
    const of = (which) => medians(rounds.map((one) => one[which]));
    return { federated: of('federated'), oneBuild: of('oneBuild'), dead: of('dead') };
  } finally {
    await other.stop();
  }
}

/** Each goes first in every other round, so that neither always meets the warmer server. */
async function round(browser, url, otherUrl, number) {
  const turns = [
    ['federated', () => visit(browser, url)],
    ['oneBuild', () => visit(browser, otherUrl)],
    ['dead', () => visitWithDeadArea(browser, url)],
  ];
  const result = {};
  for (const [which, go] of number % 2 === 0 ? turns : turns.reverse()) result[which] = await go();
  if (process.env.DETALHES) console.log(result);
  return result;
}

function medians(visits) {
  return Object.fromEntries(Object.keys(visits[0]).map((figure) => [figure, median(visits.map((one) => one[figure]))]));
}
