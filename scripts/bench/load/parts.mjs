import { inCity } from './city.mjs';
import { listBesideDriver } from './driver.mjs';
import { growth } from './growth.mjs';
import { everyList } from './screens.mjs';
import { fiftyUsers } from './users.mjs';
import { stockWrites } from './writes.mjs';

/**
 * Measurements without a browser, on five years of a city: `npm run bench -- load-postgres`.
 * @type {Record<string, () => Promise<import('../parts.mjs').Figure[]>>}
 */
export const LOAD = {
  'load-embedded': () =>
    inCity('embedded', async ({ url }) => [...(await everyList(url)), ...(await fiftyUsers([url]))]),
  'load-postgres': () =>
    inCity(
      'postgres',
      async ({ url, postgres, another }) => {
        const alone = [
          ...(await everyList(url)),
          ...(await listBesideDriver({ url, postgres })),
          ...(await fiftyUsers([url])),
        ];
        // Two server processes, set up as in docs/operations.md.
        const both = [url, await another()];
        return [...alone, ...(await fiftyUsers(both)), ...(await stockWrites({ urls: both, postgres }))];
      },
      // pg_stat_activity must keep the complete statement.
      { track_activity_query_size: 16384 },
    ),
  'load-growth': growth,
};
