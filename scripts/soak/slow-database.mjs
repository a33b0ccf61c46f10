import { startPostgres } from '../postgres.mjs';
import { freePort, startServer } from '../server.mjs';
import { checkInvariants, enter, mustBe, wait } from './api.mjs';
import { openLot } from './exits.mjs';

/** How long an outside transaction locks the lot (s): longer than the server lets a request wait for a lock. */
const HELD = 9;
/** A request that waits for a lock, or for a free connection, is given up after 5 s (api/src/banco/servidor). */
const LIMIT = 6500;
const CONNECTIONS = 4;

/**
 * A slow database: a locked lot, and no free connection. Requests that wait for them get 503 in time, other requests
 * work, and afterwards everything works again.
 */
export async function slowDatabase() {
  const postgres = await startPostgres();
  const env = {
    DATABASE_URL: await postgres.createDatabase('merenda'),
    DEMO: '1',
    LOG: 'silent',
    CONEXOES: String(CONNECTIONS),
  };
  const server = await startServer({ port: await freePort(), env });
  try {
    const session = await enter(server.url);
    const held = await openLot(session);
    const free = await openLot(session);
    const timed = async (work) => {
      const started = performance.now();
      return { result: await work(), ms: performance.now() - started };
    };

    const holding = await hold(postgres, held.line);
    const waiting = timed(() => held.one());
    mustBe(await free.one(), 'done', 'an exit from another lot');
    mustBe((await session.send('GET', 'produtos')).status, 200, 'a list while a lot is held');
    const refused = await waiting;
    mustBe(refused.result, 'away', 'an exit from the held lot');
    if (refused.ms > LIMIT)
      throw new Error(`the exit from the held lot was refused after ${Math.round(refused.ms)} ms`);
    await holding.end;

    // These requests wait for the lot and use all connections; the next request finds none.
    const again = await hold(postgres, held.line);
    const crowd = Array.from({ length: CONNECTIONS }, () => held.one());
    await wait(300);
    const list = await timed(async () => (await session.send('GET', 'produtos')).status);
    if (list.result !== 503 && list.result !== 200)
      throw new Error(`a list without a free connection was answered ${list.result}`);
    if (list.ms > LIMIT)
      throw new Error(`a list without a free connection was answered after ${Math.round(list.ms)} ms`);
    // A request may wait twice, for a connection and for the lock, so the time limits add up.
    if (!(await Promise.all(crowd)).includes('away')) throw new Error('no request of the crowd was refused');
    await again.end;

    held.retry();
    const after = await timed(() => held.one());
    mustBe(after.result, 'done', 'an exit after the lot is free');
    await held.settle();
    await free.settle();
    await server.stop();
    await checkInvariants(env);
    return `slow database: a held lot is refused after ${Math.round(refused.ms)} ms, a list without a free connection is answered ${list.result} after ${Math.round(list.ms)} ms, all is well ${Math.round(after.ms)} ms later`;
  } finally {
    await server.kill();
    await postgres.remove();
  }
}

/** A transaction outside the product that locks a stock line; resolves when it has the lock, with its `end`. */
async function hold(postgres, line) {
  const address = postgres.address('merenda');
  const end = postgres.run(
    'psql',
    '-q',
    address,
    '-c',
    `begin; select from produtos_estoque where id = ${line} for update; select pg_sleep(${HELD}); commit`,
  );
  const asleep = () =>
    postgres.run('psql', '-At', address, '-c', `select count(*) from pg_stat_activity where wait_event = 'PgSleep'`);
  while ((await asleep()).trim() !== '1') await wait(50);
  return { end };
}
