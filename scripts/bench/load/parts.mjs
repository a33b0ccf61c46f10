import { inCity } from './city.mjs';
import { listBesideDriver } from './driver.mjs';
import { growth } from './growth.mjs';
import { mealsAtOnce } from './meals.mjs';
import { everyList } from './screens.mjs';
import { needs } from './needs.mjs';
import { pnae } from './pnae.mjs';
import { searches } from './search.mjs';
import { usersAtOnce } from './users.mjs';
import { stockWrites } from './writes.mjs';

/** Fifty users who work without a pause for thought. */
const FIFTY = { users: 50, pause: 500 };
/** A city's users, who also read what they see. */
const FIVE_HUNDRED = { users: 500, pause: 5000, goal: 150 };

/**
 * Measurements without a browser, on five years of a city: `npm run bench -- load-postgres`.
 * @type {Record<string, () => Promise<import('../parts.mjs').Figure[]>>}
 */
export const LOAD = {
  'load-embedded': () =>
    inCity('embedded', async ({ server }) => [
      ...(await everyList(server.url)),
      ...(await searches(server.url)),
      ...(await usersAtOnce([server], { ...FIFTY, goal: 150 })),
    ]),
  'load-postgres': () =>
    inCity(
      'postgres',
      async ({ server, postgres, another }) => {
        const { url } = server;
        const alone = [
          ...(await everyList(url)),
          ...(await searches(url)),
          ...(await needs({ url, postgres })),
          ...(await listBesideDriver({ url, postgres })),
          ...(await usersAtOnce([server], { ...FIFTY, goal: 50 })),
          ...(await mealsAtOnce({ url, postgres })),
        ];
        // Two server processes, set up as in docs/operations.md.
        const both = [server, await another()];
        return [
          ...alone,
          ...(await usersAtOnce(both, FIVE_HUNDRED)),
          ...(await stockWrites({ urls: both.map(({ url }) => url), postgres })),
        ];
      },
      // pg_stat_activity must keep the complete statement.
      { track_activity_query_size: 16384 },
    ),
  'load-growth': growth,
  pnae,
};
