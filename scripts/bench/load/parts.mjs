import { inCity } from './city.mjs';
import { listBesideDriver } from './driver.mjs';
import { everyList } from './screens.mjs';
import { fiftyUsers } from './users.mjs';
import { stockWrites } from './writes.mjs';

/**
 * What is measured without a browser, on five years of a city: `npm run bench -- carga-postgres`.
 * @type {Record<string, () => Promise<import('../parts.mjs').Figure[]>>}
 */
export const LOAD = {
  'carga-embutido': () =>
    inCity('embutido', async ({ url }) => [...(await everyList(url)), ...(await fiftyUsers([url]))]),
  'carga-postgres': () =>
    inCity(
      'postgres',
      async ({ url, postgres, another }) => {
        const alone = [
          ...(await everyList(url)),
          ...(await listBesideDriver({ url, postgres })),
          ...(await fiftyUsers([url])),
        ];
        // As many server processes as the machine has cores, which docs/operations.md sets up.
        const both = [url, await another()];
        return [...alone, ...(await fiftyUsers(both)), ...(await stockWrites({ urls: both, postgres }))];
      },
      // pg_stat_activity shall remember a whole statement.
      { track_activity_query_size: 16384 },
    ),
};
