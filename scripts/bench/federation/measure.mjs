import { median } from '../browser.mjs';
import { serveOneBuild } from './one-build.mjs';
import { visit, visitWithDeadArea } from './visit.mjs';

/**
 * Measures the federated product and the same product as one build, alternating.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url of the federated product
 * @param {{ rounds: number, details: boolean }} options `details` prints the results of each round and the loaded files
 * @returns {Promise<{ federated: Visit, oneBuild: Visit, dead: { home: number, first: number } }>} medians of all
 *   rounds
 * @typedef {import('./visit.mjs').Visit} Visit
 */
export async function measureFederation(browser, url, { rounds: count, details }) {
  const other = await serveOneBuild();
  try {
    const rounds = [];
    for (let i = 0; i < count; i += 1) rounds.push(await round(browser, url, other.url, { number: i, details }));
    const of = (which) => medians(rounds.map((one) => one[which]));
    return { federated: of('federated'), oneBuild: of('oneBuild'), dead: of('dead') };
  } finally {
    await other.stop();
  }
}

/** The order changes with every round, so that no product always has the warmer server. */
async function round(browser, url, otherUrl, { number, details }) {
  const turns = [
    ['federated', () => visit(browser, url, { details })],
    ['oneBuild', () => visit(browser, otherUrl, { details })],
    ['dead', () => visitWithDeadArea(browser, url)],
  ];
  const result = {};
  for (const [which, go] of number % 2 === 0 ? turns : turns.reverse()) result[which] = await go();
  if (details) console.log(result);
  return result;
}

function medians(visits) {
  return Object.fromEntries(Object.keys(visits[0]).map((figure) => [figure, median(visits.map((one) => one[figure]))]));
}
